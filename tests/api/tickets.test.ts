import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Scope } from '../../server/core/scope.ts';
import { devices, ticketDevices, ticketEvents, tickets } from '../../server/tickets/tables.ts';
import { ticketState, type DeviceState } from '../../src/schemas/tickets/states.ts';
import type { TicketDevice } from '../../src/schemas/tickets/ticketDevices.ts';
import type { Ticket } from '../../src/schemas/tickets/tickets.ts';
import { addCustomer } from './people.ts';
import { add } from './samples.ts';
import { startApp, type Reply, type TestApp } from './support.ts';

let services: TestApp;
let scope: Scope;
let here: number;
let there: number;
let customer: string;

beforeAll(async () => {
  services = await startApp();
  scope = new Scope(services.database.db, { id: services.store.id, timezone: 'America/Toronto' });
  [here, there] = services.store.locationIds as [number, number];
  customer = await addCustomer(services);
});
afterAll(() => services.close());

const staff = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown, headers = {}) =>
  services.ask('STAFF', method, path, { body, headers });
const owner = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
  services.ask('STORE_OWNER', method, path, { body });

const newSerial = () => randomUUID().toUpperCase();

const ticketWith = (new_devices: object[], values: object = {}) => ({
  location_id: here,
  customer_id: customer,
  new_devices: new_devices.map((device) => ({ name: 'Phone', problem: 'Broken screen', ...device })),
  ...values,
});

async function takeIn(new_devices: object[] = [{}], values: object = {}): Promise<Ticket> {
  const { status, json, text } = await owner('POST', 'tickets', ticketWith(new_devices, values));
  if (status !== 201) throw new Error(text);
  return json as Ticket;
}

const take = (step: string, id: string, values: object = {}, ask = owner) =>
  ask('POST', `ticketDevices/${id}/${step}`, { key: randomUUID(), ...values });
const readTicket = async (id: string): Promise<Ticket> =>
  (await owner('GET', `tickets/${id}`)).json as Ticket;
const codes = ({ json }: Reply) =>
  (json.errors as { path: string; code: string }[]).map(({ path, code }) => `${path} ${code}`);
const eventsOf = async (id: string) =>
  (await owner('GET', `tickets/${id}/events`)).json as Record<string, unknown>[];

test('A ticket gets the next number and registers its devices with their owner', async () => {
  const names = ['Phone', 'Tablet', 'Watch', 'Laptop', 'Console'];
  const first = await takeIn(
    names.map((name, index) => ({ name, ...(index === 0 && { serial: '49-015420-323751-8' }) })),
  );
  const second = await takeIn();
  expect(second.number).toBe(first.number + 1);
  expect(first).toMatchObject({ state: 'CHECKED_IN', new_devices: [] });
  expect(first.devices.map(({ name }) => name)).toEqual(names);
  const { json } = await owner(
    'GET',
    `devices/${first.devices.find(({ name }) => name === 'Phone')?.device_id}`,
  );
  expect(json).toMatchObject({ serial: '490154203237518', customer_id: customer });
  const owners = await owner('GET', `devices/${json.id}/owners`);
  expect(owners.json).toMatchObject([{ customer_id: customer, customer: 'Ada Berg' }]);
});

test('A number leads to the device that has it; a device is on one open ticket', async () => {
  const [one, two] = [newSerial(), newSerial()];
  const ticket = await takeIn([{ serial: one }]);
  const again = await owner('POST', 'tickets', ticketWith([{ serial: ` ${one.toLowerCase()}` }]));
  expect(again.status).toBe(422);
  expect(codes(again)).toEqual(['/new_devices/0/device_id open_ticket']);
  expect(again.json.errors[0].params).toEqual({ number: ticket.number });
  const twice = await owner(
    'POST',
    'tickets',
    ticketWith([{ serial: two }, { serial: two.replace('-', '') }]),
  );
  expect(codes(twice)).toEqual(['/new_devices/1/device_id twice']);
  await take('finish', ticket.devices[0]!.id, { outcome: 'REPAIRED' });
  await take('handOver', ticket.devices[0]!.id);
  const later = await takeIn([{ serial: one }]);
  expect(later.devices[0]?.device_id).toBe(ticket.devices[0]?.device_id);
});

test('Two counters that take in one device at the same time make one ticket', async () => {
  const serial = newSerial().replaceAll('-', '');
  const body = ticketWith([{ serial }]);
  const replies = await Promise.all([1, 2, 3, 4].map(() => owner('POST', 'tickets', body)));
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422, 422, 422]);
  expect(await scope.count(devices, eq(devices.serial, serial))).toBe(1);
});

