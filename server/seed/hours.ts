import { allHours, type LocationHour } from '../../src/schemas/locations/hours.ts';

type Times = [open: string, close: string] | 'closed' | 'by appointment';

/** Opening hours from Sunday to Saturday; the first location opens longer, and takes appointments on holidays. */
const flagship: Times[] = [
  ['11:00', '17:00'],
  ...Array.from({ length: 4 }, (): Times => ['09:30', '19:00']),
  ['09:30', '20:00'],
  ['10:00', '18:00'],
];
const shop: Times[] = [
  'closed',
  ...Array.from({ length: 5 }, (): Times => ['10:00', '18:30']),
  ['10:00', '17:00'],
];
const holidays: Times[] = Array.from({ length: 7 }, (_, day): Times =>
  day === 0 ? 'closed' : 'by appointment',
);

/** The 14 rows of the demo's n-th location. */
export function hoursOf(index: number): LocationHour[] {
  const regular = index === 0 ? flagship : shop;
  const holiday = index % 2 === 0 ? holidays : holidays.map((): Times => 'closed');
  return allHours().map((hour) => {
    const times = (hour.type === 'REGULAR' ? regular : holiday)[hour.day] ?? 'closed';
    const [open, close] = typeof times === 'string' ? [null, null] : times.map((time) => `${time}:00`);
    return {
      ...hour,
      open: open ?? null,
      close: close ?? null,
      by_appointment_only: times === 'by appointment',
    };
  });
}
