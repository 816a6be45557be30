import { dayIn } from '../../schemas/days.ts';
import { dateFormat } from './dateFormat.ts';

/** Days without a time zone are handled in UTC. */
const zone = 'UTC';
const dayOf = (date: string) => new Date(`${date}T00:00:00Z`);

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const suffixes: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

/** 'Monday, January 1st 2024' (contract 4 §9), or 'lundi 1er janvier 2024'. */
export function longDate(date: string, locale: string): string {
  const parts = dateFormat(locale, zone, 'long').formatToParts(dayOf(date));
  const [weekday, month, year] = (['weekday', 'month', 'year'] as const).map(
    (type) => parts.find((part) => part.type === type)?.value,
  );
  const day = dayOf(date).getUTCDate();
  if (locale === 'fr') return `${weekday} ${day === 1 ? '1er' : day} ${month} ${year}`;
  return `${weekday}, ${month} ${day}${suffixes[ordinals.select(day)]} ${year}`;
}

/** With time: 'Monday, January 1st 2024, 02:30 PM'. */
export function longMoment(moment: string, locale: string, timezone: string): string {
  const date = new Date(moment);
  const time = dateFormat(locale, timezone, 'time').format(date);
  return `${longDate(dayIn(timezone, date), locale)}, ${time}`;
}

/** '2026-03-09' as 'Mar 9, 2026', or '9 mars 2026'. */
export const shortDate = (date: string, locale: string): string =>
  dateFormat(locale, zone, 'short').format(dayOf(date));

/** 'Mar 8 – 14, 2026', or '8–14 mars 2026'. */
export const dateRange = (first: string, last: string, locale: string): string =>
  dateFormat(locale, zone, 'short').formatRange(dayOf(first), dayOf(last));

/** 'March 2026', or 'Mars 2026'. */
export function monthName(date: string, locale: string): string {
  const name = dateFormat(locale, zone, 'month').format(dayOf(date));
  return name.charAt(0).toUpperCase() + name.slice(1);
}
