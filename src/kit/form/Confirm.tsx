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
  confirmLabel: string;
  /** Leaves everything as it is; has the focus first. */
  cancelLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  isBusy?: boolean;
  /** Stands below the text, such as why it could not be done. */
  children?: ReactNode;
}

/** Asks before something is done that cannot be taken back. */
export function Confirm({
  title,
  text,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  isBusy = false,
  children,
}: ConfirmProps) {
  const id = useId();
  return (
    <Dialog open onClose={onCancel} role="alertdialog" aria-labelledby={id} aria-describedby={`${id}text`}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <div id={`${id}text`}>{text}</div>
        {children}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" autoFocus onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button variant="contained" disabled={isBusy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
