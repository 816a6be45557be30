import Button from '@mui/material/Button';
import { useResetErrorBoundaryOnLocationChange, useTranslate } from 'react-admin';
import { BackToDashboard } from './BackToDashboard.tsx';
import { Message } from './Message.tsx';

interface ErrorPageProps {
  resetErrorBoundary?: (args?: unknown) => void;
}

const doNothing = () => {};

/** Stands in for a page that failed; it goes away when another page is opened. */
export function ErrorPage({ resetErrorBoundary = doNothing }: ErrorPageProps) {
  const translate = useTranslate();
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary);
  return (
    <Message code="500" title={translate('errors.server.title')} text={translate('errors.server.text')}>
      <Button variant="outlined" onClick={() => location.reload()}>
        {translate('errors.retry')}
      </Button>
      <BackToDashboard />
    </Message>
  );
}
