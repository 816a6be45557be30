import { useTranslate } from 'react-admin';
import { useLocale } from '../../i18n/useLocale.ts';
import { shortDate } from '../../kit/fields/longDate.ts';

/** Answers 'Expected Nov 30': when more of an item comes; nothing where nobody knows. */
export function useExpectedText(): (day: string | null | undefined) => string {
  const translate = useTranslate();
  const locale = useLocale();
  return (day) => (day ? translate('inventory.expected', { date: shortDate(day, locale) }) : '');
}
