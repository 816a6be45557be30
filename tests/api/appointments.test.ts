import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayIn } from '../../src/schemas/days.ts';
import type { Role } from '../../src/schemas/rights.ts';
import { appointments } from '../../server/appointments/tables.ts';
import { recordChanges } from '../../server/core/history/tables.ts';
import { repairs } from '../../server/repairs/tables.ts';
import { roles } from '../../server/staff/tables.ts';
import { addLookups, book, newBooking, addRepair } from './booking.ts';
import { startApp, type AskOptions, type TestApp } from './support.ts';

let services: TestApp;
let here: number;
let there: number;
let id: string;

beforeAll(async () => {
  services = await startApp();
  [here = 0, there = 0] = services.store.locationIds;
  await addLookups(services);
});
afterAll(() => services.close());
beforeEach(async () => {
  await services.database.db.delete(appointments);
  id = await book(services);
});

const list = async (query = '', role: Role = 'STORE_OWNER') => {
  const { json } = await services.ask(role, 'GET', `repair/appointment?${query}`);
  return (json.data as { id: string }[]).map((one) => one.id);
};
const read = async (one = id) => (await services.ask('STORE_OWNER', 'GET', `repair/appointment/${one}`)).json;
const save = (body: object, options: AskOptions & { at?: number; role?: Role } = {}) => {
  const { at = here, role = 'STORE_OWNER', ...rest } = options;
  return services.ask(role, 'PUT', `repair/location/${at}/appointment`, { body: { id, ...body }, ...rest });
};
const cancel = (one = id, role: Role = 'STORE_OWNER', at = here) =>
  services.ask(role, 'DELETE', `repair/location/${at}/appointment/${one}`);

describe('the list', () => {
  test('includes the repairs of each appointment, and the total', async () => {
    const { json, headers } = await services.ask('STORE_OWNER', 'GET', 'repair/appointment');
    expect(json.metadata).toMatchObject({ total: 1, page: 1, per_page: 10 });
    expect(headers['x-count']).toBe('1');
    expect(json.data[0]).toMatchObject({
      id,
      selected_start_time: '10:00:00',
      repairs: [{ product_name: 'Phone', repair_name: 'Screen', cost: 99.5, warranty: -1 }],
    });
  });

  test('returns the count without the records', async () => {
    await book(services, { type: 'QUOTE' });
    const { status, headers, text } = await services.ask(
      'STORE_OWNER',
      'HEAD',
      'repair/appointment?type=QUOTE&per_page=1',
    );
    expect([status, headers['x-count'], text]).toEqual([200, '1', '']);
  });

  test('excludes cancelled appointments by default', async () => {
    await cancel();
    expect(await list()).toEqual([]);
    expect(await list('include_voided=false')).toEqual([]);
    expect(await list('include_voided=true')).toEqual([id]);
  });

  test.each([
    ['type=QUOTE', ['quote']],
    ['customer_first_name=zo', ['quote']],
    ['customer_last_name=ERG', ['appointment']],
    ['customer_email=zoe@', ['quote']],
    ['customer_phone=555', ['quote']],
    ['min_selected_date=2026-03-10', ['quote']],
    ['max_selected_date=2026-03-09', ['appointment']],
    ['min_start_date=2026-03-09&max_start_date=2026-03-09', ['appointment']],
    ['min_booking_date=2026-03-05&max_booking_date=2026-03-05', ['quote']],
    ['quote_status=SENT', ['quote']],
    ['quote_status=NEW', []],
    ['converted=true', ['quote']],
    ['converted=false', ['appointment']],
    ['booking_date_sort_order=asc', ['appointment', 'quote']],
    ['booking_date_sort_order=desc', ['quote', 'appointment']],
    ['name_sort_order=desc', ['quote', 'appointment']],
    ['created_date_sort_order=asc', ['appointment', 'quote']],
  ])('%s', async (query, expected) => {
    const quote = await book(services, {
      type: 'QUOTE',
      location_id: there,
      customer_first_name: 'Zoe',
      quote_status: 'SENT',
      converted: true,
      customer_last_name: 'Quist',
      customer_email: 'zoe@customers.example',
      customer_phone: '+1 613 555 0100',
      booking_date: '2026-03-05',
      selected_date: '2026-03-12',
    });
    const names = { [id]: 'appointment', [quote]: 'quote' };
    expect((await list(query)).map((one) => names[one])).toEqual(expected);
  });

  test('filters by location', async () => {
    const other = await book(services, { location_id: there });
    expect(await list(`location_ids[]=${there}`)).toEqual([other]);
    expect((await list(`location_ids=${here},${there}`)).toSorted()).toEqual([id, other].toSorted());
  });
});

