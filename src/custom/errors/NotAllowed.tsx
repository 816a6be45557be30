import { useTranslate } from 'react-admin';
import { BackToDashboard } from './BackToDashboard.tsx';
import { Message } from './Message.tsx';

export function NotAllowed() {
  const translate = useTranslate();
  return (
    <Message
      code="403"
      title={translate('errors.not_allowed.title')}
      text={translate('errors.not_allowed.text')}
    >
      <BackToDashboard />
    </Message>
  );
}
