import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

interface LoadFailedProps {
  /** A message key. */
  message?: string;
  onRetry: () => void;
}

/** What could not be loaded, in its place, and another try. */
export function LoadFailed({ message = 'messages.load_failed', onRetry }: LoadFailedProps) {
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      sx={{ my: 2 }}
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
