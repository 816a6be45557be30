import { useRecordContext, useTranslate } from 'react-admin';
import { useLocale } from '../../i18n/useLocale.ts';
import type { SlotProps } from '../../kit/slots.ts';
import type { Closure } from '../../schemas/locations/closures.ts';
import type { LocationHour } from '../../schemas/locations/hours.ts';
import { closureText, dayName } from './closureText.ts';
import { hourText, weekdayName } from './hourText.ts';

/** 'Monday, Regular Hours: 09:00 AM - 06:00 PM', one line per day. */
export function HoursValue({ source = 'location_hours' }: SlotProps) {
  const [translate, locale] = [useTranslate(), useLocale()];
  const hours = (useRecordContext()?.[source] ?? []) as LocationHour[];
  return hours.map((hour) => (
    <div key={`${hour.type} ${hour.day}`}>
      {weekdayName(locale, hour.day)}, {translate(`resources.locations.hours.${hour.type}`)}:{' '}
      {hourText(hour, { locale, translate })}
    </div>
  ));
}

/** 'Friday, December 25th 2026, Christmas: Closed', one line per closure. */
export function ClosuresValue({ source = 'closures' }: SlotProps) {
  const [translate, locale] = [useTranslate(), useLocale()];
  const closures = (useRecordContext()?.[source] ?? []) as Closure[];
  return closures.map((closure) => (
    <div key={closure.date}>
      {dayName(closure, locale)}: {closureText(closure, { locale, translate })}
    </div>
  ));
}
