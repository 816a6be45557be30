import MenuItem from '@mui/material/MenuItem';
import { useNotify, useRecordContext, useTranslate } from 'react-admin';
import { useMarkRead } from '../useMarkRead.ts';
import type { Notification } from '../../../schemas/notifications/notifications.ts';

/** The entry of a row's menu that marks it as read, or as unread. */
export default function MarkReadItem() {
  const translate = useTranslate();
  const notify = useNotify();
  const markRead = useMarkRead();
  const record = useRecordContext<Notification>();
  if (!record) return null;
  const mark = async () => {
    if (await markRead(record, !record.is_read))
      notify('resources.notifications.messages.updated', { type: 'success' });
  };
  return (
    <MenuItem onClick={() => void mark()}>
      {translate(record.is_read ? 'inbox.mark_unread' : 'inbox.mark_read')}
    </MenuItem>
  );
}
