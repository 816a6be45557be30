import { useLocale } from '../../i18n/useLocale.ts';
import { useSession } from '../../authProvider/session.ts';
import { dateFormat } from './dateFormat.ts';

/** Returns a formatter of date and time in the store's time zone. */
export function useDateTimeText() {
  const locale = useLocale();
  const { timezone } = useSession().store;
  return (date: string) => dateFormat(locale, timezone, 'moment').format(new Date(date));
}
