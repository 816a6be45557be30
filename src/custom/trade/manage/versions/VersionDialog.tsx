import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState, type FormEvent } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { DialogFrame } from '../../../../kit/form/DialogFrame.tsx';
import { Confirm } from '../../../../kit/form/Confirm.tsx';
import { useFailureMessage } from '../../../../kit/useFailureMessage.ts';
import { useReload } from '../../../../kit/useReload.ts';
import { useToday } from '../../../../kit/useToday.ts';
import { useLocale } from '../../../../i18n/useLocale.ts';
import { tradeVersions, type TradeVersion } from '../../../../schemas/trade/versions.ts';
import { DeductionRows } from './DeductionRows.tsx';
import { parseDeduction, formatDeduction, type TypedDeduction } from './typedDeductions.ts';

interface VersionDialogProps {
  /** Undefined for a new version. */
  version?: TradeVersion | undefined;
  versions: TradeVersion[];
  textOf: (version: TradeVersion) => string;
  onClose: () => void;
  onSaved: (id: string) => void;
}

/** A version of the price list: first day, deductions, and for a new one the version to copy prices from. */
export function VersionDialog({ version, versions, textOf, onClose, onSaved }: VersionDialogProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const refusal = useFailureMessage(tradeVersions);
  const reload = useReload(tradeVersions);
  const today = useToday();
  const model = versions.find(({ state }) => state === 'CURRENT') ?? versions[0];
  const [start] = useState(() => ({
    valid_from: version?.valid_from ?? today,
    note: version?.note ?? '',
    copied_from_id: model?.id ?? '',
    deductions: (version ?? model)?.deductions.map(formatDeduction(locale)) ?? [],
  }));
  const [typed, setTyped] = useState(start);
  const [isAsked, setIsAsked] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const change = (values: Partial<typeof start>) => setTyped({ ...typed, ...values });
  const deductions = typed.deductions.map(parseDeduction);
  const isRight = typed.valid_from !== '' && deductions.every((one) => one !== undefined);
  const leave = () => (typed === start ? onClose() : setIsLeaving(true));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (!isRight) return;
    setIsBusy(true);
    const data = { valid_from: typed.valid_from, note: typed.note.trim() || null, deductions };
    try {
      const saved = version
        ? await dataProvider.update(tradeVersions.name, { id: version.id, data, previousData: version })
        : await dataProvider.create(tradeVersions.name, {
            data: { ...data, copied_from_id: typed.copied_from_id || null },
          });
      reload();
      notify('trade.manage.saved', { type: 'success' });
      onSaved(String(saved.data.id));
    } catch (error) {
      setFailure(refusal(error, 'messages.failed'));
      setIsBusy(false);
    }
  };
  return (
    <DialogFrame
      title={translate(`resources.tradeVersions.actions.${version ? 'edit' : 'new'}`)}
      maxWidth="md"
      onClose={leave}
    >
      <form noValidate onSubmit={(event) => void submit(event)} style={column}>
        <DialogContent dividers>
          <Stack sx={{ gap: 2, pt: 1 }}>
            <TextField
              required
              type="date"
              label={translate('resources.tradeVersions.fields.valid_from')}
              value={typed.valid_from}
              onChange={({ target }) => change({ valid_from: target.value })}
              slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today } }}
            />
            <TextField
              label={translate('resources.tradeVersions.fields.note')}
              value={typed.note}
              onChange={({ target }) => change({ note: target.value })}
              slotProps={{ htmlInput: { maxLength: 500 } }}
            />
            {!version && versions.length > 0 && (
              <TextField
                select
                label={translate('resources.tradeVersions.fields.copied_from_id')}
                value={typed.copied_from_id}
                onChange={({ target }) => change({ copied_from_id: target.value })}
                slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
              >
                <MenuItem value="">{translate('trade.manage.no_prices')}</MenuItem>
                {versions.map((one) => (
                  <MenuItem key={one.id} value={one.id}>
                    {textOf(one)}
                  </MenuItem>
                ))}
              </TextField>
            )}
            <DeductionRows
              rows={typed.deductions}
              isAsked={isAsked}
              onChange={(rows: TypedDeduction[]) => change({ deductions: rows })}
            />
            {failure && <Alert severity="error">{failure}</Alert>}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={leave}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            {translate(version ? 'dialog.save' : 'dialog.create')}
          </Button>
        </DialogActions>
      </form>
      {isLeaving && (
        <Confirm
          title={translate('dialog.unsaved.title')}
          text={translate('trade.manage.unsaved')}
          confirmLabel={translate('dialog.unsaved.leave')}
          cancelLabel={translate('dialog.unsaved.stay')}
          onConfirm={onClose}
          onCancel={() => setIsLeaving(false)}
        />
      )}
    </DialogFrame>
  );
}

const column = { display: 'flex', flexDirection: 'column', minHeight: 0, overflow: 'hidden' } as const;
