import { isClosed, type LocationHour } from '../../schemas/hours.ts';

const two = (value: number) => String(value).padStart(2, '0');

/** 09:30:00 as people read it: 09:30 AM in English, 09:30 in French (specification 1 §9). */
function timeText(locale: string, time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  if (locale === 'fr') return `${two(hour)}:${two(minute)}`;
  return `${two(hour % 12 || 12)}:${two(minute)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** 'Closed', 'By Appointment' or when it is open (specification 1 §2.10). */
export function hourText(
  hour: LocationHour,
  { locale, translate }: { locale: string; translate: (key: string) => string },
): string {
  if (hour.by_appointment_only && !hour.is_voided)
    return translate('resources.locations.hours.by_appointment');
  if (isClosed(hour)) return translate('resources.locations.hours.closed');
  return `${timeText(locale, hour.open ?? '')} - ${timeText(locale, hour.close ?? '')}`;
}

/** The first day of 2023 was a Sunday. */
export const weekdayName = (locale: string, day: number) => {
  const name = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2023, 0, 1 + day),
  );
  return name.charAt(0).toUpperCase() + name.slice(1);
};