describe('locations', () => {
  test('staff read and change the appointments of their own location', async () => {
    const other = await book(services, { location_id: there });
    expect(await list('', 'STAFF')).toEqual([id]);
    expect(await list(`location_ids[]=${there}`, 'STAFF')).toEqual([]);
    expect((await services.ask('STAFF', 'GET', `repair/appointment/${other}`)).status).toBe(403);
    expect((await save({ id: other, status: 'COMPLETED' }, { role: 'STAFF', at: there })).status).toBe(403);
    expect((await cancel(other, 'STAFF', there)).status).toBe(403);
    expect((await save({ status: 'IN_PROGRESS' }, { role: 'STAFF' })).status).toBe(200);
    expect((await cancel(id, 'STAFF')).status).toBe(200);
  });

  test('returns 404 for a path with another location', async () => {
    expect((await save({ status: 'COMPLETED' }, { at: there })).status).toBe(404);
    expect((await cancel(id, 'STORE_OWNER', there)).status).toBe(404);
    expect(await read()).toMatchObject({ status: 'NOT_STARTED', is_voided: false });
  });

  test('keeps its type and its location of completion', async () => {
    const { status, json } = await save({ type: 'QUOTE' });
    expect(status).toBe(422);
    expect(json.errors).toEqual([{ path: '/type', code: 'const' }]);
    await save({ status: 'COMPLETED' });
    const moved = await save({ location_id: there });
    expect(moved.json.errors).toEqual([{ path: '/location_id', code: 'const' }]);
  });

  test('moves to another location for staff who may book at both', async () => {
    expect((await save({ location_id: there }, { role: 'STAFF' })).status).toBe(403);
    expect((await save({ location_id: 987_654 })).json.errors).toMatchObject([{ path: '/location_id' }]);
    expect((await save({ location_id: there })).status).toBe(200);
    expect(await read()).toMatchObject({ location_id: there });
    expect((await save({ status: 'IN_PROGRESS' })).status).toBe(404);
    expect((await save({ location_id: here }, { at: there })).status).toBe(200);
  });
});

