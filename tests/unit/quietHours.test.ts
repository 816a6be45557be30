import { expect, test } from 'vitest';
import { sendTime } from '../../src/schemas/messageRules/quietHours.ts';

const toronto = 'America/Toronto';
const night = { from: '21:00:00', until: '09:00:00' };

const sent = (moment: string, quiet: Parameters<typeof sendTime>[2] = night, zone = toronto) =>
  sendTime(new Date(moment), zone, quiet).toISOString();

test('A message of the day is sent at once, one of the night in the morning', () => {
  expect(sent('2026-06-10T16:00:00.000Z')).toBe('2026-06-10T16:00:00.000Z');
  expect(sent('2026-06-11T00:59:59.000Z')).toBe('2026-06-11T00:59:59.000Z');
  expect(sent('2026-06-11T01:00:00.000Z')).toBe('2026-06-11T13:00:00.000Z');
  expect(sent('2026-06-11T05:30:00.000Z')).toBe('2026-06-11T13:00:00.000Z');
  expect(sent('2026-06-11T13:00:00.000Z')).toBe('2026-06-11T13:00:00.000Z');
});

test('The clock is that of the location', () => {
  expect(sent('2026-06-11T01:00:00.000Z', night, 'America/Vancouver')).toBe('2026-06-11T01:00:00.000Z');
  expect(sent('2026-06-11T04:00:00.000Z', night, 'America/Vancouver')).toBe('2026-06-11T16:00:00.000Z');
});

test('The night in which the clocks change ends at the same time of the day', () => {
  expect(sent('2026-03-08T03:00:00.000Z')).toBe('2026-03-08T13:00:00.000Z');
  expect(sent('2026-11-01T02:00:00.000Z')).toBe('2026-11-01T14:00:00.000Z');
});

test('An end that the clock skips is as long after the beginning; one that it shows twice is never in the past', () => {
  expect(sent('2026-03-08T05:00:00.000Z', { from: '21:00:00', until: '02:30:00' })).toBe(
    '2026-03-08T07:30:00.000Z',
  );
  expect(sent('2026-11-01T06:15:00.000Z', { from: '21:00:00', until: '01:30:00' })).toBe(
    '2026-11-01T06:15:00.000Z',
  );
});

test('Quiet hours can be within a day, and there may be none', () => {
  const noon = { from: '12:00:00', until: '13:00:00' };
  expect(sent('2026-06-10T16:30:00.000Z', noon)).toBe('2026-06-10T17:00:00.000Z');
  expect(sent('2026-06-10T17:00:00.000Z', noon)).toBe('2026-06-10T17:00:00.000Z');
  expect(sent('2026-06-10T16:30:00.000Z', { from: '12:00:00', until: '12:00:00' })).toBe(
    '2026-06-10T16:30:00.000Z',
  );
  expect(sent('2026-06-10T16:30:00.000Z', undefined)).toBe('2026-06-10T16:30:00.000Z');
});
