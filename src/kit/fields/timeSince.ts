import { numberFormat, relativeTimeFormat } from '../../schemas/formats.ts';

const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** '5 minutes ago', in the largest unit that is at least one. */
export function timeSince(date: string, locale: string, now = Date.now()): string {
  const seconds = Math.max(0, Math.round((now - Date.parse(date)) / 1000));
  const [unit, size] = units.find(([, length]) => seconds >= length) ?? (['second', 1] as const);
  const format = relativeTimeFormat(locale, { numeric: 'auto' });
  return format.format(unit === 'second' ? 0 : -Math.floor(seconds / size), unit);
}

/** '5 min', in the largest unit that is at least one. */
export function elapsed(date: string, locale: string, now = Date.now()): string {
  const seconds = Math.max(60, Math.round((now - Date.parse(date)) / 1000));
  const [unit, size] = units.find(([, length]) => seconds >= length) ?? (['minute', 60] as const);
  const format = numberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' });
  return format.format(Math.floor(seconds / size));
}
