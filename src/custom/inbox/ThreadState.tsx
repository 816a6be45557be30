import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useRecordContext, useTranslate } from 'react-admin';
import { Status } from '../../kit/fields/Status.tsx';
import type { SlotProps } from '../../kit/slots.ts';
import type { Thread } from '../../schemas/inbox/threads.ts';

/** Whether a thread is done, its unread and undelivered messages, and whether its number stopped messages. */
export function ThreadState(_: SlotProps) {
  const translate = useTranslate();
  const thread = useRecordContext<Thread>();
  if (!thread) return null;
  const { state, unread, failed, is_stopped } = thread;
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Status tone={state === 'OPEN' ? 'warning' : 'neutral'}>
        {translate(`conversation.states.${state}`)}
      </Status>
      {unread > 0 && (
        <Chip
          size="small"
          color="primary"
          label={translate('conversation.unread', { smart_count: unread })}
        />
      )}
      {failed > 0 && (
        <Status tone="warning">{translate('conversation.failed', { smart_count: failed })}</Status>
      )}
      {is_stopped && <Status tone="neutral">{translate('conversation.stopped')}</Status>}
    </Stack>
  );
}
