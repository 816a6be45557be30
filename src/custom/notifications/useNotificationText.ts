import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { useLocale } from '../../i18n/useLocale.ts';
import { clockTime } from '../../kit/fields/dateFormat.ts';
import { useCents } from '../../kit/fields/useCents.ts';
import { shortDate } from '../../kit/fields/longDate.ts';
import type { NotificationData } from '../../schemas/notifications/data.ts';
import type { Notification } from '../../schemas/notifications/notifications.ts';
import { summaryOf } from './texts.ts';

type Times = Pick<NotificationData, 'date' | 'start' | 'end'>;

/** The texts of a notification. */
export interface NotificationText {
  /** The event. */
  title: string;
  /** Customer, device and repair. A description of the type if there are none. */
  summary: string;
  /** The time of the appointment, preceded by its former time. */
  when: string;
}

/** Returns the texts of notifications in the user's language. */
export function useNotificationText() {
  const translate = useTranslate();
  const locale = useLocale();
  const centsText = useCents();
  return useCallback(
    ({ resource_type: type, data }: Notification): NotificationText => {
      if (!data) {
        const title = translate(`resources.notifications.values.resource_type.${type}`, { _: type });
        return { title, summary: translate(`inbox.descriptions.${type}`, { _: '' }), when: '' };
      }
      const times = [data.before, data].flatMap((one) => (one?.date ? whenOf(one, locale) : []));
      return {
        title: translate(`inbox.events.${data.subject}.${data.event}`, {
          smart_count: data.count,
          amount: centsText(data.amount ?? 0),
        }),
        summary: summaryOf(data),
        when: times.join(' → '),
      };
    },
    [translate, locale, centsText],
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
  TICKET: '/Tickets',
  ESTIMATE: '/Estimates',
};

/** Returns the path of the record a notification refers to. */
export function subjectPath({ data }: Notification): string | undefined {
  return data ? `${paths[data.subject]}/${data.id}` : undefined;
}
