import { dateTimeFormat } from '../../schemas/formats.ts';
import { isClosed, type LocationHour } from '../../schemas/locations/hours.ts';
import { clockTime } from '../../kit/fields/dateFormat.ts';

/** 'Closed', 'By Appointment' or the opening hours (contract 1 §2.10). */
export function hourText(
  hour: LocationHour,
  { locale, translate }: { locale: string; translate: (key: string) => string },
): string {
  if (hour.by_appointment_only && !hour.is_voided)
    return translate('resources.locations.hours.by_appointment');
  if (isClosed(hour)) return translate('resources.locations.hours.closed');
  return [hour.open, hour.close].map((time) => clockTime(time ?? '', locale)).join(' - ');
}

/** January 1st, 2023 was a Sunday. */
export const weekdayName = (locale: string, day: number) => {
  const name = dateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2023, 0, 1 + day),
  );
  return name.charAt(0).toUpperCase() + name.slice(1);
};
