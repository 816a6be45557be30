import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

/** Load error with a retry button, in place of the content. */
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
