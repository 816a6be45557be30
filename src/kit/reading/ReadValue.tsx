import { useRecordContext, useTranslate } from 'react-admin';
import { Status } from '../fields/Status.tsx';
import type { SlotProps } from '../slots.ts';
import type { Readable } from './marking.ts';

/** Whether a record is read; unread ones have a status dot. */
export function ReadValue(_: SlotProps & { source: string }) {
  const translate = useTranslate();
  const record = useRecordContext<Readable>();
  if (record?.is_read === undefined) return null;
  const text = translate(`ra.boolean.${record.is_read}`);
  return record.is_read ? <span>{text}</span> : <Status tone="warning">{text}</Status>;
}
