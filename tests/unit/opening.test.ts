import { describe, expect, test } from 'vitest';
import { parseDuration, totalDuration } from '../../src/schemas/appointments/durations.ts';
import { allHours } from '../../src/schemas/locations/hours.ts';
import { isWithinOpening, openingOn } from '../../src/schemas/locations/opening.ts';

/** Nine to five, Monday to Friday. */
const hours = allHours();
const tuesday = '2026-03-10';

describe('opening hours', () => {
  test.each([
    [tuesday, '09:00:00', '17:00:00', true],
    [tuesday, '09:00:00', null, true],
    [tuesday, null, null, true],
    [tuesday, '08:45:00', '09:30:00', false],
    [tuesday, '16:45:00', '17:15:00', false],
    [tuesday, '17:00:00', null, false],
    ['2026-03-08', '10:00:00', null, false],
    ['2026-03-08', null, null, false],
  ])('%s from %s to %s: %s', (selected_date, selected_start_time, selected_end_time, isOpen) => {
    const booking = { selected_date, selected_start_time, selected_end_time };
    expect(isWithinOpening(booking, hours)).toBe(isOpen);
  });

  test('are overridden by a closure', () => {
    const closed = { date: tuesday, name: 'Holiday', open: null, close: null };
    const early = { ...closed, open: '09:00:00', close: '12:00:00' };
    const sunday = { ...early, date: '2026-03-08' };
    const at = (selected_date: string, selected_start_time: string) => ({
      selected_date,
      selected_start_time,
    });
    expect(isWithinOpening(at(tuesday, '10:00:00'), hours, [closed])).toBe(false);
    expect(isWithinOpening(at(tuesday, '10:00:00'), hours, [early])).toBe(true);
    expect(isWithinOpening(at(tuesday, '13:00:00'), hours, [early])).toBe(false);
    expect(isWithinOpening(at('2026-03-08', '10:00:00'), hours, [closed, sunday])).toBe(true);
  });

  test('by appointment only include any time', () => {
    const any = hours.map((hour) => ({ ...hour, open: null, close: null, by_appointment_only: true }));
    expect(openingOn(tuesday, any)).toEqual({ open: '00:00:00', close: '24:00:00' });
  });
});

describe('duration', () => {
  test.each([
    ['45 minutes', 45],
    ['1 hour', 60],
    ['1 h 30 min', 90],
    ['1,5 heures', 90],
    ['2 days', undefined],
    ['3 months', undefined],
    ['soon', undefined],
  ])('%s is %s minutes', (text, minutes) => {
    expect(parseDuration(text)).toBe(minutes);
  });

  test('of repairs is their sum if all are known', () => {
    expect(totalDuration([{ duration: '45 minutes' }, { duration: '1 hour' }])).toBe(105);
    expect(['1h30', '1 h 30', '1 h. 30', '2 hours 15'].map(parseDuration)).toEqual([90, 90, 90, 135]);
    expect(totalDuration([{ duration: '45 minutes' }, { duration: '2 days' }])).toBeUndefined();
    expect(totalDuration([])).toBeUndefined();
  });
});
