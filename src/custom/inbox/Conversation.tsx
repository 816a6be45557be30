import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { useCan } from '../../authProvider/useCan.ts';
import { Card } from '../../kit/Card.tsx';
import { usePageRecord } from '../../kit/detailPage/usePageRecord.ts';
import { LoadErrorAlert } from '../../kit/LoadErrorAlert.tsx';
import { useReload } from '../../kit/useReload.ts';
import { textMessages, type TextMessage } from '../../schemas/inbox/textMessages.ts';
import { threads } from '../../schemas/inbox/threads.ts';
import { useThreadCalls } from './calls.ts';
import { MessageBubble } from './MessageBubble.tsx';
import { TextComposer } from './TextComposer.tsx';

const PAGE = 50;

/** The messages of the conversation on the page, the newest last, and the field to answer. Opening it reads them. */
export default function Conversation() {
  const { id, unread, is_stopped, location_id } = usePageRecord(threads);
  const translate = useTranslate();
  const may = useCan();
  const [count, setCount] = useState(PAGE);
  const { data, total, error, refetch } = useGetList<TextMessage>(textMessages.name, {
    filter: { thread_id: id },
    sort: textMessages.defaultSort,
    pagination: { page: 1, perPage: count },
  });
  const { markThreadRead } = useThreadCalls();
  const reload = useReload(threads);
  const read = useEffectEvent(() => void markThreadRead({ params: { id } }).then(reload, () => undefined));
  useEffect(() => {
    if (unread > 0) read();
  }, [unread]);
  const isWritable = may('update', threads, { location_id });
  return (
    <Card title={translate('conversation.title')}>
      {error && <LoadErrorAlert message="messages.load_failed" onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={160} />}
      {data && data.length > 0 && (
        <Box component="ol" aria-live="polite" aria-label={translate('conversation.title')} sx={listStyle}>
          {data.map((message) => (
            <MessageBubble key={message.id} message={message} />
          ))}
          {total !== undefined && total > data.length && (
            <Box component="li" sx={{ alignSelf: 'center' }}>
              <Button onClick={() => setCount(count + PAGE)}>{translate('conversation.earlier')}</Button>
            </Box>
          )}
        </Box>
      )}
      {data?.length === 0 && (
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {translate('conversation.none')}
        </Typography>
      )}
      {is_stopped && <Alert severity="info">{translate('conversation.stopped_about')}</Alert>}
      {isWritable && !is_stopped && <TextComposer key={id} />}
    </Card>
  );
}

/** The newest is shown at the bottom and stays in view when another arrives. */
const listStyle = {
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: 1.5,
  maxHeight: '50vh',
  overflowY: 'auto',
  listStyle: 'none',
  p: 0,
  m: 0,
  mb: 2,
};
