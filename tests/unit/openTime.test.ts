import { expect, test } from 'vitest';
import type { LocationHour } from '../../src/schemas/locations/hours.ts';
import { openingOn } from '../../src/schemas/locations/opening.ts';
import { afterOpenTime, openTimeBetween, type OpenPlace } from '../../src/schemas/locations/openTime.ts';
import { dayIn, timeIn } from '../../src/schemas/days.ts';

const HOUR = 3_600_000;

const hour = (day: number, changes: Partial<LocationHour> = {}): LocationHour => ({
  type: 'REGULAR',
  day,
  open: '09:00:00',
  close: '17:00:00',
  by_appointment_only: false,
  is_voided: false,
  ...changes,
});
const weekdays = [1, 2, 3, 4, 5].map((day) => hour(day));
const closedDays = [0, 6].map((day) => hour(day, { is_voided: true }));
const place: OpenPlace = { timezone: 'America/Toronto', hours: [...weekdays, ...closedDays] };

// Friday, 15:30 in Toronto.
const friday = new Date('2026-11-27T20:30:00Z');

test.each([
  [1, '2026-11-27T21:30:00.000Z'],
  [1.5, '2026-11-27T22:00:00.000Z'],
  [2, '2026-11-30T14:30:00.000Z'],
  [9.5, '2026-11-30T22:00:00.000Z'],
  [41.5, '2026-12-04T22:00:00.000Z'],
])('%d opening hours after a Friday afternoon pass over the nights and the weekend', (hours, expected) => {
  expect(afterOpenTime(hours * HOUR, friday, place)?.toISOString()).toBe(expected);
});

test('A closure does not count, a day with other hours counts as long as it is open', () => {
  const closures = [
    { date: '2026-11-30', name: null, open: null, close: null },
    { date: '2026-12-05', name: null, open: '10:00:00', close: '12:00:00' },
  ];
  expect(afterOpenTime(2 * HOUR, friday, { ...place, closures })?.toISOString()).toBe(
    '2026-12-01T14:30:00.000Z',
  );
  const monday = new Date('2026-12-07T05:00:00Z');
  expect(openTimeBetween(friday, monday, { ...place, closures })).toBe((1.5 + 4 * 8 + 2) * HOUR);
});

test('A location that stays closed has no such moment', () => {
  const hours = [0, 1, 2, 3, 4, 5, 6].map((day) => hour(day, { is_voided: true }));
  expect(afterOpenTime(HOUR, friday, { ...place, hours })).toBeUndefined();
});

test.each([
  ['2026-03-08', 23],
  ['2026-11-01', 25],
  ['2026-11-02', 24],
])('A day that is open all day, %s, has %i hours', (day, hours) => {
  const allDay = { ...place, hours: [0, 1, 2].map((one) => hour(one, { by_appointment_only: true })) };
  const start = new Date(`${day}T${day === '2026-11-02' ? '05' : day === '2026-03-08' ? '05' : '04'}:00:00Z`);
  expect(openTimeBetween(start, new Date(start.getTime() + hours * HOUR), allDay)).toBe(hours * HOUR);
  expect(afterOpenTime(hours * HOUR, start, allDay)?.getTime()).toBe(start.getTime() + hours * HOUR);
});

test('Opening times keep their place on the clock when daylight saving begins and ends', () => {
  for (const day of ['2026-03-09', '2026-11-02']) {
    const end = afterOpenTime(8 * HOUR, new Date(`${day}T05:00:00Z`), place)!;
    expect([dayIn(place.timezone, end), timeIn(place.timezone, end)]).toEqual([day, '17:00:00']);
  }
});

test('The time between two moments is that of the minutes at which it is open', () => {
  let seed = 7;
  const random = (most: number) => (seed = (seed * 16_807) % 2_147_483_647) % most;
  const closures = [{ date: '2026-03-11', name: null, open: null, close: null }];
  const own = { ...place, closures };
  const isOpen = (moment: Date) => {
    const opening = openingOn(dayIn(own.timezone, moment), own.hours, closures);
    const time = timeIn(own.timezone, moment);
    return opening !== undefined && time >= opening.open && time < opening.close;
  };
  const MINUTE = 60_000;
  const begin = Date.parse('2026-03-05T00:00:00Z');
  for (let round = 0; round < 12; round += 1) {
    const from = begin + random(3 * 1440) * MINUTE;
    const to = from + random(6 * 1440) * MINUTE;
    let counted = 0;
    for (let at = from; at < to; at += MINUTE) if (isOpen(new Date(at))) counted += MINUTE;
    expect(openTimeBetween(new Date(from), new Date(to), own)).toBe(counted);
    if (counted === 0) continue;
    const end = afterOpenTime(counted, new Date(from), own)!;
    expect(openTimeBetween(new Date(from), end, own)).toBe(counted);
  }
});
