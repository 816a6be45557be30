import { afterAll, beforeAll, expect, test } from 'vitest';
import { stores } from '../../server/core/tables/stores.ts';
import type { CustomerContact } from '../../src/schemas/store/store.ts';
import type { Ticket } from '../../src/schemas/tickets/tickets.ts';
import { addLookups, addRepair, newBooking } from './booking.ts';
import { startApp, type Reply, type TestApp } from './support.ts';

let services: TestApp;
let here: number;

beforeAll(async () => {
  services = await startApp();
  await addLookups(services);
  [here] = services.store.locationIds as [number];
});
afterAll(() => services.close());

const owner = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
  services.ask('STORE_OWNER', method, path, { body });
const need = (customer_contact: CustomerContact) =>
  services.database.db.update(stores).set({ customer_contact });
const codes = ({ json }: Reply) =>
  ((json.errors ?? []) as { path: string; code: string }[]).map(({ path, code }) => `${path} ${code}`);
const create = (values: object) =>
  owner('POST', `/dc/store/${services.store.id}/customer`, {
    first_name: 'Ada',
    last_name: 'Berg',
    ...values,
  });
const takeIn = (new_customer: object) =>
  owner('POST', 'tickets', {
    location_id: here,
    new_customer,
    new_devices: [{ name: 'Phone', problem: 'Broken' }],
  });

test.each([
  ['EMAIL', { phone: '+14165550101' }, '/email required'],
  ['PHONE', { email: 'ada@example.com' }, '/phone required'],
  ['EITHER', {}, '/phone contact'],
] as const)('A store that asks for %s refuses a customer without', async (setting, values, error) => {
  await need(setting);
  expect(codes(await create(values))).toEqual([error]);
  expect(codes(await takeIn({ first_name: 'Ada', last_name: 'Berg', ...values }))).toEqual([
    error.replace('/', '/new_customer/'),
  ]);
});

test('A phone number is enough: for a customer, an appointment without mails, and a ticket', async () => {
  await need('EITHER');
  const made = await create({ phone: '416 555 0102' });
  expect(made.json).toMatchObject({ email: null, phone: '+14165550102' });
  const emails = await owner('GET', `/dc/store/${services.store.id}/customer/${made.json.id}/emails`);
  expect(emails.json).toEqual({ data: [] });
  const repair = await addRepair(services);
  const booking = { ...newBooking(repair), customer_email: null, customer_phone: '+14165550102' };
  const path = `/dc/store/${services.store.id}/repair/location/${here}/appointment`;
  const booked = await owner('POST', path, booking);
  expect(booked.status).toBe(201);
  expect(booked.json.customer_email).toBeNull();
  const named = await takeIn({ phone: '(416) 555-0103' });
  expect((named.json as Ticket).customer).toMatchObject({ name: '(416) 555-0103' });
  const again = await takeIn({ phone: '+1 416 555 0103' });
  expect((again.json as Ticket).customer_id).toBe((named.json as Ticket).customer_id);
});

test('Who has no email address is erased by the phone number', async () => {
  await need('PHONE');
  const { json } = await create({ phone: '+14165550109' });
  const forget = (email: string) =>
    owner('POST', `/dc/store/${services.store.id}/customer/${json.id}/forget`, { email });
  expect(codes(await forget(''))).toEqual(['/email const']);
  expect((await forget('+14165550109')).status).toBe(200);
});
