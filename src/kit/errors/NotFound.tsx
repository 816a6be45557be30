import { useTranslate } from 'react-admin';
import { BackToDashboard } from './BackToDashboard.tsx';
import { Message } from './Message.tsx';

export function NotFound() {
  const translate = useTranslate();
  return (
    <Message code="404" title={translate('errors.not_found.title')} text={translate('errors.not_found.text')}>
      <BackToDashboard />
    </Message>
  );
}
