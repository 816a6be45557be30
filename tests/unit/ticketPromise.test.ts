import { expect, test } from 'vitest';
import type { LocationHour } from '../../src/schemas/locations/hours.ts';
import { coveredServices } from '../../src/schemas/tickets/coverage.ts';
import { afterOpenMinutes, proposedPromises } from '../../src/schemas/tickets/promise.ts';
import { newService } from '../../src/schemas/tickets/services.ts';
import { isSerialLike } from '../../src/schemas/inventory/codes.ts';

const hours = [1, 2, 3, 4, 5].map((day): LocationHour => ({
  type: 'REGULAR',
  day,
  open: '09:00:00',
  close: '17:00:00',
  by_appointment_only: false,
  is_voided: false,
}));
const place = { timezone: 'America/Toronto', hours };
// Friday, 15:30 in Toronto.
const friday = new Date('2026-11-27T20:30:00Z');

test.each([
  [60, '2026-11-27T21:30:00.000Z'],
  [50, '2026-11-27T21:30:00.000Z'],
  [120, '2026-11-30T14:30:00.000Z'],
  [90 + 8 * 60, '2026-11-30T22:00:00.000Z'],
])('Work of %i minutes goes on when the location opens again', (minutes, expected) => {
  expect(afterOpenMinutes(minutes, friday, place)?.toISOString()).toBe(expected);
});

test('A closure is skipped, and a place that never opens promises nothing', () => {
  const closures = [{ date: '2026-11-30', name: null, open: null, close: null }];
  expect(afterOpenMinutes(120, friday, { ...place, closures })?.toISOString()).toBe(
    '2026-12-01T14:30:00.000Z',
  );
  const closed = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ ...hours[0]!, day, is_voided: true }));
  expect(proposedPromises(30, friday, { ...place, hours: closed })).toEqual([]);
});

test('The soonest time is proposed, then the ends of opening days', () => {
  expect(proposedPromises(30, friday, place).map((one) => one.toISOString())).toEqual([
    '2026-11-27T21:00:00.000Z',
    '2026-11-27T22:00:00.000Z',
    '2026-11-30T22:00:00.000Z',
  ]);
});

test('A service is covered from the day when the device was handed over', () => {
  const repaired = (warranty: number | null, warranty_unit: string | null) => ({
    state: 'GONE' as const,
    outcome: 'REPAIRED',
    state_date: '2026-08-31T12:00:00Z',
    services: [{ ...newService, name: `${warranty} ${warranty_unit}`, warranty, warranty_unit }],
  });
  const earlier = [
    repaired(90, 'DAY'),
    repaired(80, 'DAY'),
    repaired(1, 'YEAR'),
    repaired(-1, 'LIFETIME'),
    repaired(null, null),
  ];
  expect(coveredServices(earlier, friday)).toEqual([
    { name: '90 DAY', until: '2026-11-29' },
    { name: '1 YEAR', until: '2027-08-31' },
    { name: '-1 LIFETIME', until: null },
  ]);
  expect(coveredServices([{ ...earlier[0]!, outcome: 'DECLINED' }], friday)).toEqual([]);
});

test('A number is told from a name', () => {
  expect(
    ['490154203237518', 'C02X-1234ABCD', 'iPhone 13 Pro', 'iPhone13', 'Galaxy S21'].map(isSerialLike),
  ).toEqual([true, true, false, false, false]);
});
