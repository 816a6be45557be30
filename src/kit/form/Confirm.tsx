import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';

interface ConfirmProps {
  title: string;
  text: string;
  /** Label of the primary button. */
  confirmLabel: string;
  /** Label of the cancel button, which is focused first. */
  cancelLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  isBusy?: boolean;
  /** Rendered below the text, such as an error. */
  children?: ReactNode;
}

/** Asks for confirmation before an irreversible action. */
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
