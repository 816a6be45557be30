import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Board } from '../../src/schemas/tickets/board.ts';
import type { Ticket } from '../../src/schemas/tickets/tickets.ts';
import { addCustomer } from './people.ts';
import { startApp, type TestApp } from './support.ts';

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

const owner = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown, headers = {}) =>
  services.ask('STORE_OWNER', method, path, { body, headers });

async function takeIn(values: object = {}): Promise<Ticket> {
  const { status, json, text } = await owner('POST', 'tickets', {
    location_id: here,
    customer_id: customer,
    new_devices: [{ name: 'Phone', problem: 'Broken screen' }],
    ...values,
  });
  if (status !== 201) throw new Error(text);
  return json as Ticket;
}

const deviceOf = (ticket: Ticket) => ticket.devices[0]!.id;
const take = (step: string, id: string, values: object = {}) =>
  owner('POST', `ticketDevices/${id}/${step}`, { key: randomUUID(), ...values });

async function boardOf(query = '', role: 'STORE_OWNER' | 'STAFF' = 'STORE_OWNER'): Promise<Board> {
  const { status, json, text } = await services.ask(role, 'GET', `ticketBoard${query}`);
  if (status !== 200) throw new Error(text);
  return json as Board;
}

test('The board has the devices of the tickets that match, the most urgent first', async () => {
  const later = await takeIn({ promised_date: '2030-01-02T10:00:00.000Z' });
  const sooner = await takeIn({ promised_date: '2030-01-01T10:00:00.000Z' });
  const urgent = await takeIn({ priority: 'URGENT' });
  const own = [later, sooner, urgent].map(({ number }) => number);
  const { cards, total } = await boardOf();
  expect(total).toBe(cards.length);
  expect(cards.map(({ number }) => number).filter((one) => own.includes(one))).toEqual([
    urgent.number,
    sooner.number,
    later.number,
  ]);
  expect(cards.find(({ number }) => number === urgent.number)).toMatchObject({
    state: 'CHECKED_IN',
    device: { name: 'Phone' },
    customer: { id: customer, name: 'Ada Berg' },
    technician: null,
    priority: 'URGENT',
  });
  const some = await boardOf('?priority=URGENT');
  expect(some.cards.every(({ priority }) => priority === 'URGENT')).toBe(true);
  const day = await boardOf('?min_promised_date=2030-01-02&max_promised_date=2030-01-02');
  expect(day.cards.map(({ number }) => number)).toEqual([later.number]);
});

test('Devices that were handed over stay for a while; the version is that of the device', async () => {
  const id = deviceOf(await takeIn());
  await take('finish', id, { outcome: 'REPAIRED' });
  await take('handOver', id);
  const card = (await boardOf()).cards.find((one) => one.id === id)!;
  expect(card).toMatchObject({ state: 'GONE', outcome: 'REPAIRED' });
  const { headers } = await owner('GET', `ticketDevices/${id}`);
  expect(headers.etag).toBe(card._etag);
});

test('Whoever sees one location has the devices that are there', async () => {
  await takeIn({ location_id: there });
  const places = new Set((await boardOf()).cards.map(({ location_id }) => location_id));
  expect(places).toEqual(new Set([here, there]));
  const { cards } = await boardOf('', 'STAFF');
  expect(new Set(cards.map(({ location_id }) => location_id))).toEqual(new Set([here]));
  expect((await boardOf(`?location_id=${there}`, 'STAFF')).cards).toEqual([]);
});

const move = (to: string, ids: string[], values: object = {}) =>
  owner('POST', 'ticketBoard/moves', {
    to,
    moves: ids.map((id) => ({ id, key: randomUUID() })),
    ...values,
  });
const statusOf = async (reply: ReturnType<typeof move>) =>
  ((await reply).json.data as { status: string }[]).map(({ status }) => status);

test('Devices are moved together, each by its own step; who is refused does not hold up the others', async () => {
  const [one, two, waiting, ready] = (await Promise.all([takeIn(), takeIn(), takeIn(), takeIn()])).map(
    deviceOf,
  );
  await take('diagnose', two!);
  await take('awaitParts', waiting!);
  await take('finish', ready!, { outcome: 'REPAIRED' });
  const all = [one!, two!, waiting!, ready!, randomUUID()];
  const { json } = await move('IN_REPAIR', all, { reason: 'Not tested' });
  expect(json.data).toMatchObject([
    { id: one, status: 'updated' },
    { id: two, status: 'updated' },
    { id: waiting, status: 'invalid', errors: [{ code: 'no_step' }] },
    { id: ready, status: 'updated' },
    { status: 'missing' },
  ]);
  expect(await statusOf(move('IN_REPAIR', [one!]))).toEqual(['unchanged']);
  expect((await owner('GET', `ticketDevices/${ready}`)).json).toMatchObject({
    state: 'IN_REPAIR',
    outcome: null,
  });
  const unexplained = await move('READY', [one!], { outcome: 'DECLINED' });
  expect(unexplained.json.data[0].errors).toMatchObject([{ path: '/reason', code: 'required' }]);
});

