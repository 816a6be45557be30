import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { locations } from '../../server/locations/tables.ts';
import { ticketMessages } from '../../server/messageRules/tables.ts';
import { staff as staffTable } from '../../server/staff/tables.ts';
import type { Board } from '../../src/schemas/tickets/board.ts';
import type { TicketEvent } from '../../src/schemas/tickets/events.ts';
import type { TicketDevice } from '../../src/schemas/tickets/ticketDevices.ts';
import type { Ticket } from '../../src/schemas/tickets/tickets.ts';
import type { BenchWork } from '../../src/schemas/tickets/work.ts';
import { addCustomer } from './people.ts';
import { addItem, receive as receiveStock } from './stock.ts';
import { startApp, type Reply, type TestApp } from './support.ts';

let services: TestApp;
let here: number;
let there: number;
let customer: string;

beforeAll(async () => {
  services = await startApp();
  [here, there] = services.store.locationIds as [number, number];
  customer = await addCustomer(services);
});
afterAll(() => services.close());

type Ask = (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Reply>;

/** The owner sees all locations, the staff member the first one. */
const owner: Ask = (method, path, body, headers) =>
  services.ask('STORE_OWNER', method, path, { body, headers });
const staff: Ask = (method, path, body, headers) => services.ask('STAFF', method, path, { body, headers });

async function takeIn(
  location_id: number,
  count = 1,
  device: object = { name: 'Phone', problem: 'Broken screen' },
): Promise<Ticket> {
  const { status, json, text } = await owner('POST', 'tickets', {
    location_id,
    customer_id: customer,
    new_devices: Array.from({ length: count }, () => device),
  });
  if (status !== 201) throw new Error(text);
  return json as Ticket;
}

const take = (
  id: string,
  step: string,
  values: object = {},
  ask = owner,
  headers: Record<string, string> = {},
) => ask('POST', `ticketDevices/${id}/${step}`, { key: randomUUID(), ...values }, headers);

async function taken(id: string, step: string, values: object = {}, ask = owner): Promise<TicketDevice> {
  const { status, json, text } = await take(id, step, values, ask);
  if (status !== 200) throw new Error(`${step}: ${text}`);
  return json as TicketDevice;
}

const idsOf = (ticket: Ticket) => ticket.devices.map(({ id }) => id);
const readTicket = async (id: string) => (await owner('GET', `tickets/${id}`)).json as Ticket;
const eventsOf = async (id: string) => (await owner('GET', `tickets/${id}/events`)).json as TicketEvent[];
const codes = ({ json }: Reply) =>
  (json.errors as { path: string; code: string }[]).map(({ path, code }) => `${path} ${code}`);
const listed = async (path: string, ask: Ask, filter: object = {}) =>
  (
    (await ask('GET', `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`)).json as {
      id: string;
    }[]
  ).map(({ id }) => id);

test('A device belongs to the other location from its receipt, and its ticket with it', async () => {
  const ticket = await takeIn(there);
  const [id] = idsOf(ticket) as [string];
  expect((await staff('GET', `ticketDevices/${id}`)).status).toBe(403);
  const sent = await taken(id, 'send', { to_location_id: here, reason: 'Board repair' });
  expect(sent).toMatchObject({ location_id: there, to_location_id: here, way: { from: expect.any(String) } });
  expect(await readTicket(ticket.id)).toMatchObject({ location_id: there, other_location_ids: [here] });

  expect((await staff('GET', `tickets/${ticket.id}`)).status).toBe(200);
  expect(await listed('ticketDevices', staff, { under_way: true })).toContain(id);
  expect(await listed('ticketDevices', staff, { location_id: [here] })).toContain(id);
  expect(await listed('tickets', staff, { location_id: [here] })).toContain(ticket.id);
  const place = encodeURIComponent(JSON.stringify({ location_id: [here] }));
  const { headers } = await owner('GET', `ticketDevices?filter=${place}`);
  const { json: atPlace } = await owner('GET', `ticketDevices?filter=${place}`);
  expect(headers['content-range']).toMatch(new RegExp(`/${(atPlace as unknown[]).length}$`));
  const { cards } = (await staff('GET', `ticketBoard?location_id=${here}`)).json as Board;
  expect(cards.find((card) => card.id === id)).toMatchObject({ to_location_id: here, way: sent.way });

  const received = await taken(id, 'receive', { shelf: 'B4' }, staff);
  expect(received).toMatchObject({
    location_id: here,
    to_location_id: null,
    sent_date: null,
    way: null,
    shelf: 'B4',
  });
  expect(await readTicket(ticket.id)).toMatchObject({
    number: ticket.number,
    location_id: here,
    other_location_ids: [],
  });
  const events = (await eventsOf(ticket.id)).map(({ kind }) => kind);
  expect(events).toEqual(expect.arrayContaining(['SENT', 'RECEIVED', 'LOCATION', 'SHELF']));
  const first = (await eventsOf(ticket.id)).find(({ kind }) => kind === 'SENT');
  expect(first).toMatchObject({ ...sent.way, reason: 'Board repair' });
});

test('The order stays where it was made: the other location reads what is due, and who takes it', async () => {
  const device = { name: 'Phone', problem: 'Broken', services: [{ name: 'Cleaning', cost: 5000 }] };
  const ticket = await takeIn(there, 1, device);
  const { json } = await owner('POST', `tickets/${ticket.id}/order`);
  await taken(idsOf(ticket)[0]!, 'send', { to_location_id: here });
  await taken(idsOf(ticket)[0]!, 'receive', {}, staff);
  expect((await staff('GET', `orders/${json.order_id}`)).status).toBe(403);
  const { json: balance } = await staff('GET', `tickets/${ticket.id}/balance`);
  const places = (await owner('GET', 'ticketDevices/destinations')).json as { id: number; name: string }[];
  expect(balance).toMatchObject({
    paid: 0,
    location_id: there,
    location: places.find(({ id }) => id === there)!.name,
  });
  expect(balance.due).toBeGreaterThanOrEqual(5000);
});

test('Estimates and messages follow their ticket to its new location', async () => {
  const ticket = await takeIn(there);
  const [id] = idsOf(ticket) as [string];
  await owner('POST', 'estimates', {
    ticket_id: ticket.id,
    options: [{ name: '', lines: [{ ticket_device_id: id, name: 'Battery', price: 4000 }] }],
  });
  await services.database.db.insert(ticketMessages).values({
    store_id: services.store.id,
    ticket_id: ticket.id,
    location_id: there,
    event: 'READY',
    state: 'NOT_SENT',
    wanted: 'SMS',
    text: 'Ready',
  });
  const seen = async () =>
    Promise.all(['estimates', 'ticketMessages'].map((path) => listed(path, staff, { ticket_id: ticket.id })));
  await taken(id, 'send', { to_location_id: here });
  expect(await seen()).toEqual([[], []]);
  await taken(id, 'receive', {}, staff);
  expect(await seen()).toEqual([[expect.any(String)], [expect.any(String)]]);
});

test('Nobody works on a device on its way or hands it over; what refuses says where it is', async () => {
  const [id] = idsOf(await takeIn(here)) as [string];
  await taken(id, 'finish', { outcome: 'REPAIRED' });
  const sent = await taken(id, 'send', { to_location_id: there }, staff);
  for (const [step, values] of [
    ['handOver', {}],
    ['goBack', { to: 'TESTING', reason: 'Speaker' }],
    ['startWork', {}],
    ['send', { to_location_id: here }],
  ] as const) {
    const { status, json } = await take(id, step, values);
    expect([step, status]).toEqual([step, 409]);
    expect(json.errors).toEqual([
      { path: '', code: 'under_way', params: { ...sent.way, since: sent.sent_date } },
    ]);
  }
  expect((await owner('PUT', `ticketDevices/${id}`, { shelf: 'A1' })).status).toBe(403);
  expect((await take(id, 'receive', {}, staff)).status).toBe(403);
  await taken(id, 'addNote', { kind: 'NOTE', text: 'By courier', is_for_customer: false }, staff);
  expect((await taken(id, 'cancelSending', {}, staff)).to_location_id).toBeNull();
  expect((await taken(id, 'handOver', {}, staff)).state).toBe('GONE');
});

test('Of two who receive one device, one does and the other is told', async () => {
  const [id] = idsOf(await takeIn(there)) as [string];
  await taken(id, 'send', { to_location_id: here });
  const { headers } = await staff('GET', `ticketDevices/${id}`);
  const version = { 'if-match': String(headers.etag) };
  const replies = await Promise.all([
    take(id, 'receive', {}, staff, version),
    take(id, 'receive', {}, owner, version),
  ]);
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 412]);
  expect(codes(await take(id, 'receive', {}, staff))).toEqual([' not_under_way']);
  expect(codes(await take(id, 'cancelSending', {}, staff))).toEqual([' not_under_way']);
});

