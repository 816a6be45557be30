import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useScanner } from '../../../kit/scan/useScanner.ts';

interface SetDialogProps {
  name: string;
  counted: number | null;
  onSet: (quantity: number) => void;
  /** Scans still count while the dialog is open. */
  onCode: (code: string) => void;
  onClose: () => void;
}

const limit = 1_000_000;

/** Sets the counted quantity of an item. */
export function SetQuantityDialog({ name, counted, onSet, onCode, onClose }: SetDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const region = useRef<HTMLFormElement>(null);
  const [text, setText] = useState(counted === null ? '' : String(counted));
  const [isTried, setIsTried] = useState(false);
  useScanner(region, (code) => {
    onClose();
    onCode(code);
  });
  const typed = text.trim();
  const isRight = /^\d+$/.test(typed) && Number(typed) <= limit;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setIsTried(true);
    if (isRight) onSet(Number(typed));
  };
  const isWrong = !isRight && (isTried || typed !== '');
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
      <form ref={region} noValidate onSubmit={submit}>
        <DialogTitle id={id}>{translate('counts.set', { name })}</DialogTitle>
        <DialogContent>
          <TextField
            fullWidth
            autoFocus
            margin="dense"
            label={translate('counts.quantity')}
            value={text}
            error={isWrong}
            helperText={isWrong && translate('counts.quantity_wrong', { limit })}
            onChange={({ target }) => setText(target.value)}
            onFocus={({ target }) => target.select()}
            slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('dialog.cancel')}
          </Button>
          <Button type="submit" variant="contained">
            {translate('counts.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
