import type { Closure } from '../../src/schemas/locations/closures.ts';

type Day = [monthAndDay: string, name: string, open?: string, close?: string];

const holidays: Day[] = [
  ['01-01', 'New Year’s Day'],
  ['07-01', 'Canada Day'],
  ['09-30', 'National Day for Truth and Reconciliation', '12:00:00', '17:00:00'],
  ['12-24', 'Christmas Eve', '10:00:00', '14:00:00'],
  ['12-25', 'Christmas Day'],
  ['12-26', 'Boxing Day'],
  ['12-31', 'New Year’s Eve', '10:00:00', '15:00:00'],
];

/** Closures of this year and the next. */
export const closuresAround = (now: Date): Closure[] =>
  [0, 1].flatMap((later) =>
    holidays.map(([day, name, open = null, close = null]) => ({
      date: `${now.getUTCFullYear() + later}-${day}`,
      name,
      open,
      close,
    })),
  );