test('A ticket stays where it is until its last device has arrived', async () => {
  const ticket = await takeIn(here, 3);
  const [first, second, third] = idsOf(ticket) as [string, string, string];
  const send = async (id: string) => {
    await taken(id, 'send', { to_location_id: there });
    await taken(id, 'receive');
  };
  await send(first);
  expect(await readTicket(ticket.id)).toMatchObject({ location_id: here, other_location_ids: [there] });
  await send(second);
  await taken(third, 'finish', { outcome: 'REPAIRED' });
  expect((await readTicket(ticket.id)).location_id).toBe(here);
  await taken(third, 'handOver');
  expect(await readTicket(ticket.id)).toMatchObject({ location_id: there, other_location_ids: [here] });
});

test('A device is sent to another active location', async () => {
  const [id] = idsOf(await takeIn(here)) as [string];
  expect(codes(await take(id, 'send', { to_location_id: here }))).toEqual(['/to_location_id goes_elsewhere']);
  expect(codes(await take(id, 'send', { to_location_id: 2_000_000 }))).toEqual(['/to_location_id reference']);
});

test('Parts that a device still needs are given up where it was and wanted where it is', async () => {
  const { id: item } = await addItem(services, { name: 'Screen', sku: 'SCREEN-CUSTODY' });
  await receiveStock(services, item, 1);
  const [id] = idsOf(await takeIn(here)) as [string];
  await taken(id, 'wantPart', { item_id: item });
  await taken(id, 'send', { to_location_id: there });
  await taken(id, 'receive');
  const { parts } = (await owner('GET', `ticketDevices/${id}/work`)).json as BenchWork;
  expect(parts.map(({ location_id, state }) => [location_id, state])).toEqual([
    [here, 'CANCELLED'],
    [there, 'WANTED'],
  ]);
});

