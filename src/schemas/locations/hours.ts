import { Type, type Static } from 'typebox';
import { Entity, NullableString } from '../common.ts';

export const hourTypes = ['REGULAR', 'HOLIDAY'] as const;
export type HourType = (typeof hourTypes)[number];

/** Sunday is 0. */
export const weekdays = [0, 1, 2, 3, 4, 5, 6];

/** HH:mm:ss, nullable. */
export const Time = NullableString({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$' });

/** Opening hours of a weekday; closed without a closing time. */
export const LocationHour = Entity({
  day: Type.Integer({ minimum: 0, maximum: 6 }),
  type: Type.Enum([...hourTypes]),
  open: Time,
  close: Time,
  by_appointment_only: Type.Boolean(),
  is_voided: Type.Boolean(),
  store_id: Type.Optional(Type.String({ format: 'uuid' })),
});
export type LocationHour = Static<typeof LocationHour>;

/** Default hours: open Monday to Friday, closed on holidays. */
const defaultHour = (type: HourType, day: number): LocationHour => {
  const isOpen = type === 'REGULAR' && day >= 1 && day <= 5;
  return {
    day,
    type,
    open: isOpen ? '09:00:00' : null,
    close: isOpen ? '17:00:00' : null,
    by_appointment_only: false,
    is_voided: false,
  };
};

/** The 14 records of a location in order, with defaults for missing ones. */
export const allHours = (known: readonly LocationHour[] = []): LocationHour[] =>
  hourTypes.flatMap((type) =>
    weekdays.map(
      (day) => known.find((hour) => hour.type === type && hour.day === day) ?? defaultHour(type, day),
    ),
  );

export const isClosed = ({ open, close, is_voided }: LocationHour) => is_voided || !open || !close;

/** Requires one record per type and day, and opening before closing. */
export function hoursErrors(hours: readonly LocationHour[]) {
  const kinds = new Set(hours.map(({ type, day }) => `${type} ${day}`));
  const path = '/location_hours';
  if (hours.length !== 14 || kinds.size !== 14) return [{ path, code: 'hours' }];
  return hours.flatMap(({ open, close }, index) => {
    if (close && !open) return [{ path: `${path}/${index}/open`, code: 'required' }];
    return open && close && open >= close ? [{ path: `${path}/${index}/close`, code: 'closing' }] : [];
  });
}