test('A move that is based on an old version is refused; the same key moves once', async () => {
  const id = deviceOf(await takeIn());
  const { _etag } = (await boardOf()).cards.find((card) => card.id === id)!;
  const moves = [{ id, key: randomUUID(), _etag }];
  expect(await statusOf(owner('POST', 'ticketBoard/moves', { to: 'DIAGNOSING', moves }))).toEqual([
    'updated',
  ]);
  expect(await statusOf(owner('POST', 'ticketBoard/moves', { to: 'DIAGNOSING', moves }))).toEqual([
    'unchanged',
  ]);
  const late = [{ id, key: randomUUID(), _etag }];
  expect(await statusOf(owner('POST', 'ticketBoard/moves', { to: 'IN_REPAIR', moves: late }))).toEqual([
    'stale',
  ]);
});

test('Of many who move the same devices at once, no move is lost and every move is an event', async () => {
  const made = await Promise.all(Array.from({ length: 4 }, () => takeIn()));
  const ids = made.map(deviceOf);
  const replies = await Promise.all(
    Array.from({ length: 12 }, (_, index) => move(index % 2 ? 'WAITING_PARTS' : 'WAITING_CUSTOMER', ids)),
  );
  const updated = replies
    .flatMap(({ json }) => json.data as { id: string; status: string }[])
    .filter(({ status }) => status === 'updated');
  for (const [index, ticket] of made.entries()) {
    const { json } = await owner('GET', `tickets/${ticket.id}/events`);
    const states = (json as { kind: string; from: string; to: string }[])
      .filter(({ kind }) => kind === 'STATE')
      .toReversed();
    expect(states).toHaveLength(updated.filter(({ id }) => id === ids[index]).length);
    for (const [at, { from }] of states.entries()) expect(from).toBe(states[at - 1]?.to ?? 'CHECKED_IN');
    const { json: now } = await owner('GET', `ticketDevices/${ids[index]}`);
    expect(now.state).toBe(states.at(-1)?.to);
  }
});

test('A ticket is late once its promised date has passed before its work is done; its people are told once', async () => {
  const promised_date = new Date(Date.now() + 4000).toISOString();
  const ticket = await takeIn({ promised_date });
  const id = deviceOf(ticket);
  const lateIds = async () =>
    ((await owner('GET', `tickets?filter=${encodeURIComponent('{"late":true}')}`)).json as Ticket[]).map(
      (one) => one.id,
    );
  await expect.poll(lateIds, { timeout: 20_000 }).toContain(ticket.id);
  const told = async () => {
    const { json } = await owner('GET', `notifications/user/${services.store.staff.STORE_OWNER.id}`);
    return (json.data as { data: { subject: string; id: string } | null }[]).filter(
      ({ data }) => data?.subject === 'TICKET' && data.id === ticket.id,
    );
  };
  await expect.poll(async () => (await told()).length, { timeout: 20_000 }).toBe(1);
  await take('finish', id, { outcome: 'REPAIRED' });
  expect(await lateIds()).not.toContain(ticket.id);
}, 60_000);

test('Of a late ticket each device has its people: its technician, or the staff where it is, if they work elsewhere', async () => {
  const { STAFF, STORE_MANAGER } = services.store.staff;
  const ticket = await takeIn({
    new_devices: ['Phone', 'Tablet'].map((name) => ({ name, problem: 'Broken screen' })),
  });
  const [phone, tablet] = ticket.devices.map(({ id }) => id) as [string, string];
  await take('assign', phone, { technician_id: STORE_MANAGER.id });
  await take('assign', tablet, { technician_id: STAFF.id });
  await take('send', tablet, { to_location_id: there });
  await take('receive', tablet);
  const promised_date = new Date(Date.now() + 3000).toISOString();
  expect((await owner('PUT', `tickets/${ticket.id}`, { promised_date })).status).toBe(200);
  const told = async (role: 'STORE_OWNER' | 'STORE_MANAGER' | 'STAFF') => {
    const { json } = await services.ask(role, 'GET', `notifications/user/${services.store.staff[role].id}`);
    return (json.data as { data: { event: string; id: string; customer: string } | null }[]).flatMap(
      ({ data }) => (data?.event === 'late' && data.id === ticket.id ? [data.customer] : []),
    );
  };
  await expect.poll(() => told('STORE_MANAGER'), { timeout: 20_000 }).toEqual(['Phone']);
  expect([await told('STORE_OWNER'), await told('STAFF')]).toEqual([['Tablet'], []]);
}, 60_000);

test('The dashboard counts devices that are ready, late, waiting, and taken in today', async () => {
  const count = async (kind: string) => {
    const { json } = await owner('GET', 'dashboard');
    return (
      (json.devices.kinds as { kind: string; count: number }[]).find((one) => one.kind === kind)?.count ?? -1
    );
  };
  const before = await Promise.all([count('READY'), count('WAITING'), count('TODAY'), count('LATE')]);
  const [ready, waiting] = (await Promise.all([takeIn(), takeIn()])).map(deviceOf);
  await takeIn({ promised_date: '2026-01-01T10:00:00.000Z' });
  await take('finish', ready!, { outcome: 'REPAIRED' });
  await take('awaitParts', waiting!);
  const after = await Promise.all([count('READY'), count('WAITING'), count('TODAY'), count('LATE')]);
  expect(after.map((one, index) => one - before[index]!)).toEqual([1, 1, 3, 1]);
});
