const languageOf = (locale: string) => (locale === 'fr' ? 'fr-CA' : 'en-CA');

/** A day without a time zone, as a moment of UTC. */
const dayOf = (date: string) => new Date(`${date}T00:00:00Z`);

const suffixes: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

/** 'Monday, January 1st 2024' (specification 4 §9), or 'lundi 1er janvier 2024'. */
export function longDate(date: string, locale: string): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languageOf(locale), { ...options, timeZone: 'UTC' }).format(dayOf(date));
  const day = dayOf(date).getUTCDate();
  const [weekday, month, year] = [
    part({ weekday: 'long' }),
    part({ month: 'long' }),
    part({ year: 'numeric' }),
  ];
  if (locale === 'fr') return `${weekday} ${day === 1 ? '1er' : day} ${month} ${year}`;
  const suffix = suffixes[new Intl.PluralRules('en', { type: 'ordinal' }).select(day)];
  return `${weekday}, ${month} ${day}${suffix} ${year}`;
}

/** '2026-03-09' as 'Mar 9, 2026'. */
export const shortDate = (date: string, locale: string): string =>
  new Intl.DateTimeFormat(languageOf(locale), { dateStyle: 'medium', timeZone: 'UTC' }).format(dayOf(date));

/** '14:30:00' as '02:30 PM' (specification 4 §9), or '14 h 30'. */
export const clockTime = (time: string, locale: string): string =>
  new Intl.DateTimeFormat(locale === 'fr' ? 'fr-CA' : 'en-US', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(new Date(`1970-01-01T${time}Z`));
