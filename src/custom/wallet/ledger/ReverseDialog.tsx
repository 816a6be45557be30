import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useCents } from '../../../kit/fields/useCents.ts';
import { useTakeStep } from '../../../kit/steps/useTakeStep.ts';
import { transactions, type Transaction } from '../../../schemas/wallet/transactions.ts';

interface ReverseDialogProps {
  transaction: Transaction;
  onClose: () => void;
}

/** Asks for the reason before a manual transaction is reversed. */
export function ReverseDialog({ transaction, onClose }: ReverseDialogProps) {
  const translate = useTranslate();
  const cents = useCents();
  const id = useId();
  const [note, setNote] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { take, isBusy, isOpen, failure } = useTakeStep({
    model: transactions,
    step: 'reverse',
    done: 'wallet.reverse.done',
    onDone: onClose,
  });
  const isMissing = !note.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setIsTried(true);
    if (!isMissing) void take({ id: transaction.id, values: { note: note.trim() } });
  };
  const kind = translate(`resources.transactions.values.kind.${transaction.kind}`);
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={id}>{translate('wallet.reverse.title')}</DialogTitle>
        <DialogContent>
          <p style={{ marginTop: 0 }}>
            {translate('wallet.reverse.text', { kind, amount: cents(transaction.amount) })}
          </p>
          <TextField
            fullWidth
            autoFocus
            required
            multiline
            label={translate('wallet.reverse.why')}
            value={note}
            disabled={isOpen}
            error={isTried && isMissing}
            helperText={isTried && isMissing && translate('validation.required')}
            onChange={({ target }) => setNote(target.value)}
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
          {failure && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {failure}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('dialog.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {translate(isOpen ? 'errors.retry' : 'wallet.reverse.label')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
