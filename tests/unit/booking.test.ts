import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Location } from '../../src/authProvider/session.ts';
import { bookingForm, emptyBooking, toBooking } from '../../src/custom/appointments/booking/bookingForm.ts';
import { customerNames } from '../../src/custom/appointments/details/customerNames.ts';
import { notInPast } from '../../src/custom/appointments/details/notInPast.ts';
import { schemaResolver } from '../../src/kit/form/schemaResolver.ts';
import { normalizePhone } from '../../src/custom/appointments/normalizePhone.ts';
import type { Appointment } from '../../src/schemas/appointments/appointments.ts';
import { can, type Who } from '../../src/schemas/can.ts';
import { quoteExport } from '../../src/schemas/appointments/quotes.ts';

const place = (id: number, timezone: string, state = 'ON') => ({ id, timezone, state }) as Location;
const toronto = place(1, 'America/Toronto');
const vancouver = place(2, 'America/Vancouver');

describe('dates in the past', () => {
  beforeEach(() => vi.useFakeTimers({ now: new Date('2026-03-10T05:30:00Z') }));
  afterEach(() => vi.useRealTimers());

  const problems = (location_id: number, selected_date: string) =>
    (bookingForm([toronto, vancouver]).rules?.at(-1)?.check({ location_id, selected_date }) ?? []).map(
      ({ path, code }) => `${path} ${code}`,
    );

  test('uses the time zone of the location: midnight is later in the west', () => {
    expect(problems(toronto.id, '2026-03-09')).toEqual(['/selected_date past']);
    expect(problems(vancouver.id, '2026-03-09')).toEqual([]);
    expect(problems(vancouver.id, '2026-03-08')).toEqual(['/selected_date past']);
    expect(problems(toronto.id, '2026-03-10')).toEqual([]);
  });

  test('accepts a stored past date, but no other one', () => {
    const rule = notInPast([toronto], { selected_date: '2026-03-02', selected_start_time: null });
    const codes = (selected_date: string) =>
      rule.check({ location_id: toronto.id, selected_date }).map(({ code }) => code);
    expect(codes('2026-03-02')).toEqual([]);
    expect(codes('2026-03-03')).toEqual(['past']);
  });

  // 01:30 in Toronto.
  test.each([
    ['a new one in a past hour', undefined, '01:15:00', ['selected_start_time']],
    ['one moved there', '18:00:00', '01:15:00', ['selected_start_time']],
    ['one moved within the day', '18:00:00', '01:45:00', []],
    ['one that was there', '01:15:00', '01:15:00', []],
    ['one that has no time', '01:15:00', null, []],
  ])('checks the start time of today: %s', (_, before, selected_start_time, wrong) => {
    const selected_date = '2026-03-10';
    const stored = before === undefined ? undefined : { selected_date, selected_start_time: before };
    const errors = notInPast([toronto], stored).check({
      location_id: toronto.id,
      selected_date,
      selected_start_time,
    });
    expect(errors).toEqual(wrong.map((key) => ({ path: `/${key}`, code: 'past' })));
  });

  test('is not checked before a location is selected', () => {
    expect(problems(99, '2000-01-01')).toEqual([]);
  });
});

