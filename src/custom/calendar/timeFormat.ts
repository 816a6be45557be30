import { formatDate } from '@fullcalendar/react';

/** '2pm', '2:45pm'; '14:00' and '14:45' in French. */
export const timeFormatOf = (locale: string) =>
  ({ hour: 'numeric', minute: '2-digit', omitZeroMinute: locale !== 'fr', meridiem: 'short' }) as const;

const known = new Map<string, string>();

/** A time of UTC as the calendar writes it; remembered, because hundreds are shown at once. */
export function timeTextOf(moment: Date, locale: string): string {
  const key = `${locale} ${moment.toISOString().slice(11, 16)}`;
  const text = known.get(key) ?? formatDate(moment, { ...timeFormatOf(locale), locale, timeZone: 'UTC' });
  known.set(key, text);
  return text;
}
