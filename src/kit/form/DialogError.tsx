import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'react-admin';

/** Replaces a dialog's content with the reason why it could not be opened. */
export function DialogError({
  message = 'messages.not_allowed',
  onClose,
}: {
  message?: string;
  onClose: () => void;
}) {
  const translate = useTranslate();
  return (
    <>
      <DialogContent>
        <Alert severity="error">{translate(message)}</Alert>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('dialog.close')}</Button>
      </DialogActions>
    </>
  );
}
