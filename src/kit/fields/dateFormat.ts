import { dateTimeFormat } from '../../schemas/formats.ts';

const time = { hour: '2-digit', minute: '2-digit' } as const;
const short = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const long = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' } as const;

const styles = {
  time,
  short,
  long,
  month: { month: 'long', year: 'numeric' },
  dayOfMonth: { month: 'short', day: 'numeric' },
  shortMonth: { month: 'short', year: '2-digit' },
  dayTime: { month: 'short', day: 'numeric', ...time },
  moment: { ...short, ...time },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Returns a cached date format for a locale, time zone and style. */
export const dateFormat = (
  locale: string,
  timeZone: string,
  style: keyof typeof styles,
): Intl.DateTimeFormat =>
  // English times are hh:mm A (contract 1 §9, 4 §9), as in en-US.
  dateTimeFormat(locale === 'fr' ? 'fr-CA' : 'en-US', { ...styles[style], timeZone });

/**
 * Formats a time of day without a time zone: '14:30:00' as '02:30 PM' or '14 h 30'; returns an invalid one unchanged.
 */
export function clockTime(value: string, locale: string): string {
  const moment = new Date(`1970-01-01T${value}Z`);
  return Number.isNaN(moment.getTime()) ? value : dateFormat(locale, 'UTC', 'time').format(moment);
}
