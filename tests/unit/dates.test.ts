import { describe, expect, test } from 'vitest';
import { dateRange, longDate, monthName, shortDate, longMoment } from '../../src/kit/fields/longDate.ts';
import { clockTime } from '../../src/kit/fields/dateFormat.ts';
import { dayIn, momentIn } from '../../src/schemas/days.ts';
import { timeSince } from '../../src/kit/fields/timeSince.ts';

const plain = (text: string) => text.replace(/\s/g, ' ');

describe('day', () => {
  test.each([
    ['2026-03-10T03:59:59Z', 'America/Toronto', '2026-03-09'],
    ['2026-03-10T04:00:00Z', 'America/Toronto', '2026-03-10'],
    ['2026-03-10T06:59:59Z', 'America/Vancouver', '2026-03-09'],
    ['2026-03-10T07:00:00Z', 'America/Vancouver', '2026-03-10'],
    ['2026-01-01T03:30:00Z', 'America/Halifax', '2025-12-31'],
  ])('at %s in %s is %s', (moment, timezone, day) => {
    expect(dayIn(timezone, new Date(moment))).toBe(day);
  });

  test.each([
    ['2024-01-01', 'en', 'Monday, January 1st 2024'],
    ['2024-01-02', 'en', 'Tuesday, January 2nd 2024'],
    ['2024-01-03', 'en', 'Wednesday, January 3rd 2024'],
    ['2024-01-11', 'en', 'Thursday, January 11th 2024'],
    ['2024-01-22', 'en', 'Monday, January 22nd 2024'],
    ['2024-01-01', 'fr', 'lundi 1er janvier 2024'],
    ['2024-01-02', 'fr', 'mardi 2 janvier 2024'],
  ])('formats %s in %s as %s', (date, locale, words) => {
    expect(longDate(date, locale)).toBe(words);
  });
});

test.each([
  ['09:05:00', '09:05 AM', '09 h 05'],
  ['00:00:00', '12:00 AM', '00 h 00'],
  ['14:30:00', '02:30 PM', '14 h 30'],
])('formats %s as %s, in French %s', (time, english, french) => {
  expect(plain(clockTime(time, 'en'))).toBe(english);
  expect(plain(clockTime(time, 'fr'))).toBe(french);
});

test('formats days, weeks and months the same in lists and in the calendar', () => {
  expect(shortDate('2026-03-09', 'en')).toBe('Mar 9, 2026');
  expect(shortDate('2026-03-09', 'fr')).toBe('9 mars 2026');
  expect(plain(dateRange('2026-03-08', '2026-03-14', 'en'))).toMatch(/^Mar 8 ?– ?14, 2026$/);
  expect(plain(dateRange('2026-03-09', '2026-03-15', 'fr'))).toMatch(/^9 ?– ?15 mars 2026$/);
  expect(monthName('2026-03-09', 'en')).toBe('March 2026');
  expect(monthName('2026-03-09', 'fr')).toBe('Mars 2026');
});

test.each([
  [0, 'now', 'maintenant'],
  [59, 'now', 'maintenant'],
  [60, '1 minute ago', 'il y a 1 minute'],
  [7199, '1 hour ago', 'il y a 1 heure'],
  [86_400, 'yesterday', 'hier'],
  [3 * 604_800, '3 weeks ago', 'il y a 3 semaines'],
  [-5, 'now', 'maintenant'],
])('formats %d seconds ago as %s, in French %s', (seconds, english, french) => {
  const now = Date.UTC(2026, 2, 10);
  const date = new Date(now - seconds * 1000).toISOString();
  expect(timeSince(date, 'en', now)).toBe(english);
  expect(timeSince(date, 'fr', now)).toBe(french);
});

test.each([
  ['America/Toronto', '2026-07-01', '09:00:00', '2026-07-01T13:00:00.000Z'],
  ['America/Toronto', '2026-12-01', '23:45:00', '2026-12-02T04:45:00.000Z'],
  ['America/St_Johns', '2026-12-01', '09:00:00', '2026-12-01T12:30:00.000Z'],
  // Clocks go forward at 02:00: 02:30 does not exist and uses the offset before the change (RFC 5545).
  ['America/Toronto', '2027-03-14', '02:30:00', '2027-03-14T07:30:00.000Z'],
  ['America/Toronto', '2027-03-14', '01:59:00', '2027-03-14T06:59:00.000Z'],
  ['America/Toronto', '2027-03-14', '03:30:00', '2027-03-14T07:30:00.000Z'],
  ['Europe/Berlin', '2027-03-28', '02:30:00', '2027-03-28T01:30:00.000Z'],
  // Midnight does not exist: the day starts at 01:00.
  ['America/Havana', '2027-03-14', '00:00:00', '2027-03-14T05:00:00.000Z'],
  ['Australia/Lord_Howe', '2026-10-04', '02:15:00', '2026-10-03T15:45:00.000Z'],
  // Clocks go back at 02:00: 01:30 occurs twice; the first one counts.
  ['America/Toronto', '2026-11-01', '01:30:00', '2026-11-01T05:30:00.000Z'],
  ['America/Toronto', '2026-11-01', '02:00:00', '2026-11-01T07:00:00.000Z'],
  ['Europe/Berlin', '2026-10-25', '02:30:00', '2026-10-25T00:30:00.000Z'],
])('converts in %s the local time %s %s to %s', (zone, date, time, moment) => {
  expect(new Date(momentIn(zone, date, time)).toISOString()).toBe(moment);
});

test('formats a moment as its day and time in the store', () => {
  const moment = '2024-01-02T03:30:00.000Z';
  expect(longMoment(moment, 'en', 'America/Toronto')).toBe('Monday, January 1st 2024, 10:30 PM');
  expect(longMoment(moment, 'fr', 'America/Toronto')).toBe('lundi 1er janvier 2024, 22 h 30');
});
