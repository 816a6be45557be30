import { useRecordContext } from 'react-admin';
import { useLocale } from '../../i18n/useLocale.ts';
import type { SlotProps } from '../slots.ts';
import { longDate, shortDate } from './longDate.ts';

/** A calendar day; the long form as title. */
export function DayValue({ source }: SlotProps & { source: string }) {
  const locale = useLocale();
  const date = useRecordContext()?.[source] as string | undefined;
  if (!date) return null;
  return (
    <time dateTime={date} title={longDate(date, locale)}>
      {shortDate(date, locale)}
    </time>
  );
}
