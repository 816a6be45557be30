import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { BackToDashboard } from './BackToDashboard.tsx';
import { MessagePage } from './MessagePage.tsx';
import { ErrorReference } from './ErrorReference.tsx';

/** Replaces a failed page until another one is opened. */
export function ErrorPage() {
  const translate = useTranslate();
  return (
    <MessagePage
      code="500"
      title={translate('errors.server.title')}
      text={translate('errors.server.text')}
      note={<ErrorReference />}
    >
      <Button variant="outlined" onClick={() => location.reload()}>
        {translate('errors.retry')}
      </Button>
      <BackToDashboard />
    </MessagePage>
  );
}