describe('a change', () => {
  test('takes the whole record as it was read and returns the new one with its version', async () => {
    const { headers, json } = await services.ask('STAFF', 'GET', `repair/appointment/${id}`);
    const saved = await save(
      { ...json, status: 'IN_PROGRESS', selected_date: '2100-03-10' },
      { headers: { 'if-match': headers.etag ?? '' } },
    );
    expect(saved.status).toBe(200);
    expect(saved.json).toMatchObject({ status: 'IN_PROGRESS', selected_date: '2100-03-10' });
    expect(saved.headers.etag).not.toBe(headers.etag);
    const again = await save({ status: 'COMPLETED' }, { headers: { 'if-match': headers.etag ?? '' } });
    expect(again.status).toBe(412);
    expect(await read()).toEqual(saved.json);
  });

  test('takes a row of the list with its version', async () => {
    const { json } = await services.ask('STAFF', 'GET', 'repair/appointment');
    const [row] = json.data;
    const options = { headers: { 'if-match': row._etag } };
    const saved = await save({ ...row, selected_date: '2100-03-10' }, options);
    expect([saved.status, saved.json.selected_date]).toEqual([200, '2100-03-10']);
    expect(saved.json).not.toHaveProperty('_etag');
    expect((await save({ ...row, selected_date: '2100-03-11' }, options)).status).toBe(412);
  });

  test.each([
    [{ status: 'LOST' }, '/status', 'enum'],
    [{ quote_status: 'LOST' }, '/quote_status', 'enum'],
    [{ selected_start_time: '25:00:00' }, '/selected_start_time', 'pattern'],
    [{ selected_start_time: '9:00' }, '/selected_start_time', 'pattern'],
    [{ selected_end_time: '10:00:00' }, '/selected_end_time', 'after_start'],
    [{ selected_date: '2026-02-30' }, '/selected_date', 'date'],
    [{ selected_date: '2026-03-10' }, '/selected_date', 'past'],
    [{ nonsense: 1 }, '/nonsense', 'unknown'],
  ])('rejects %j', async (values, path, code) => {
    const { status, json } = await save(values);
    expect(status).toBe(422);
    expect(json.errors).toEqual([expect.objectContaining({ path, code })]);
  });

  test('rejects a past hour of today, but allows changes of past appointments', async () => {
    const today = dayIn('America/Toronto');
    const past = { selected_date: today, selected_start_time: '00:00:00', selected_end_time: null };
    const later = await book(services, { selected_date: '2100-03-09' });
    expect((await save({ id: later, ...past })).json.errors).toEqual([
      { path: '/selected_start_time', code: 'past' },
    ]);
    const begun = await book(services, past);
    expect((await save({ id: begun, ...past, customer_note: 'Came at eight' })).status).toBe(200);
  });

  test('times are optional', async () => {
    expect((await save({ selected_start_time: null, selected_end_time: null })).json).toMatchObject({
      selected_start_time: null,
      selected_end_time: null,
    });
  });

  test('requires the right to edit appointments', async () => {
    const { db } = services.database;
    await db
      .insert(roles)
      .values({ store_id: services.store.id, code: 'READER', code_text: 'Reader', permissions: [] });
    const { staff } = await import('../support/tables.ts');
    const reader = eq(staff.id, services.store.staff.STAFF.id);
    await db.update(staff).set({ role: 'READER' }).where(reader);
    expect((await save({ status: 'COMPLETED' }, { role: 'STAFF' })).status).toBe(403);
    expect((await cancel(id, 'STAFF')).status).toBe(403);
    expect(await list('', 'STAFF')).toEqual([id]);
    await db.update(staff).set({ role: 'STAFF' }).where(reader);
  });
});

describe('cancelling', () => {
  test('voids an appointment and records who did it', async () => {
    expect((await cancel()).json).toEqual({ data: [id] });
    expect(await read()).toMatchObject({
      is_voided: true,
      deleted_by: services.store.staff.STORE_OWNER.id,
      deleted_date: expect.any(String) as string,
    });
  });

  test('is idempotent, and a cancelled appointment cannot be edited', async () => {
    await cancel();
    const { deleted_date } = await read();
    expect((await cancel()).status).toBe(200);
    expect((await read()).deleted_date).toBe(deleted_date);
    expect((await save({ status: 'COMPLETED' })).status).toBe(403);
  });

  test('does not apply to quotes and returns 404 for unknown ids', async () => {
    const quote = await book(services, { type: 'QUOTE', quote_status: 'NEW' });
    expect((await cancel(quote)).status).toBe(403);
    expect((await cancel('00000000-0000-4000-8000-000000000000')).status).toBe(404);
    expect((await cancel('nonsense')).status).toBe(404);
  });
});

test('other stores have no access', async () => {
  const { ask, other, store } = services;
  const intruder = { store: other };
  const path = `/dc/store/${store.id}/repair/appointment`;
  expect((await ask('ADMIN', 'GET', path, intruder)).status).toBe(404);
  expect((await ask('ADMIN', 'GET', `/dc/store/${other.id}/repair/appointment`, intruder)).json.data).toEqual(
    [],
  );
  const own = `/dc/store/${other.id}/repair`;
  expect((await ask('ADMIN', 'GET', `${own}/appointment/${id}`, intruder)).status).toBe(404);
  const body = { id, status: 'COMPLETED' };
  expect(
    (await ask('ADMIN', 'PUT', `${own}/location/${here}/appointment`, { ...intruder, body })).status,
  ).toBe(404);
  expect((await ask('ADMIN', 'DELETE', `${own}/location/${here}/appointment/${id}`, intruder)).status).toBe(
    404,
  );
  expect(await read()).toMatchObject({ status: 'NOT_STARTED', is_voided: false });
});

