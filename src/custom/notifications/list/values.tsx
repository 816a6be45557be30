import { useRecordContext } from 'react-admin';
import type { SlotProps } from '../../../kit/slots.ts';
import type { Notification } from '../../../schemas/notifications/notifications.ts';
import { useNotificationText } from '../useNotificationText.ts';

type ValueProps = SlotProps & { source: string };

/** What happened. */
export function TitleValue(_: ValueProps) {
  const textOf = useNotificationText();
  const record = useRecordContext<Notification>();
  return record?.resource_type ? <span>{textOf(record).title}</span> : null;
}

/** When what it is about takes place, and when it did before. */
export function WhenValue(_: ValueProps) {
  const textOf = useNotificationText();
  const record = useRecordContext<Notification>();
  return record?.data ? <span>{textOf(record).when}</span> : null;
}
