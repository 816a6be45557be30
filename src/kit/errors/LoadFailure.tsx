import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Message } from './Message.tsx';
import { Reference } from './Reference.tsx';

interface LoadFailureProps {
  /** A message key. */
  title?: string;
  onRetry: () => void;
}

/** Shown when what every screen needs, or a page, could not be loaded. */
export function LoadFailure({ title = 'errors.load.title', onRetry }: LoadFailureProps) {
  const translate = useTranslate();
  const reason = navigator.onLine ? 'errors.load.text' : 'errors.load.offline';
  return (
    <Message title={translate(title)} text={translate(reason)} note={<Reference />}>
      <Button variant="contained" onClick={onRetry}>
        {translate('errors.retry')}
      </Button>
    </Message>
  );
}
