import { useTranslate } from 'react-admin';
import { useLocale } from '../../i18n/useLocale.ts';
import { shortDate } from '../../kit/fields/longDate.ts';

/** Returns a formatter for 'Expected Nov 30'; '' if the date is unknown. */
export function useExpectedText(): (day: string | null | undefined) => string {
  const translate = useTranslate();
  const locale = useLocale();
  return (day) => (day ? translate('inventory.expected', { date: shortDate(day, locale) }) : '');
}
