import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Message } from './Message.tsx';

/** Shown when what every screen needs could not be loaded. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const translate = useTranslate();
  const reason = navigator.onLine ? 'errors.load.text' : 'errors.load.offline';
  return (
    <Message title={translate('errors.load.title')} text={translate(reason)}>
      <Button variant="contained" onClick={onRetry}>
        {translate('errors.retry')}
      </Button>
    </Message>
  );
}
