import { useTranslate } from 'react-admin';
import { useLocale } from '../../../i18n/useLocale.ts';
import { timeSince } from '../../../kit/fields/timeSince.ts';
import type { ContactRequest } from '../../../schemas/customers/contactRequests.ts';

/** Returns a formatter for who answered a request last, and when; undefined if nobody did. */
export function useAnsweredText(): (request: ContactRequest) => string | undefined {
  const translate = useTranslate();
  const locale = useLocale();
  return ({ last_reply_by: by, last_reply_date: date }) =>
    date === null
      ? undefined
      : translate('resources.customerRequests.answered_by', {
          name: by?.name ?? '–',
          time: timeSince(date, locale),
        });
}
