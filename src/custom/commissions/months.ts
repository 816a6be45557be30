import { dateTimeFormat } from '../../schemas/formats.ts';

/** Returns `count` months (YYYY-MM) ending with that of `day`, latest first. */
export function monthsUntil(day: string, count: number): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - 1 - index, 1)).toISOString().slice(0, 7),
  );
}

/** 'November 2026', 'novembre 2026'. */
export const monthText = (month: string, locale: string) =>
  dateTimeFormat(locale === 'fr' ? 'fr-CA' : 'en-CA', {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));
