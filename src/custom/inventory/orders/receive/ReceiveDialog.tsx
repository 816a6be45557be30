import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState, type FormEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useSession } from '../../../../authProvider/session.ts';
import { DialogTop } from '../../../../kit/form/DialogFrame.tsx';
import { Fields } from '../../../../kit/form/FormGrid.tsx';
import { Confirm } from '../../../../kit/form/Confirm.tsx';
import { ScanField } from '../../../../kit/scan/ScanField.tsx';
import { playScanFeedback } from '../../../../kit/scan/playScanFeedback.ts';
import { StepFailure } from '../../../../kit/steps/StepFailure.tsx';
import { useOpenStep } from '../../../../kit/steps/openStep.ts';
import type { StatefulRecord } from '../../../../kit/steps/statefulRecord.ts';
import { useStepText } from '../../../../kit/steps/useStepText.ts';
import { useTakeOpenStep } from '../../../../kit/steps/useTakeOpenStep.ts';
import { seesCosts } from '../../../../schemas/inventory/access.ts';
import { outstandingOf } from '../../../../schemas/inventory/lines.ts';
import { withLabelOffer } from '../../labels/labelOffer.tsx';
import type { LineOptions, OrderLine } from '../lines/line.ts';
import {
  countMissing,
  toArrivals,
  costOf,
  quantityOf,
  countScan,
  type ReceivedCounts,
} from './receivedCounts.ts';
import { ReceiveLine } from './ReceiveLine.tsx';
import { useReceivedCounts } from './useReceivedCounts.ts';

/** A purchase order or a transfer. */
type Order = StatefulRecord & { lines: OrderLine[] };

/** Received quantities are scanned or typed; missing ones are shown before the step is taken. */
export default function ReceiveDialog({ kind }: { kind: LineOptions }) {
  const { model, record, step, onClose } = useOpenStep<Order>();
  const translate = useTranslate();
  const notify = useNotify();
  const id = useId();
  const { who } = useSession();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { arrived, setArrived, forget } = useReceivedCounts(model.name, record.id);
  const [last, setLast] = useState<string>();
  const [scanError, setScanError] = useState<string>();
  const [isOverMeant, setIsOverMeant] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const text = useStepText(model, record);
  const { take, isBusy, isOpen, failure, changes } = useTakeOpenStep({
    isQuiet: true,
    onTaken: () => notify(...withLabelOffer(text(step, 'done'), toArrivals(record.lines, arrived))),
  });

  const mayBeMore = kind.hasCost === true;
  const lines = record.lines.filter(
    (line) => outstandingOf(line) > 0 || (mayBeMore && arrived[line.item_id]),
  );
  const quantities = lines.map((line) => quantityOf(arrived, line));
  const total = quantities.reduce<number>((sum, quantity) => sum + (quantity ?? 0), 0);
  const isOver = lines.some((line, index) => (quantities[index] ?? 0) > outstandingOf(line));
  const mayCorrect = mayBeMore && seesCosts(who) === true;
  const isWrong = quantities.includes(undefined) || lines.some((line) => costOf(arrived, line) === null);

  const change = (changed: ReceivedCounts) => {
    setScanError(undefined);
    setArrived(changed);
  };
  const onCode = (code: string) => {
    const result = countScan(arrived, record.lines, code, { isNamed: kind.hasSerials === true, last });
    playScanFeedback(result !== undefined);
    if (!result) return setScanError(translate('stockOrders.receive.unknown', { code }));
    setLast(result.item_id);
    return change(result.arrived);
  };
  const leave = () => {
    forget();
    onClose();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (total === 0 || isWrong || (isOver && !isOverMeant)) return;
    const values = { lines: toArrivals(lines, arrived), ...(isOver && { over: true }) };
    if (await take(values)) forget();
  };

  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      fullScreen={isPhone}
      onClose={() => (total > 0 ? setIsLeaving(true) : leave())}
      aria-labelledby={id}
    >
      <DialogTop
        id={id}
        title={text(step, 'title')}
        onClose={() => (total > 0 ? setIsLeaving(true) : leave())}
      />
      <form noValidate onSubmit={(event) => void submit(event)} style={form}>
        <DialogContent dividers>
          <Fields disabled={isOpen} inert={isOpen}>
            <ScanField
              label={translate('stockOrders.receive.scan')}
              listensGlobally
              isContinuous
              autoFocus={!isPhone}
              onCode={onCode}
              error={scanError !== undefined}
              helperText={<span role="alert">{scanError}</span>}
            />
            <Button onClick={() => change(countMissing(lines, arrived))}>
              {translate('stockOrders.receive.all')}
            </Button>
            <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
              {lines.map((line) => (
                <ReceiveLine
                  key={line.item_id}
                  line={line}
                  arrived={arrived}
                  isLast={line.item_id === last}
                  hasCost={mayCorrect}
                  onChange={(counted) => change({ ...arrived, [line.item_id]: counted })}
                />
              ))}
            </ul>
            {isOver && (
              <Alert severity="warning" sx={{ mt: 2 }}>
                {translate(mayBeMore ? 'stockOrders.receive.more' : 'stockOrders.receive.too_many')}
                {mayBeMore && (
                  <FormControlLabel
                    sx={{ display: 'flex' }}
                    control={
                      <Checkbox
                        checked={isOverMeant}
                        onChange={(_, isChecked) => setIsOverMeant(isChecked)}
                      />
                    }
                    label={translate('stockOrders.receive.more_meant')}
                  />
                )}
              </Alert>
            )}
          </Fields>
          <StepFailure {...{ model, record, failure, changes }} />
        </DialogContent>
        <DialogActions>
          <Typography role="status" variant="body2" color="text.secondary" sx={{ flexGrow: 1 }}>
            {translate('stockOrders.receive.total', { smart_count: total })}
          </Typography>
          <Button
            type="submit"
            variant="contained"
            disabled={isBusy || total === 0 || isWrong || (isOver && !isOverMeant)}
          >
            {text(step, 'yes')}
          </Button>
        </DialogActions>
      </form>
      {isLeaving && (
        <Confirm
          title={translate('dialog.unsaved.title')}
          text={translate('stockOrders.receive.unsaved')}
          confirmLabel={translate('dialog.unsaved.leave')}
          cancelLabel={translate('dialog.unsaved.stay')}
          onConfirm={leave}
          onCancel={() => setIsLeaving(false)}
        />
      )}
    </Dialog>
  );
}

const form = { display: 'flex', flexDirection: 'column', minHeight: 0, overflow: 'hidden' } as const;
