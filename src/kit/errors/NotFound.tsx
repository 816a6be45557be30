import { useTranslate } from 'react-admin';
import { BackToDashboard } from './BackToDashboard.tsx';
import { MessagePage } from './MessagePage.tsx';

export function NotFound() {
  const translate = useTranslate();
  return (
    <MessagePage
      code="404"
      title={translate('errors.not_found.title')}
      text={translate('errors.not_found.text')}
    >
      <BackToDashboard />
    </MessagePage>
  );
}