describe('a quote', () => {
  const convert = async (quote: string, body: object = {}) => {
    const repair_id = await addRepair(services);
    return services.ask('STORE_OWNER', 'POST', `repair/location/${here}/appointment`, {
      body: { ...newBooking(repair_id), location_id: here, quote_id: quote, ...body },
    });
  };

  test('becomes an appointment once, and each references the other', async () => {
    const quote = await book(services, { type: 'QUOTE', quote_status: 'SENT', selected_start_time: null });
    const { etag } = (await services.ask('STORE_OWNER', 'GET', `repair/appointment/${quote}`)).headers;
    const [made, again] = await Promise.all([convert(quote), convert(quote)]);
    expect(new Set([made.status, again.status])).toEqual(new Set([201, 422]));
    const [appointment, refused] = made.status === 201 ? [made, again] : [again, made];
    expect(refused.json.errors).toEqual([{ path: '/quote_id', code: 'unique' }]);
    expect(appointment.json.quote_id).toBe(quote);
    expect(await read(quote)).toMatchObject({
      converted: true,
      quote_status: 'ACCEPTED',
      appointment_id: appointment.json.id,
    });
    const [noted] = await services.database.db
      .select()
      .from(recordChanges)
      .where(eq(recordChanges.record_id, quote));
    expect(noted?.changes).toEqual({ converted: [false, true], quote_status: ['SENT', 'ACCEPTED'] });
    expect(
      (await save({ id: quote, quote_status: 'SENT' }, { headers: { 'if-match': String(etag) } })).status,
    ).toBe(412);
  });

  test('is not converted when its appointment is rejected', async () => {
    const quote = await book(services, { type: 'QUOTE', quote_status: 'SENT' });
    expect((await convert(quote, { repairs: [] })).status).toBe(422);
    expect(await read(quote)).toMatchObject({ converted: false, appointment_id: null });
  });

  test('keeps its price when the service has become more expensive', async () => {
    const repair_id = await addRepair(services, { cost: 80 });
    const { json: quote } = await services.ask('STORE_OWNER', 'POST', `repair/location/${here}/appointment`, {
      body: { ...newBooking(repair_id), location_id: here, type: 'QUOTE' },
    });
    await services.database.db.update(repairs).set({ cost: 120 }).where(eq(repairs.id, repair_id));
    const { json } = await convert(quote.id, newBooking(repair_id));
    expect(json.repairs).toMatchObject([{ repair_id, cost: 80 }]);
  });

  test('can be converted again once its appointment is cancelled', async () => {
    const quote = await book(services, { type: 'QUOTE', quote_status: 'SENT' });
    await cancel((await convert(quote)).json.id);
    expect(await read(quote)).toMatchObject({ appointment_id: null });
    expect((await convert(quote)).status).toBe(201);
  });

  test('is referenced only by appointments, never by a quote', async () => {
    const quote = await book(services, { type: 'QUOTE', quote_status: 'SENT' });
    for (const body of [{ type: 'QUOTE' }, { quote_id: id }, { quote_id: crypto.randomUUID() }])
      expect((await convert(quote, body)).json.errors).toEqual([{ path: '/quote_id', code: 'reference' }]);
    expect((await save({ quote_id: quote })).json.errors).toEqual([{ path: '/quote_id', code: 'const' }]);
  });

  test('is converted only by creating its appointment', async () => {
    const quote = await book(services, { type: 'QUOTE', quote_status: 'SENT' });
    await save({ id: quote, converted: true });
    expect(await read(quote)).toMatchObject({ converted: false });
  });
});
