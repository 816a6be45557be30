import MenuItem from '@mui/material/MenuItem';
import { useNotify, useRecordContext, useTranslate } from 'react-admin';
import type { Marking, Readable } from './marking.ts';

/** Row menu item that marks a record as read or unread. */
export function MarkReadItem<R extends Readable>({ marking }: { marking: Marking<R> }) {
  const translate = useTranslate();
  const notify = useNotify();
  const record = useRecordContext<R>();
  if (!record) return null;
  const mark = async () => {
    if (await marking.markOne(record, !record.is_read)) notify(marking.updated, { type: 'success' });
  };
  return (
    <MenuItem onClick={() => void mark()}>
      {translate(record.is_read ? 'reading.mark_unread' : 'reading.mark_read')}
    </MenuItem>
  );
}
