import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';

interface QuestionProps {
  title: string;
  text: string;
  /** Does what is asked about. */
  yes: string;
  /** Leaves everything as it is; the first choice. */
  no: string;
  onYes: () => void;
  onNo: () => void;
  isBusy?: boolean;
}

/** Asks before something is done that cannot be taken back. */
export function Question({ title, text, yes, no, onYes, onNo, isBusy = false }: QuestionProps) {
  const id = useId();
  return (
    <Dialog open onClose={onNo} role="alertdialog" aria-labelledby={id} aria-describedby={`${id}text`}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent id={`${id}text`}>{text}</DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={isBusy} onClick={onYes}>
          {yes}
        </Button>
        <Button variant="contained" autoFocus onClick={onNo}>
          {no}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
