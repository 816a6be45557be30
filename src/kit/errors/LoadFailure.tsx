import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Message } from './Message.tsx';
import { ReloadButton } from './ReloadButton.tsx';
import { Reference } from './Reference.tsx';

interface LoadFailureProps {
  /** A message key. */
  title?: string;
  /** Asked again it may fail for ever: to load the page anew is offered as well. */
  mayBeGone?: boolean;
  onRetry: () => void;
}

/** Shown when what every screen needs, or a page, could not be loaded. */
export function LoadFailure({ title = 'errors.load.title', mayBeGone = false, onRetry }: LoadFailureProps) {
  const translate = useTranslate();
  const reason = mayBeGone
    ? 'errors.load.gone'
    : navigator.onLine
      ? 'errors.load.text'
      : 'errors.load.offline';
  return (
    <Message title={translate(title)} text={translate(reason)} note={<Reference />}>
      {mayBeGone && <ReloadButton />}
      <Button variant={mayBeGone ? 'text' : 'contained'} onClick={onRetry}>
        {translate('errors.retry')}
      </Button>
    </Message>
  );
}
