import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useId, useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Fields } from '../../../../kit/form/FormGrid.tsx';
import { StepFailure } from '../../../../kit/steps/StepFailure.tsx';
import { useTakeStep } from '../../../../kit/steps/useTakeStep.ts';
import { transferClosings, type TransferClosing } from '../../../../schemas/inventory/transfers.ts';
import { textParameters, type StepProps } from './step.ts';

/** Closes a transfer with missing units: they return to the source or are lost, with a reason. */
export function CloseDialog({ model, record, step, onDone, onClose }: StepProps) {
  const translate = useTranslate();
  const id = useId();
  const words = `resources.${model.name}.steps.close`;
  const { take, isBusy, isOpen, failure, changes } = useTakeStep({
    model,
    step,
    done: `${words}.done`,
    onDone,
  });
  const [as, setAs] = useState<TransferClosing>('RETURNED');
  const [note, setNote] = useState('');
  const isMissing = as === 'LOST' && !note.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!isMissing) void take({ id: record.id, shown: record, values: { as, note: note.trim() || null } });
  };
  return (
    <Dialog open fullWidth onClose={onClose} aria-labelledby={id}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={id}>{translate(`${words}.title`, textParameters(record))}</DialogTitle>
        <DialogContent>
          <p style={{ marginTop: 0 }}>{translate(`${words}.text`, textParameters(record))}</p>
          <Fields disabled={isOpen} inert={isOpen}>
            <RadioGroup
              aria-labelledby={id}
              value={as}
              onChange={(_, value) => setAs(transferClosings.find((one) => one === value) ?? as)}
            >
              {transferClosings.toReversed().map((one) => (
                <FormControlLabel
                  key={one}
                  value={one}
                  control={<Radio autoFocus={one === as} />}
                  label={translate(`${words}.as.${one}`, textParameters(record))}
                />
              ))}
            </RadioGroup>
            <TextField
              fullWidth
              multiline
              margin="normal"
              label={translate(`${words}.note`)}
              required={as === 'LOST'}
              value={note}
              onChange={({ target }) => setNote(target.value)}
              helperText={isMissing ? translate(`${words}.note_needed`) : undefined}
              slotProps={{ htmlInput: { maxLength: 500 } }}
            />
          </Fields>
          <StepFailure {...{ model, record, failure, changes }} />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('stockOrders.back')}
          </Button>
          <Button type="submit" variant="contained" disabled={isBusy || isMissing}>
            {translate(`${words}.yes`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
