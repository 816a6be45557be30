import { useRecordContext } from 'react-admin';
import { useLocale } from '../../../i18n/useLocale.ts';
import type { SlotProps } from '../../../kit/slots.ts';
import { clockTime } from '../../../kit/fields/dateFormat.ts';

interface ValueProps extends SlotProps {
  source: string;
}

/** A time in the location's time zone. */
export function TimeValue({ source }: ValueProps) {
  const locale = useLocale();
  const time = useRecordContext()?.[source] as string | null | undefined;
  return time ? <time dateTime={time.slice(0, 5)}>{clockTime(time, locale)}</time> : null;
}

/** Number of booked repairs. */
export function CountValue({ source }: ValueProps) {
  const items = useRecordContext()?.[source] as unknown[] | undefined;
  return <span>{items?.length ?? 0}</span>;
}
