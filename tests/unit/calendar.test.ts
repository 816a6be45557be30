import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { addDays, addMonths, isCalendarDay, startOfWeek } from '../../src/schemas/calendarDays.ts';
import { localDateTime, timeOfDay } from '../../src/custom/appointments/calendar/clock.ts';
import { calendarEntry, timesOfEvent, toEvents } from '../../src/custom/appointments/calendar/events.ts';
import { toBusinessHours, toSpecialDays } from '../../src/custom/appointments/calendar/openHours.ts';
import {
  calendarLocations,
  type CalendarLocation,
} from '../../src/custom/appointments/calendar/calendarLocations.ts';
import { maxStack } from '../../src/custom/appointments/calendar/useMaxStack.ts';
import { periodTitle, shiftPeriod, visibleDays } from '../../src/custom/appointments/calendar/period.ts';
import { clockTime } from '../../src/kit/fields/dateFormat.ts';
import {
  addMinutes,
  moveByKey,
  moveRefusal,
  type AppointmentTimes,
} from '../../src/custom/appointments/calendar/times.ts';
import type { Appointment } from '../../src/schemas/appointments/appointments.ts';
import { allHours } from '../../src/schemas/locations/hours.ts';
import { overlapping, overlappingIds } from '../../src/schemas/appointments/overlaps.ts';

const at = (start: string | null, end: string | null = null): AppointmentTimes => ({
  selected_date: '2026-03-10',
  selected_start_time: start,
  selected_end_time: end,
});

