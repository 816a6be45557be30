import { describe, expect, test } from 'vitest';
import { availableSlots } from '../../src/schemas/appointments/availableSlots.ts';

const at = (start: string, end: string | null = null, is_voided = false) => ({
  selected_start_time: `${start}:00`,
  selected_end_time: end && `${end}:00`,
  is_voided,
});

const day = {
  opening: { open: '09:00:00', close: '12:00:00' },
  taken: [at('09:00', '10:00'), at('10:30')],
  atOnce: 1,
  minutes: 30,
  from: '00:00:00',
  most: 6,
};
const times = (values: Partial<typeof day> = {}) =>
  availableSlots({ ...day, ...values }).map((time) => time.slice(0, 5));

describe('available slots of a day', () => {
  test('are within the opening hours, between appointments', () => {
    expect(times()).toEqual(['10:00', '11:00', '11:15', '11:30']);
    expect(times({ minutes: 60 })).toEqual(['11:00']);
    expect(times({ minutes: 200 })).toEqual([]);
  });

  test('are not in the past', () => {
    expect(times({ from: '11:05:30' })).toEqual(['11:15', '11:30']);
    expect(times({ from: '18:00:00' })).toEqual([]);
  });

  test('use the capacity of the location', () => {
    expect(times({ atOnce: 2, most: 3 })).toEqual(['09:00', '09:15', '09:30']);
    const busy = [...day.taken, at('09:15', '09:30')];
    expect(times({ atOnce: 2, taken: busy, most: 2 })).toEqual(['09:30', '09:45']);
    // Consecutive appointments never overlap.
    const inTurn = [at('09:00', '09:15'), at('09:15', '09:30')];
    expect(times({ atOnce: 2, taken: inTurn, most: 1 })).toEqual(['09:00']);
  });

  test('ignore appointments that are cancelled or have no time', () => {
    const none = { ...at('09:00'), selected_start_time: null };
    expect(times({ taken: [at('09:00', '12:00', true), none as never], most: 1 })).toEqual(['09:00']);
  });

  test('are empty if the location is closed, and by day if it is always open', () => {
    expect(availableSlots({ ...day, opening: undefined })).toEqual([]);
    expect(times({ opening: { open: '00:00:00', close: '24:00:00' }, taken: [], most: 1 })).toEqual([
      '08:00',
    ]);
  });
});
