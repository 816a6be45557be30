import type { RecordText } from '../../kit/slots.ts';
import type { NotificationData } from '../../schemas/notifications/data.ts';
import type { Notification } from '../../schemas/notifications/notifications.ts';

/** 'Robin Roy · iPhone 15 Screen Replacement +1'. */
export function summaryOf({ customer, device, repair, others }: NotificationData): string {
  const work = [device, repair, others > 0 && `+${others}`].filter(Boolean).join(' ');
  return [customer, work].filter(Boolean).join(' · ');
}

export const summaryText: RecordText = (record) => {
  const { data } = record as unknown as Notification;
  return data ? summaryOf(data) : '';
};

/** '2026-03-09 10:15', for exports. */
export const whenText: RecordText = (record) => {
  const { date, start } = (record as unknown as Notification).data ?? {};
  return [date, start?.slice(0, 5)].filter(Boolean).join(' ');
};
