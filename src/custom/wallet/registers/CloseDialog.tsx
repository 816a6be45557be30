import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useOpenStep } from '../../../kit/steps/openStep.ts';
import { useTakeOpenStep } from '../../../kit/steps/useTakeOpenStep.ts';
import { denominationsTotal, type Denominations, type Register } from '../../../schemas/wallet/registers.ts';
import { CountFields } from './CountFields.tsx';
import { Difference } from './Difference.tsx';

/**
 * A blind count: asks for the cash without showing the expected amount, then shows the difference and closes the
 * register.
 */
export default function CloseDialog() {
  const { record: register, onClose } = useOpenStep<Register>();
  const translate = useTranslate();
  const id = useId();
  const [pieces, setPieces] = useState<Denominations>({});
  const [note, setNote] = useState('');
  const [isCounted, setIsCounted] = useState(false);
  const { take, isBusy, isOpen, failure } = useTakeOpenStep({ anyVersion: true });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!isCounted) setIsCounted(true);
    else void take({ denominations: pieces, note: note.trim() || null });
  };
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <form noValidate onSubmit={submit} style={{ display: 'contents' }}>
        <DialogTitle id={id}>
          {translate('resources.registers.steps.close.title', { ...register })}
        </DialogTitle>
        <DialogContent dividers>
          {failure && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {failure}
            </Alert>
          )}
          {isCounted ? (
            <Difference
              register={register}
              counted={denominationsTotal(pieces)}
              note={note}
              onNote={setNote}
            />
          ) : (
            <CountFields pieces={pieces} onChange={setPieces} />
          )}
        </DialogContent>
        <DialogActions>
          {isCounted ? (
            <Button color="inherit" disabled={isBusy || isOpen} onClick={() => setIsCounted(false)}>
              {translate('resources.registers.steps.close.again')}
            </Button>
          ) : (
            <Button color="inherit" onClick={onClose}>
              {translate('dialog.cancel')}
            </Button>
          )}
          <Button type="submit" variant="contained" disabled={isBusy}>
            {translate(
              isOpen
                ? 'errors.retry'
                : isCounted
                  ? 'resources.registers.steps.close.label'
                  : 'resources.registers.steps.close.next',
            )}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
