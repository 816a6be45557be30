import { useRecordContext } from 'react-admin';
import type { SlotProps } from '../../../kit/slots.ts';
import type { Notification } from '../../../schemas/notifications/notifications.ts';
import { useNotificationText } from '../useNotificationText.ts';

type ValueProps = SlotProps & { source: string };

export function TitleValue(_: ValueProps) {
  const textOf = useNotificationText();
  const record = useRecordContext<Notification>();
  return record?.resource_type ? <span>{textOf(record).title}</span> : null;
}

/** The time of the appointment, preceded by its former time. */
export function WhenValue(_: ValueProps) {
  const textOf = useNotificationText();
  const record = useRecordContext<Notification>();
  return record?.data ? <span>{textOf(record).when}</span> : null;
}
