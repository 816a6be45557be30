import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { useCan } from '../../authProvider/useCan.ts';
import { usePageRecord } from '../../kit/detailPage/usePageRecord.ts';
import { textMessages, type TextMessage } from '../../schemas/inbox/textMessages.ts';
import { threads } from '../../schemas/inbox/threads.ts';
import { MessageBubble } from './MessageBubble.tsx';
import { MessageList } from './MessageList.tsx';
import { WaitingReplies } from './outbox/WaitingReplies.tsx';
import { TextComposer } from './TextComposer.tsx';

const PAGE = 50;

/** The text messages of the conversation on the page, and the field to answer. */
export function TextConversation() {
  const { id, is_stopped, location_id } = usePageRecord(threads);
  const translate = useTranslate();
  const isWritable = useCan()('update', threads, { location_id });
  const [count, setCount] = useState(PAGE);
  const { data, total, error, refetch } = useGetList<TextMessage>(textMessages.name, {
    filter: { thread_id: id },
    sort: textMessages.defaultSort,
    pagination: { page: 1, perPage: count },
  });
  return (
    <>
      <MessageList
        messages={data?.map((message) => (
          <MessageBubble key={message.id} message={message} />
        ))}
        hasEarlier={data !== undefined && total !== undefined && total > data.length}
        hasFailed={Boolean(error)}
        onEarlier={() => setCount(count + PAGE)}
        onRetry={() => void refetch()}
      />
      {is_stopped && <Alert severity="info">{translate('conversation.stopped_about')}</Alert>}
      {isWritable && (is_stopped ? <WaitingReplies threadId={id} /> : <TextComposer key={id} />)}
    </>
  );
}
