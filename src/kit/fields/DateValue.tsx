import { useRecordContext } from 'react-admin';
import { useLocale } from '../../i18n/useLocale.ts';
import { useSession } from '../../authProvider/session.ts';
import { dateFormat } from './dateFormat.ts';
import { longMoment } from './longDate.ts';

/** A short date in the store's time zone; the full date and time, formatted on hover, as title. */
export function DateValue({ source }: { source: string }) {
  const locale = useLocale();
  const { timezone } = useSession().store;
  const value = useRecordContext()?.[source] as string | undefined;
  if (!value) return null;
  const date = new Date(value);
  return (
    <time
      dateTime={value}
      onPointerEnter={({ currentTarget }) => {
        currentTarget.title = longMoment(value, locale, timezone);
      }}
    >
      {dateFormat(locale, timezone, 'short').format(date)}
    </time>
  );
}
