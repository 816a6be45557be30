import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { MessagePage } from './MessagePage.tsx';
import { ReloadButton } from './ReloadButton.tsx';
import { ErrorReference } from './ErrorReference.tsx';

interface LoadErrorPageProps {
  /** A message key. */
  title?: string;
  /** The code may belong to a replaced version: also offers to reload the page. */
  isOutdated?: boolean;
  onRetry: () => void;
}

/** Shown when a page, or data that every screen needs, could not be loaded. */
export function LoadErrorPage({
  title = 'errors.load.title',
  isOutdated = false,
  onRetry,
}: LoadErrorPageProps) {
  const translate = useTranslate();
  const reason = isOutdated
    ? 'errors.load.gone'
    : navigator.onLine
      ? 'errors.load.text'
      : 'errors.load.offline';
  return (
    <MessagePage title={translate(title)} text={translate(reason)} note={<ErrorReference />}>
      {isOutdated && <ReloadButton />}
      <Button variant={isOutdated ? 'text' : 'contained'} onClick={onRetry}>
        {translate('errors.retry')}
      </Button>
    </MessagePage>
  );
}
