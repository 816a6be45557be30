import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';

interface ConfirmProps {
  title: string;
  text: string;
  /** Does what is asked about: the primary button. */
  yes: string;
  /** Leaves everything as it is; has the focus first. */
  no: string;
  onYes: () => void;
  onNo: () => void;
  isBusy?: boolean;
  /** Stands below the text, such as why it could not be done. */
  children?: ReactNode;
}

/** Asks before something is done that cannot be taken back. */
export function Confirm({ title, text, yes, no, onYes, onNo, isBusy = false, children }: ConfirmProps) {
  const id = useId();
  return (
    <Dialog open onClose={onNo} role="alertdialog" aria-labelledby={id} aria-describedby={`${id}text`}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <div id={`${id}text`}>{text}</div>
        {children}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" autoFocus onClick={onNo}>
          {no}
        </Button>
        <Button variant="contained" disabled={isBusy} onClick={onYes}>
          {yes}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
