import { numberFormat } from '../../schemas/formats.ts';

/** Of a working day. */
const dayHours = 8;

type Unit = 'minute' | 'hour' | 'day';

/** Returns how long work takes: in hours and minutes, from a working day on in hours, with (half) days of eight hours. */
export function workText(minutes: number, locale: string): string {
  const text = (count: number, unit: Unit) =>
    numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  const hours = Math.floor(minutes / 60);
  if (hours < dayHours)
    return [
      hours > 0 && text(hours, 'hour'),
      (minutes % 60 > 0 || hours === 0) && text(minutes % 60, 'minute'),
    ]
      .filter(Boolean)
      .join(' ');
  const all = Math.round(minutes / 60);
  if (all < 2 * dayHours) return text(all, 'hour');
  const days = Math.round((2 * all) / dayHours) / 2;
  const sign = days * dayHours === all ? '=' : '≈';
  return `${text(all, 'hour')} (${sign} ${text(days, 'day')} × ${text(dayHours, 'hour')})`;
}