describe('days', () => {
  it('cross months, years and daylight-saving changes', () => {
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(addDays('2026-03-07', 2)).toBe('2026-03-09');
    expect(addMonths('2026-12-31', 2)).toBe('2027-02-28');
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
  });

  it('know their week', () => {
    expect(startOfWeek('2026-11-22', 0)).toBe('2026-11-22');
    expect(startOfWeek('2026-11-22', 1)).toBe('2026-11-16');
  });

  it('are distinguished from other texts', () => {
    expect(['2026-02-28', '2026-13-01', '2026-1-1', 'today'].map(isCalendarDay)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('have a local time in each time zone', () => {
    const moment = new Date('2026-07-01T02:30:00Z');
    expect(localDateTime('America/Vancouver', moment)).toBe('2026-06-30T19:30:00');
    expect(localDateTime('America/St_Johns', moment)).toBe('2026-07-01T00:00:00');
  });
});

describe('board', () => {
  it('shows as many columns as fit', () => {
    expect(maxStack('week', 1158)).toBe(3);
    expect(maxStack('week', 1640)).toBe(4);
    expect(maxStack('day', 1158)).toBe(11);
  });

  it('keeps at least one column on phones', () => {
    expect(maxStack('week', 356)).toBe(1);
    expect(maxStack('day', 100)).toBe(1);
  });

  it('starts the week with the viewed day if configured', () => {
    expect(visibleDays({ view: 'week', date: '2026-11-25', firstDay: 3 })).toEqual({
      first: '2026-11-25',
      last: '2026-12-01',
    });
  });

  it('gives each location a colour that is independent of their order', () => {
    const of = (...ids: number[]) =>
      calendarLocations(ids.map((id) => ({ id, location_name: `Shop ${id}` })));
    expect(new Set([...of(1, 2, 3, 4, 5, 6).values()].map(({ colour }) => colour)).size).toBe(6);
    expect(of(2, 1).get(1)).toEqual(of(1, 2).get(1));
  });
});

describe('opening hours', () => {
  const days = { first: '2026-12-23', last: '2026-12-26' };
  const closures = [
    { date: '2026-12-24', name: 'Christmas Eve', open: '10:00:00', close: '14:00:00' },
    { date: '2026-12-25', name: null, open: null, close: null },
  ];

  it('are those of the weekday, unless a closure overrides them', () => {
    const open = toBusinessHours(days, allHours(), closures);
    expect(open.map(({ startRecur, startTime, endTime }) => [startRecur, startTime, endTime])).toEqual([
      ['2026-12-23', '09:00:00', '17:00:00'],
      ['2026-12-24', '10:00:00', '14:00:00'],
      ['2026-12-25', '00:00:00', '00:00:00'],
      ['2026-12-26', '00:00:00', '00:00:00'],
    ]);
  });

  it('mark days that are closed or have a closure name', () => {
    const marked = toSpecialDays(days, allHours(), closures);
    expect(marked.map(({ start, title, extendedProps }) => [start, title, extendedProps?.isClosed])).toEqual([
      ['2026-12-24', 'Christmas Eve', false],
      ['2026-12-25', '', true],
      ['2026-12-26', '', true],
    ]);
  });
});

describe('period', () => {
  it('shows whole weeks', () => {
    const month = { view: 'month', date: '2026-11-21' } as const;
    expect(visibleDays({ ...month, firstDay: 0 })).toEqual({ first: '2026-11-01', last: '2026-12-12' });
    expect(visibleDays({ ...month, firstDay: 1 })).toEqual({ first: '2026-10-26', last: '2026-12-06' });
    expect(visibleDays({ view: 'week', date: '2026-11-21', firstDay: 1 })).toEqual({
      first: '2026-11-16',
      last: '2026-11-22',
    });
    expect(visibleDays({ view: 'day', date: '2026-11-21', firstDay: 1 })).toEqual({
      first: '2026-11-21',
      last: '2026-11-21',
    });
  });

  it('steps by its own length', () => {
    expect(shiftPeriod({ view: 'month', date: '2026-01-31' }, 1)).toBe('2026-02-28');
    expect(shiftPeriod({ view: 'week', date: '2026-01-31' }, -1)).toBe('2026-01-24');
    expect(shiftPeriod({ view: 'day', date: '2026-01-31' }, 1)).toBe('2026-02-01');
  });

  it('has a title in both languages', () => {
    expect(periodTitle({ view: 'month', date: '2026-03-10' }, 'fr')).toBe('Mars 2026');
    expect(periodTitle({ view: 'week', date: '2026-03-10' }, 'en')).toBe('Mar 8\u2009–\u200914, 2026');
    expect(periodTitle({ view: 'week', date: '2026-03-10' }, 'fr')).toBe('8–14 mars 2026');
    expect(periodTitle({ view: 'day', date: '2026-03-10' }, 'en')).toBe('Tuesday, March 10th 2026');
  });
});

it('adds minutes to a time within the same day only', () => {
  expect(addMinutes('23:15:00', 30)).toBe('23:45:00');
  expect(addMinutes('23:30:00', 30)).toBeUndefined();
  expect(addMinutes('23:45:00', 30)).toBeUndefined();
});

describe('moving an appointment by keyboard', () => {
  const inMonth = (times: AppointmentTimes, key: string) => moveByKey(times, key, false, false);
  const inWeek = (times: AppointmentTimes, key: string, isResize = false) =>
    moveByKey(times, key, isResize, true);

  it('moves by days and weeks in the month view', () => {
    expect(inMonth(at('10:00:00'), 'ArrowRight')).toMatchObject({ selected_date: '2026-03-11' });
    expect(inMonth(at(null), 'ArrowUp')).toMatchObject({ selected_date: '2026-03-03' });
  });

  it('moves by slots in the day view and keeps the duration', () => {
    expect(inWeek(at('10:00:00', '10:45:00'), 'ArrowDown')).toEqual(at('10:15:00', '11:00:00'));
    expect(inWeek(at('10:00:00'), 'ArrowUp')).toEqual(at('09:45:00'));
  });

  it('changes the end', () => {
    expect(inWeek(at('10:00:00', '10:30:00'), 'ArrowDown', true)).toEqual(at('10:00:00', '10:45:00'));
    expect(inWeek(at('10:00:00'), 'ArrowUp', true)).toEqual(at('10:00:00', '10:15:00'));
  });

  it('explains why it cannot leave its day, have no duration or move without a time', () => {
    expect(inWeek(at('00:00:00', '00:30:00'), 'ArrowUp')).toBe('calendar.one_day');
    expect(inWeek(at('23:00:00', '23:45:00'), 'ArrowDown')).toBe('calendar.one_day');
    expect(inWeek(at('23:45:00'), 'ArrowDown')).toBe('calendar.one_day');
    expect(inWeek(at('10:00:00', '10:15:00'), 'ArrowUp', true)).toBe('calendar.no_length');
    expect(inWeek(at(null), 'ArrowDown')).toBe('calendar.no_start');
    expect(inWeek(at('10:00:00'), 'ArrowLeft', true)).toBe('calendar.no_slots');
    expect(moveByKey(at('10:00:00'), 'ArrowDown', true, false)).toBe('calendar.no_slots');
  });

  it('refuses to move to the past or without permission', () => {
    vi.useFakeTimers({ now: new Date('2026-03-10T18:15:00Z') });
    const moved = { ...at('18:00:00'), id: 'one' } as Appointment;
    const refused = (to: AppointmentTimes, isAllowed = true) =>
      moveRefusal(moved, to, isAllowed, 'America/Toronto');
    expect(refused(at('11:30:00'))).toBe('calendar.past_hour');
    expect(refused(at('14:15:00'))).toBeUndefined();
    expect(refused({ ...at('18:00:00'), selected_date: '2026-03-09' })).toBe('calendar.past');
    expect(refused(at('18:00:00', '19:00:00'))).toBeUndefined();
    expect(refused(at('19:00:00'), false)).toBe('calendar.fixed');
    vi.useRealTimers();
  });
});

describe('dragged event', () => {
  const event = (startStr: string, endStr = '', allDay = false) =>
    timesOfEvent({ startStr, endStr, allDay } as Parameters<typeof timesOfEvent>[0]);

  it('returns its times', () => {
    expect(event('2026-03-10T10:15:00Z', '2026-03-10T11:00:00Z')).toEqual(at('10:15:00', '11:00:00'));
    expect(event('2026-03-10T10:15:00Z')).toEqual(at('10:15:00'));
    expect(event('2026-03-10', '', true)).toEqual(at(null));
  });

  it('has no end time if only its rendering has one', () => {
    const dragged = { startStr: '2026-03-10T23:45:00Z', endStr: '2026-03-11T00:00:00Z', allDay: false };
    expect(timesOfEvent(dragged as Parameters<typeof timesOfEvent>[0], false)).toEqual(at('23:45:00'));
  });

  it('does not extend into the next day', () => {
    expect(event('2026-03-10T23:45:00Z', '2026-03-11T00:15:00Z')).toBeUndefined();
  });
});

it('formats a moment as a time of day', () => {
  for (const locale of ['en', 'fr'])
    expect(timeOfDay(new Date('2026-03-10T14:45:00Z'), locale)).toBe(clockTime('14:45:00', locale));
});

it.each([
  ['23:45:00', null, '2026-03-11'],
  ['23:30:00', null, '2026-03-11'],
  ['23:15:00', null, undefined],
  ['23:15:00', '23:45:00', '2026-03-10T23:45:00'],
])('renders an event from %s to %s until %s, within its day', (start, end, drawn) => {
  const appointment = { id: 'a', location_id: 2, ...at(start, end), status: 'NOT_STARTED' } as Appointment;
  const options = { places: new Map(), overlaps: new Set<string>(), mayMove: () => true, titleOf: () => '' };
  expect(toEvents([appointment], options)[0]?.end).toBe(drawn);
});

it('names the location of an event when several are shown', () => {
  const appointment = { id: 'a', location_id: 2, ...at('10:00:00'), status: 'NOT_STARTED' } as Appointment;
  const queenWest = { name: 'Queen West', colour: '#4361c9' };
  const placeIn = (places: Map<number, CalendarLocation>) =>
    toEvents([appointment], { places, overlaps: new Set(), mayMove: () => true, titleOf: () => '' })
      .map(({ extendedProps = {} }) => calendarEntry({ extendedProps }).place)
      .at(0);
  expect(placeIn(new Map([[2, queenWest]]))).toBe(queenWest);
  expect(placeIn(new Map())).toBeUndefined();
});

const booked = (id: string, start: string | null, end: string | null = null, changes: object = {}) => ({
  id,
  location_id: 1,
  is_voided: false,
  ...at(start, end),
  ...changes,
});

describe('overlapping appointments', () => {
  const ten = booked('ten', '10:00:00', '11:00:00');

  it('share time at one location', () => {
    const others = [
      booked('inside', '10:15:00', '10:30:00'),
      booked('open end', '09:45:00'),
      booked('before', '09:00:00', '10:00:00'),
      booked('after', '11:00:00'),
      booked('elsewhere', '10:00:00', '11:00:00', { location_id: 2 }),
      booked('another day', '10:00:00', '11:00:00', { selected_date: '2026-03-11' }),
      booked('cancelled', '10:00:00', '11:00:00', { is_voided: true }),
      booked('no time', null),
    ];
    expect(overlapping([ten, ...others], ten).map(({ id }) => id)).toEqual(['inside', 'open end']);
    expect(overlapping([ten], { ...ten, id: undefined })).toEqual([ten]);
    expect(overlapping([ten], booked('new', null))).toEqual([]);
  });

  it('are the same for one appointment and for all', () => {
    const time = fc.integer({ min: 0, max: 40 });
    const pad = (slots: number) =>
      `${String(Math.floor(slots / 4) + 8).padStart(2, '0')}:${String((slots % 4) * 15).padStart(2, '0')}:00`;
    const appointment = fc
      .record({ start: time, length: fc.integer({ min: 0, max: 8 }), place: fc.integer({ min: 1, max: 2 }) })
      .map(({ start, length, place }) => ({
        ...booked('', pad(start), length ? pad(start + length) : null),
        location_id: place,
      }));
    fc.assert(
      fc.property(fc.array(appointment, { maxLength: 12 }), (list) => {
        const all = list.map((one, index) => ({ ...one, id: String(index) }));
        const expected = all.filter((one) => overlapping(all, one).length > 0).map(({ id }) => id);
        expect([...overlappingIds(all)].toSorted()).toEqual(expected.toSorted());
      }),
    );
  });
});
