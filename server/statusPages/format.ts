import { dateTimeFormat, numberFormat } from '../../src/schemas/formats.ts';
import { dayIn } from '../../src/schemas/days.ts';
import type { PageLanguage } from './texts.ts';

const localeOf = (language: PageLanguage) => `${language}-CA`;

/** An amount in cents. */
export const amountText = (cents: number, language: PageLanguage): string =>
  numberFormat(localeOf(language), { style: 'currency', currency: 'CAD' }).format(cents / 100);

/** A moment at a place. */
export const dateText = (moment: Date | string, language: PageLanguage, timeZone: string): string =>
  dateTimeFormat(localeOf(language), { dateStyle: 'long', timeStyle: 'short', timeZone }).format(
    new Date(moment),
  );

/** A day (YYYY-MM-DD) with its weekday. */
export const weekdayText = (day: string, language: PageLanguage): string =>
  dateTimeFormat(localeOf(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(day));

/** A time of the day (HH:mm:ss). */
export const timeText = (time: string, language: PageLanguage): string =>
  dateTimeFormat(localeOf(language), { timeStyle: 'short', timeZone: 'UTC' }).format(
    new Date(`1970-01-01T${time}Z`),
  );

/** Today at a place and the six days after it. */
export function nextDays(timeZone: string): string[] {
  const today = Date.parse(dayIn(timeZone));
  return Array.from({ length: 7 }, (_, index) =>
    new Date(today + index * 24 * 3_600_000).toISOString().slice(0, 10),
  );
}