test('An IMEI with a wrong check digit is refused unless the device says why it is right', async () => {
  const wrong = '490154203237511';
  const refused = await owner('POST', 'devices', { name: 'Phone', serial: wrong });
  expect(codes(refused)).toEqual(['/serial unexplained_imei']);
  const kept = await owner('POST', 'devices', {
    name: 'Phone',
    serial: wrong,
    serial_reason: 'On its sticker',
  });
  expect(kept.status).toBe(201);
  expect(codes(await owner('POST', 'tickets', ticketWith([{ serial: '490154203237512' }])))).toEqual([
    '/new_devices/0/serial unexplained_imei',
  ]);
  expect((await takeIn([{ serial: wrong }])).devices[0]?.device_id).toBe(kept.json.id);
  expect(codes(await owner('POST', 'devices', { name: 'Other', serial: wrong, serial_reason: 'x' }))).toEqual(
    ['/serial unique'],
  );
});

test('A device is named by its product', async () => {
  const product = await add(services, 'products', { name: 'Phone 12' });
  const { json } = await owner('POST', 'devices', { product_id: product.id });
  expect(json.name).toBe('Phone 12');
  expect(codes(await owner('POST', 'devices', {}))).toEqual(['/name required']);
});

test('Work goes from state to state; waiting resumes where it was', async () => {
  const {
    id: ticketId,
    devices: [device],
  } = await takeIn();
  const id = device!.id;
  const states = async (...steps: [string, object?][]) => {
    const found: string[] = [];
    for (const [step, values] of steps) {
      const { status, json, text } = await take(step, id, values);
      if (status !== 200) throw new Error(`${step}: ${text}`);
      found.push(json.state as string);
    }
    return found;
  };
  expect(
    await states(
      ['diagnose'],
      ['awaitCustomer', { reason: 'Price' }],
      ['awaitParts'],
      ['resume'],
      ['repair'],
      ['test'],
      ['goBack', { to: 'IN_REPAIR', reason: 'Speaker silent' }],
      ['finish', { outcome: 'REPAIRED' }],
      ['handOver'],
    ),
  ).toEqual([
    'DIAGNOSING',
    'WAITING_CUSTOMER',
    'WAITING_PARTS',
    'DIAGNOSING',
    'IN_REPAIR',
    'TESTING',
    'IN_REPAIR',
    'READY',
    'GONE',
  ]);
  expect((await readTicket(ticketId)).state).toBe('GONE');
  const events = await eventsOf(ticketId);
  expect(events.filter(({ kind }) => kind === 'STATE')).toHaveLength(9);
  expect(events.at(-1)).toMatchObject({ kind: 'CREATED', to: 'WALK_IN' });
  expect(events.find(({ reason }) => reason === 'Speaker silent')).toMatchObject({
    from: 'TESTING',
    to: 'IN_REPAIR',
    device: 'Phone',
  });
});

test('A step needs its reason, its outcome and its state', async () => {
  const {
    devices: [device],
  } = await takeIn();
  const id = device!.id;
  expect(codes(await take('finish', id, { outcome: 'DECLINED' }))).toEqual(['/reason required']);
  expect(codes(await take('test', id))).toEqual(['/state past_step']);
  await take('repair', id);
  expect(codes(await take('goBack', id, { to: 'TESTING', reason: 'x' }))).toEqual(['/to not_earlier']);
  expect(codes(await take('goBack', id, { to: 'CHECKED_IN' }))).toEqual(['/reason required']);
  expect((await take('goBack', id, { to: 'CHECKED_IN', reason: 'Wrong device' })).json.state).toBe(
    'CHECKED_IN',
  );
});

test('Going back from ready withdraws the outcome; from gone only if it is on no other ticket', async () => {
  const serial = newSerial();
  const {
    devices: [device],
  } = await takeIn([{ serial }]);
  const id = device!.id;
  await take('finish', id, { outcome: 'NOT_REPAIRABLE', reason: 'Board' });
  const back = await take('goBack', id, { to: 'IN_REPAIR', reason: 'Another try' });
  expect(back.json).toMatchObject({ state: 'IN_REPAIR', outcome: null });
  await take('finish', id, { outcome: 'REPAIRED' });
  await take('handOver', id);
  await takeIn([{ serial }]);
  expect(codes(await take('goBack', id, { to: 'READY', reason: 'Wrong one' }))).toEqual(['/to open_ticket']);
});

test('Whoever begins to work on a device of nobody takes it; others are assigned with the right', async () => {
  const {
    devices: [device],
  } = await takeIn();
  const id = device!.id;
  await take('diagnose', id);
  const { json, headers } = await owner('GET', `ticketDevices/${id}`);
  expect(json.technician_id).toBe(services.store.staff.STORE_OWNER.id);
  const given = await staff('PUT', `ticketDevices/${id}`, {
    technician_id: services.store.staff.STORE_MANAGER.id,
  });
  expect(given.status).toBe(403);
  const own = await staff(
    'PUT',
    `ticketDevices/${id}`,
    { technician_id: services.store.staff.STAFF.id, shelf: 'B4' },
    { 'if-match': headers.etag },
  );
  expect(own.json).toMatchObject({ shelf: 'B4', technician_id: services.store.staff.STAFF.id });
});