describe('request body', () => {
  const typed = {
    ...emptyBooking('APPOINTMENT', toronto),
    delivery_method: 'ONSITE',
    customer_first_name: 'Robin',
    customer_phone: '+1 416 555 0101',
    customer_city: 'Toronto',
    selected_start_time: '09:00:00',
  };

  test('includes the address for on-site visits and pick-ups only', () => {
    expect(toBooking(typed)).toMatchObject({
      customer_city: 'Toronto',
      customer_country: 'CA',
      customer_state: 'ON',
    });
    expect(toBooking({ ...typed, delivery_method: 'PICK_UP' })).toHaveProperty('customer_country');
    for (const other of [{ delivery_method: 'WALK_IN' }, { type: 'QUOTE' }]) {
      const keys = Object.keys(toBooking({ ...typed, ...other }));
      expect(keys.filter((key) => /address|city|state|country|postcode/.test(key))).toEqual([]);
    }
  });

  test('includes the phone only if there is one', () => {
    expect(toBooking(typed).customer_phone).toBe('+1 416 555 0101');
    for (const customer_phone of [null, '', ' '])
      expect(toBooking({ ...typed, customer_phone })).not.toHaveProperty('customer_phone');
  });

  test('includes a status for quotes and times for appointments', () => {
    const quote = toBooking({ ...typed, type: 'QUOTE' });
    expect(quote).toMatchObject({ quote_status: 'SENT' });
    expect(quote).not.toHaveProperty('selected_start_time');
    expect(toBooking(typed)).not.toHaveProperty('quote_status');
    expect(toBooking(typed).selected_start_time).toBe('09:00:00');
  });

  test('validates only what is sent: quotes have no times', async () => {
    const fits = Object.assign(() => true, { errors: null });
    const resolve = schemaResolver(
      bookingForm([toronto]),
      fits,
      ({ code }) => code,
      () => {},
      toBooking,
    );
    const check = (type: string) =>
      resolve(
        { ...typed, type, repairs: [{}], delivery_method: 'WALK_IN', selected_end_time: '08:00:00' },
        undefined,
        { fields: {}, shouldUseNativeValidation: false },
      );
    expect((await check('APPOINTMENT')).errors).toHaveProperty('selected_end_time.type', 'after_start');
    const { errors, values } = await check('QUOTE');
    expect(errors).toEqual({});
    expect(values).toMatchObject({ type: 'QUOTE', customer_first_name: 'Robin' });
    expect(values).not.toHaveProperty('selected_end_time');
  });

  test('leaves the province empty for a location abroad', () => {
    expect(emptyBooking('QUOTE', place(3, 'America/New_York', 'NY')).customer_state).toBeNull();
  });
});

test.each([
  ['4165550101', '+1 416 555 0101'],
  ['(416) 555-0101', '+1 416 555 0101'],
  ['1 416 555 0101', '+1 416 555 0101'],
  ['+1-416-555-0101', '+1 416 555 0101'],
  ['+14165550101', '+14165550101'],
  ['+49 30 123456', '+49 30 123456'],
  ['+4930123456', '+4930123456'],
  ['555-0101', '555-0101'],
  ['416 555 0101 ext. 4', '416 555 0101 ext. 4'],
  [' ', ''],
])('stores the phone %j as %j', (typed, stored) => expect(normalizePhone(typed)).toBe(stored));

test('allows administrators and owners to export quotes, regardless of rights', () => {
  const roles = ['ADMIN', 'STORE_OWNER', 'STORE_MANAGER', 'STAFF', 'FRONT_DESK'];
  const who = (role: string) =>
    ({ role, rights: ['EDIT_APPOINTMENT', 'VIEW_ALL_LOCATIONS'] }) as unknown as Who;
  expect(roles.filter((role) => can(who(role), 'list', quoteExport))).toEqual(['ADMIN', 'STORE_OWNER']);
});

test('names up to three overlapping appointments and counts the others', () => {
  const of = (count: number) =>
    ['Ada', 'Bo', 'Cy', 'Di', 'Ed']
      .slice(0, count)
      .map((customer_first_name) => ({ customer_first_name, customer_last_name: 'Berg' }) as Appointment);
  const translate = (key: string, { names, smart_count }: Record<string, unknown> = {}) =>
    `${key} ${String(names)} ${String(smart_count)}`;
  expect(customerNames(of(3), translate)).toBe('Ada Berg, Bo Berg, Cy Berg');
  expect(customerNames(of(5), translate)).toBe('booking.and_more Ada Berg, Bo Berg, Cy Berg 2');
});
