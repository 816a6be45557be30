import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

/** Says why something could not be loaded, where it would be, and asks for it again. */
export function LoadErrorAlert({ message, onRetry }: { message: string; onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {translate('errors.retry')}
        </Button>
      }
    >
      {translate(message)}
    </Alert>
  );
}
