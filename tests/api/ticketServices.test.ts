import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeviceService } from '../../src/schemas/tickets/services.ts';
import type { TicketDevice } from '../../src/schemas/tickets/ticketDevices.ts';
import type { Ticket } from '../../src/schemas/tickets/tickets.ts';
import { addCustomer } from './people.ts';
import { add } from './samples.ts';
import { startApp, type Reply, type TestApp } from './support.ts';

let services: TestApp;
let here: number;
let customer: string;
let product: string;

beforeAll(async () => {
  services = await startApp();
  [here] = services.store.locationIds as [number];
  customer = await addCustomer(services);
  product = (await add(services, 'products', { name: 'Phone 12' })).id;
});
afterAll(() => services.close());

const owner = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
  services.ask('STORE_OWNER', method, path, { body });
const staff = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
  services.ask('STAFF', method, path, { body });

async function addService(values: object = {}): Promise<string> {
  const body = { title: 'Screen', duration: '1 hour', cost: 99.5, product_id: product, ...values };
  const { status, json, text } = await owner('POST', `/dc/en/store/${services.store.id}/repair`, body);
  if (status !== 201) throw new Error(text);
  return json.id as string;
}

const takeIn = (chosen: Partial<DeviceService>[], ask = owner) =>
  ask('POST', 'tickets', {
    location_id: here,
    customer_id: customer,
    new_devices: [{ name: 'Phone', problem: 'Broken', services: chosen }],
  });

async function deviceOf({ json, status, text }: Reply): Promise<TicketDevice> {
  if (status !== 201) throw new Error(text);
  return (await owner('GET', `ticketDevices/${(json as Ticket).devices[0]!.id}`)).json as TicketDevice;
}

const codes = ({ json }: Reply) =>
  (json.errors as { path: string; code: string }[]).map(({ path, code }) => `${path} ${code}`);

test('A service is taken with the names and terms of the price list, whatever is sent', async () => {
  const screen = await addService({ warranty: 3, warranty_unit: 'MM', tax_class: 'GST_ONLY' });
  const device = await deviceOf(await takeIn([{ repair_id: screen, name: 'Cheap', cost: 1 }]));
  expect(device.services).toEqual([
    {
      repair_id: screen,
      is_diagnosis: false,
      name: 'Phone 12 – Screen',
      cost: 9950,
      duration: '1 hour',
      warranty: 3,
      warranty_unit: 'MONTH',
      tax_class: 'GST_ONLY',
    },
  ]);
  const refused = await takeIn([{ repair_id: screen }, { repair_id: randomUUID() }]);
  expect(codes(refused)).toEqual(['/new_devices/0/services/1/repair_id reference']);
});

test('What was agreed keeps its price; changes of services are events', async () => {
  const screen = await addService();
  const device = await deviceOf(await takeIn([{ repair_id: screen }, { name: 'Look inside' }]));
  const [agreed, look] = device.services;
  await owner('PUT', `/dc/en/store/${services.store.id}/repair`, { id: screen, cost: 120 });
  const battery = await addService({ title: 'Battery', cost: null });
  const changed = await owner('PUT', `ticketDevices/${device.id}`, {
    services: [look, { repair_id: screen, cost: 5 }, { repair_id: battery }],
  });
  expect(changed.json.services).toMatchObject([look!, agreed!, { repair_id: battery, cost: null }]);
  await owner('PUT', `ticketDevices/${device.id}`, { services: [agreed] });
  const events = (await owner('GET', `tickets/${device.ticket_id}/events`)).json as object[];
  expect(events).toMatchObject([
    { kind: 'SERVICE', from: 'Phone 12 – Battery', to: null },
    { kind: 'SERVICE', from: 'Look inside', to: null },
    { kind: 'SERVICE', from: null, to: 'Phone 12 – Battery' },
    { kind: 'DEVICE_ADDED' },
    { kind: 'CREATED' },
  ]);
});

test('A diagnosis costs the fee of the store; a price in free words requires CHANGE_PRICE', async () => {
  await owner('PUT', `/dc/store/${services.store.id}`, { settings: { diagnosis_fee: 3500 } });
  const device = await deviceOf(await takeIn([{ is_diagnosis: true, name: 'Diagnosis', cost: 0 }], staff));
  expect(device.services).toMatchObject([{ is_diagnosis: true, name: 'Diagnosis', cost: 3500 }]);
  await owner('PUT', `/dc/store/${services.store.id}`, { settings: { diagnosis_fee: 5000 } });
  const kept = await owner('PUT', `ticketDevices/${device.id}`, { shelf: 'A1', services: device.services });
  expect(kept.json.services).toEqual(device.services);
  const priced = [{ name: 'Cleaning', cost: 1000 }];
  expect(codes(await takeIn(priced, staff))).toEqual(['/new_devices/0/services/0/cost price_right']);
  expect((await deviceOf(await takeIn(priced))).services).toMatchObject(priced);
  expect(codes(await takeIn([{ name: ' ' }]))).toEqual(['/new_devices/0/services/0/name required']);
});

test('A repeated request makes one ticket', async () => {
  const body = {
    id: randomUUID(),
    location_id: here,
    customer_id: customer,
    new_devices: [{ name: 'Phone', problem: 'Broken' }],
  };
  const [one, two] = await Promise.all([owner('POST', 'tickets', body), owner('POST', 'tickets', body)]);
  const later = await owner('POST', 'tickets', body);
  expect([one.status, two.status, later.status]).toEqual([201, 201, 201]);
  expect(new Set([one, two, later].map(({ json }) => (json as Ticket).number)).size).toBe(1);
  const found = await owner(
    'GET',
    `tickets?filter=${encodeURIComponent(JSON.stringify({ number: body.id.slice(0, 8) }))}`,
  );
  expect((found.json as Ticket[]).map(({ id }) => id)).toEqual([body.id]);
});

test('A ticket creates its customer, who is found again by the email address', async () => {
  const takeInFor = (new_customer: object) =>
    owner('POST', 'tickets', {
      location_id: here,
      new_customer,
      new_devices: [
        { name: 'Phone', problem: 'Broken', serial: '490154203237511', serial_reason: 'On the box' },
      ],
    });
  const first = await takeInFor({ first_name: 'Grace', last_name: 'Hopper', email: 'grace@navy.example' });
  expect(first.status).toBe(201);
  expect(first.json).toMatchObject({ customer: { name: 'Grace Hopper' }, new_customer: null });
  const bad = await takeInFor({ email: 'grace@navy.example', phone: '12' });
  expect(codes(bad)).toEqual(['/new_customer/phone phone']);
  const again = await owner('POST', 'tickets', {
    location_id: here,
    new_customer: { email: 'Grace@navy.example' },
    new_devices: [{ name: 'Tablet', problem: 'Broken' }],
  });
  expect(again.json.customer_id).toBe(first.json.customer_id);
});