async function addLocation(): Promise<number> {
  const [place] = await services.database.db
    .insert(locations)
    .values({
      store_id: services.store.id,
      location_name: 'West',
      email: 'west@atlas.example',
      country: 'CA',
      state: 'ON',
      city: 'Ottawa',
      postcode: 'K1A 0A1',
      address_1: '1 Main Street',
      timezone: 'America/Toronto',
    })
    .returning({ id: locations.id });
  return place!.id;
}

test('The staff of the destination are notified of a device on its way, the sender is not', async () => {
  const ticket = await takeIn(there);
  await taken(idsOf(ticket)[0]!, 'send', { to_location_id: here });
  const isTold = async (role: 'STORE_OWNER' | 'STAFF') => {
    const { json } = await services.ask(role, 'GET', `notifications/user/${services.store.staff[role].id}`);
    return (json.data as { data: { id: string; event: string } | null }[]).some(
      ({ data }) => data?.id === ticket.id && data.event === 'sent',
    );
  };
  expect([await isTold('STAFF'), await isTold('STORE_OWNER')]).toEqual([true, false]);
});

test('A location is not deactivated while a device is sent to it or a ticket made there', async () => {
  for (let round = 0; round < 6; round += 1) {
    const closing = await addLocation();
    const device = idsOf(await takeIn(here))[0]!;
    const [deactivated, ...others] = await Promise.all([
      owner('PUT', `location/${closing}`, { is_voided: true }),
      take(device, 'send', { to_location_id: closing }),
      owner('POST', 'tickets', {
        location_id: closing,
        customer_id: customer,
        new_devices: [{ name: 'Phone', problem: 'Broken' }],
      }),
    ]);
    const isHolding = others.some(({ status }) => status < 300);
    expect([deactivated.status, isHolding]).toEqual(isHolding ? [422, true] : [200, false]);
  }
});

test('A location with devices in the store is not deactivated', async () => {
  const closing = await addLocation();
  const ticket = await takeIn(closing, 2);
  const [gone, sent] = idsOf(ticket) as [string, string];
  const arriving = idsOf(await takeIn(here))[0]!;
  const deactivate = () => owner('PUT', `location/${closing}`, { is_voided: true });
  const refusal = (count: number) => [{ path: '/is_voided', code: 'holds_devices', params: { count } }];
  await taken(arriving, 'send', { to_location_id: closing });
  expect((await deactivate()).json.errors).toEqual(refusal(3));
  await taken(arriving, 'cancelSending');
  await taken(sent, 'send', { to_location_id: there });
  expect((await deactivate()).json.errors).toEqual(refusal(2));
  await taken(sent, 'receive');
  await taken(gone, 'finish', { outcome: 'REPAIRED' });
  await taken(gone, 'handOver');
  expect((await deactivate()).status).toBe(200);
});

