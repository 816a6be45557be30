import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { reasonOf } from '../../../dataProvider/errors.ts';
import { DialogFrame } from '../../../kit/form/DialogFrame.tsx';
import type { TradeSettings } from '../../../schemas/trade/settings.ts';
import { useTradeCalls } from '../calls.ts';

const queryKey = ['tradeSettings'];

/** Validity of offers, and whether sellers must show an ID. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const { getTradeSettings } = useTradeCalls();
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => getTradeSettings({ signal }),
    gcTime: 0,
  });
  return (
    <DialogFrame title={translate('trade.settings.title')} onClose={onClose}>
      {error && <Alert severity="error">{translate(reasonOf(error, 'messages.load_failed'))}</Alert>}
      {!data && !error && <Skeleton variant="rounded" height={200} sx={{ m: 3 }} />}
      {data && <SettingsForm settings={data} onClose={onClose} />}
    </DialogFrame>
  );
}

function SettingsForm({ settings, onClose }: { settings: TradeSettings; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { updateTradeSettings } = useTradeCalls();
  const [days, setDays] = useState(String(settings.offer_days));
  const [age, setAge] = useState(String(settings.minimum_age));
  const [needs, setNeeds] = useState(settings.needs_identity);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const isDaysRight = isWhole(days, 1, 365);
  const isAgeRight = isWhole(age, 0, 99);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isDaysRight || !isAgeRight) return;
    setIsBusy(true);
    try {
      await updateTradeSettings({
        body: { offer_days: Number(days), needs_identity: needs, minimum_age: Number(age) },
      });
      void queryClient.invalidateQueries({ queryKey });
      notify('trade.settings.saved', { type: 'success' });
      onClose();
    } catch (error) {
      setFailure(reasonOf(error, 'messages.failed'));
      setIsBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <DialogContent dividers>
        <Stack sx={{ gap: 2, pt: 1 }}>
          <TextField
            required
            label={translate('trade.settings.offer_days')}
            value={days}
            error={!isDaysRight}
            helperText={translate(
              isDaysRight ? 'trade.settings.offer_days_hint' : 'trade.settings.days_wrong',
            )}
            onChange={({ target }) => setDays(target.value)}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
          <FormControlLabel
            control={<Switch checked={needs} onChange={(_, isOn) => setNeeds(isOn)} />}
            label={translate('trade.settings.needs_identity')}
          />
          <TextField
            required
            label={translate('trade.settings.minimum_age')}
            value={age}
            error={!isAgeRight}
            helperText={isAgeRight ? undefined : translate('trade.settings.age_wrong')}
            onChange={({ target }) => setAge(target.value)}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
          {failure && <Alert severity="error">{translate(failure)}</Alert>}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button type="submit" variant="contained" loading={isBusy}>
          {translate('dialog.save')}
        </Button>
      </DialogActions>
    </form>
  );
}

const isWhole = (text: string, min: number, max: number) =>
  /^\d{1,3}$/.test(text.trim()) && Number(text) >= min && Number(text) <= max;
