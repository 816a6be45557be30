import { useEffect, useEffectEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Card } from '../../kit/Card.tsx';
import { usePageRecord } from '../../kit/detailPage/usePageRecord.ts';
import { useReload } from '../../kit/useReload.ts';
import { threads } from '../../schemas/inbox/threads.ts';
import { useThreadCalls } from './calls.ts';
import { outboxCode } from './lazy.ts';
import { MailConversation } from './MailConversation.tsx';
import { TextConversation } from './TextConversation.tsx';

/** The messages of the conversation on the page. Opening it reads them. */
export default function Conversation() {
  const { id, unread, channel } = usePageRecord(threads);
  const translate = useTranslate();
  const { markThreadRead } = useThreadCalls();
  const reload = useReload(threads);
  const read = useEffectEvent(() => void markThreadRead({ params: { id } }).then(reload, () => undefined));
  useEffect(() => {
    if (unread > 0) read();
  }, [unread]);
  useEffect(() => void outboxCode.load().catch(() => undefined), []);
  return (
    <Card title={translate('conversation.title')}>
      {channel === 'MAIL' ? <MailConversation /> : <TextConversation />}
    </Card>
  );
}
