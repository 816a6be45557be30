import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { useLocale } from '../../i18n/useLocale.ts';
import { clockTime } from '../../kit/fields/dateFormat.ts';
import { shortDate } from '../../kit/fields/longDate.ts';
import type { NotificationData } from '../../schemas/notifications/data.ts';
import type { Notification } from '../../schemas/notifications/notifications.ts';
import { summaryOf } from './texts.ts';

type Times = Pick<NotificationData, 'date' | 'start' | 'end'>;

/** What a notification tells its reader. */
export interface NotificationText {
  /** What happened. */
  title: string;
  /** To whom, of which device and repair; what kind it is where it does not say more. */
  summary: string;
  /** When it takes place, and when it did before. */
  when: string;
}

/** Words for notifications, in the language of the reader. */
export function useNotificationText() {
  const translate = useTranslate();
  const locale = useLocale();
  return useCallback(
    ({ resource_type: type, data }: Notification): NotificationText => {
      if (!data) {
        const title = translate(`resources.notifications.values.resource_type.${type}`, { _: type });
        return { title, summary: translate(`inbox.descriptions.${type}`, { _: '' }), when: '' };
      }
      const times = [data.before, data].flatMap((one) => (one?.date ? whenOf(one, locale) : []));
      return {
        title: translate(`inbox.events.${data.subject}.${data.event}`, { smart_count: data.count }),
        summary: summaryOf(data),
        when: times.join(' → '),
      };
    },
    [translate, locale],
  );
}

function whenOf({ date, start, end }: Times, locale: string): string {
  const times = [start, end].flatMap((time) => (time ? clockTime(time, locale) : []));
  return [shortDate(date ?? '', locale), times.join(' – ')].filter(Boolean).join(', ');
}

const paths = {
  APPOINTMENT: '/Appointments',
  QUOTE: '/Quotes',
  REQUEST: '/CustomerRequests',
  SHIPMENT: '/Shipping',
  ITEM: '/Items',
  TRANSFER: '/Transfers',
  PURCHASE_ORDER: '/PurchaseOrders',
};

/** Where what a notification is about can be seen. */
export function subjectPath({ data }: Notification): string | undefined {
  return data ? `${paths[data.subject]}/${data.id}` : undefined;
}