test('No device comes to a location that is closed: not back, and not on a ticket that stayed there', async () => {
  const closing = await addLocation();
  const ticket = await takeIn(closing);
  const [id] = idsOf(ticket) as [string];
  await taken(id, 'finish', { outcome: 'REPAIRED' });
  await taken(id, 'handOver');
  expect((await owner('PUT', `location/${closing}`, { is_voided: true })).status).toBe(200);
  expect(codes(await take(id, 'goBack', { to: 'READY', reason: 'By mistake' }))).toEqual([
    '/to location_closed',
  ]);
  const change = (values: object) => owner('PUT', `tickets/${ticket.id}`, values);
  expect(codes(await change({ new_devices: [{ name: 'Tablet', problem: 'Broken' }] }))).toEqual([
    '/location_id location_closed',
  ]);
  expect((await change({ note: 'Paid by cheque' })).status).toBe(200);
});

const actions = {
  send: { isFree: true, from: ['CHECKED_IN', 'IN_REPAIR', 'READY'] },
  receive: { isFree: false, from: ['CHECKED_IN', 'IN_REPAIR', 'READY'] },
  cancelSending: { isFree: false, from: ['CHECKED_IN', 'IN_REPAIR', 'READY'] },
  repair: { isFree: true, from: ['CHECKED_IN'], to: 'IN_REPAIR' },
  finish: { isFree: true, from: ['CHECKED_IN', 'IN_REPAIR'], to: 'READY' },
  handOver: { isFree: true, from: ['READY'], to: 'GONE' },
} as const;
type Action = keyof typeof actions;

const custodyKinds = new Set<string>(['SENT', 'RECEIVED', 'SENDING_CANCELLED']);

test('Whatever is tried, a device is at one place, its events lead there, and only its holder acts', async () => {
  const { db } = services.database;
  const manager = services.store.staff.STORE_MANAGER.id;
  await db.update(staffTable).set({ location_id: there }).where(eq(staffTable.id, manager));
  const names = new Map(
    ((await owner('GET', 'ticketDevices/destinations')).json as { id: number; name: string }[]).map(
      ({ id, name }) => [id, name],
    ),
  );
  const asks = new Map<number, Ask>([
    [here, staff],
    [there, (method, path, body) => services.ask('STORE_MANAGER', method, path, { body })],
  ]);
  const step = fc.record({
    at: fc.constantFrom(here, there),
    action: fc.constantFrom<Action>(
      'send',
      'send',
      'receive',
      'receive',
      'cancelSending',
      'repair',
      'finish',
      'handOver',
    ),
  });
  const check = async (steps: { at: number; action: Action }[]) => {
    const ticket = await takeIn(here);
    const id = idsOf(ticket)[0]!;
    const expected = { place: here, way: null as number | null, state: 'CHECKED_IN' };
    for (const { at, action } of steps) {
      const { isFree, from, ...rule } = actions[action];
      const other = at === here ? there : here;
      const isHolder = at === (action === 'receive' ? expected.way : expected.place);
      const isAllowed =
        isHolder && isFree === (expected.way === null) && from.some((state) => state === expected.state);
      const values = {
        ...(action === 'send' && { to_location_id: other }),
        ...(action === 'finish' && { outcome: 'REPAIRED' }),
      };
      const { status } = await take(id, action, values, asks.get(at));
      expect([action, at, status === 200]).toEqual([action, at, isAllowed]);
      if (isAllowed) {
        if (action === 'receive') expected.place = at;
        if (!isFree) expected.way = null;
        if (action === 'send') expected.way = other;
        if ('to' in rule) expected.state = rule.to;
      }
      const { json } = await owner('GET', `ticketDevices/${id}`);
      expect(json).toMatchObject({
        location_id: expected.place,
        to_location_id: expected.way,
        state: expected.state,
      });
    }
    const last = (await eventsOf(ticket.id)).find(({ kind }) => custodyKinds.has(kind));
    const leadsTo = last?.kind === 'RECEIVED' ? last.to : (last?.from ?? names.get(here));
    expect(leadsTo).toBe(names.get(expected.place));
    expect(last?.kind === 'SENT').toBe(expected.way !== null);
    expect((await readTicket(ticket.id)).location_id).toBe(expected.place);
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), check), {
    numRuns: 12,
    endOnFailure: true,
  });
}, 60_000);