test('Tickets of another location are not visible without the right', async () => {
  const elsewhere = await takeIn([{}], { location_id: there });
  expect((await staff('GET', `tickets/${elsewhere.id}`)).status).toBe(403);
  expect((await staff('GET', `tickets/${elsewhere.id}/events`)).status).toBe(403);
  expect((await take('diagnose', elsewhere.devices[0]!.id, {}, staff)).status).toBe(403);
  const { json } = await staff('GET', 'tickets');
  expect((json as Ticket[]).map(({ id }) => id)).not.toContain(elsewhere.id);
  expect((await staff('POST', 'tickets', ticketWith([{}], { location_id: there }))).status).toBe(403);
});

test('A device can be added later, and a ticket needs a customer and a device', async () => {
  const ticket = await takeIn();
  await take('finish', ticket.devices[0]!.id, { outcome: 'REPAIRED' });
  expect((await readTicket(ticket.id)).state).toBe('READY');
  const more = await owner('PUT', `tickets/${ticket.id}`, {
    new_devices: [{ name: 'Charger', problem: 'Loose' }],
  });
  expect(more.status).toBe(200);
  expect(await readTicket(ticket.id)).toMatchObject({ state: 'CHECKED_IN', new_devices: [] });
  expect(codes(await owner('POST', 'tickets', ticketWith([])))).toEqual(['/new_devices minItems']);
  expect(codes(await owner('POST', 'tickets', ticketWith([{}], { customer_id: null })))).toEqual([
    '/customer_id required',
  ]);
  expect((await takeIn([{}], { customer_id: null, origin: 'OWN_STOCK' })).customer_id).toBeNull();
});

test('However devices move, the state of the ticket follows from them and the events lead to each', async () => {
  const ticket = await takeIn([{ name: 'A' }, { name: 'B' }, { name: 'C' }]);
  const ids = ticket.devices.map(({ id }) => id);
  const steps: [string, object?][] = [
    ['diagnose'],
    ['awaitParts'],
    ['resume'],
    ['repair'],
    ['test'],
    ['finish', { outcome: 'REPAIRED' }],
    ['handOver'],
  ];
  await Promise.all(
    ids.map(async (id, index) => {
      for (const [step, values] of steps.slice(0, steps.length - index)) await take(step, id, values);
    }),
  );
  const rows = await scope.select(
    ticketDevices,
    { id: ticketDevices.id, state: ticketDevices.state },
    { where: eq(ticketDevices.ticket_id, ticket.id) },
  );
  const [stored] = await scope.select(
    tickets,
    { state: tickets.state },
    { where: eq(tickets.id, ticket.id) },
  );
  expect(stored?.state).toBe(ticketState(rows.map(({ state }) => state as DeviceState)));
  for (const { id, state } of rows) {
    const events = await scope.select(
      ticketEvents,
      { kind: ticketEvents.kind, from: ticketEvents.from, to: ticketEvents.to },
      { where: eq(ticketEvents.ticket_device_id, id), orderBy: [ticketEvents.created_date] },
    );
    const moves = events.filter(({ kind }) => kind === 'STATE');
    expect(moves.map(({ from }) => from)).toEqual(['CHECKED_IN', ...moves.slice(0, -1).map(({ to }) => to)]);
    expect(moves.at(-1)?.to).toBe(state);
  }
});

test('A list of devices knows ticket, customer and what is still in the store', async () => {
  const ticket = await takeIn([{ name: 'Listed' }], { promised_date: '2030-01-02T15:00:00.000Z' });
  const { json } = await owner(
    'GET',
    `ticketDevices?filter=${encodeURIComponent(JSON.stringify({ ticket_id: ticket.id, open: true }))}`,
  );
  const [found] = json as TicketDevice[];
  expect(found).toMatchObject({
    number: ticket.number,
    promised_date: '2030-01-02T15:00:00.000Z',
    customer: { id: customer, name: 'Ada Berg' },
    device: { name: 'Listed' },
  });
});

test('A list of tickets, or of devices on them, is one statement with what it shows of others', async () => {
  const { id } = await takeIn([{ name: 'Tablet' }], { promised_date: '2030-05-06T14:30:00.000Z' });
  const reads = (['page', 'select', 'planned', 'read', 'count'] as const).map((name) =>
    vi.spyOn(Scope.prototype, name),
  );
  const ofTicket = encodeURIComponent(JSON.stringify({ ticket_id: [id] }));
  const [found] = (await owner('GET', `tickets?filter=${encodeURIComponent(JSON.stringify({ id }))}`)).json;
  const [device] = (await owner('GET', `ticketDevices?filter=${ofTicket}`)).json;
  expect(reads.map(({ mock }) => mock.calls.length)).toEqual([2, 0, 0, 0, 0]);
  for (const read of reads) read.mockRestore();
  expect(found).toMatchObject({
    new_devices: [],
    devices: [
      { id: device.id, device_id: device.device_id, name: 'Tablet', state: 'CHECKED_IN', outcome: null },
    ],
  });
  const { number, promised_date } = found;
  expect(device).toMatchObject({ number, promised_date, customer: { id: customer }, way: null });
  expect(promised_date).toBe('2030-05-06T14:30:00.000Z');
});
