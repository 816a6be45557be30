import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobs } from '../../server/core/jobs/tables.ts';
import { Scope } from '../../server/core/scope.ts';
import { stock } from '../../server/inventory/tables.ts';
import { workTimes } from '../../server/tickets/work/tables.ts';
import { resumeJob } from '../../server/tickets/work/resume.ts';
import type { TicketDevice } from '../../src/schemas/tickets/ticketDevices.ts';
import type { Ticket } from '../../src/schemas/tickets/tickets.ts';
import type { BenchWork } from '../../src/schemas/tickets/work.ts';
import { addCustomer } from './people.ts';
import { addItem, receive } from './stock.ts';
import { startApp, type Reply, type TestApp } from './support.ts';

let services: TestApp;
let scope: Scope;
let here: number;
let customer: string;

beforeAll(async () => {
  services = await startApp();
  scope = new Scope(services.database.db, { id: services.store.id, timezone: 'America/Toronto' });
  here = services.store.locationIds[0]!;
  customer = await addCustomer(services);
});
afterAll(() => services.close());

type Ask = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) => Promise<Reply>;

const as =
  (role: 'STAFF' | 'STORE_OWNER'): Ask =>
  (method, path, body) =>
    services.ask(role, method, path, { body });
const owner = as('STORE_OWNER');
const staff = as('STAFF');

async function takeIn(values: object = {}): Promise<string> {
  const { status, json, text } = await owner('POST', 'tickets', {
    location_id: here,
    customer_id: customer,
    new_devices: [{ name: 'Phone', problem: 'Broken screen', ...values }],
  });
  if (status !== 201) throw new Error(text);
  return (json as Ticket).devices[0]!.id;
}

const take = (id: string, step: string, values: object = {}, ask: Ask = owner) =>
  ask('POST', `ticketDevices/${id}/${step}`, { key: randomUUID(), ...values });

async function taken(id: string, step: string, values: object = {}, ask: Ask = owner): Promise<TicketDevice> {
  const { status, json, text } = await take(id, step, values, ask);
  if (status !== 200) throw new Error(`${step}: ${text}`);
  return json as TicketDevice;
}

const workOf = async (id: string, ask: Ask = owner): Promise<BenchWork> =>
  (await ask('GET', `ticketDevices/${id}/work`)).json as BenchWork;
const codes = ({ json }: Reply) =>
  (json.errors as { path: string; code: string }[]).map(({ path, code }) => `${path} ${code}`);
const stateOf = async (id: string) =>
  ((await owner('GET', `ticketDevices/${id}`)).json as TicketDevice).state;

async function levelOf(item_id: string) {
  const { on_hand, reserved } = stock;
  const [level] = await scope.select(
    stock,
    { on_hand, reserved },
    { where: and(eq(stock.item_id, item_id), eq(stock.location_id, here)) },
  );
  return level ?? { on_hand: 0, reserved: 0 };
}

const isOfDevice = (id: string) => and(eq(jobs.kind, 'resume-device'), eq(jobs.key, id));

/** Runs the job that waits for the parts of a device. */
function resume(ticket_device_id: string): Promise<unknown> {
  const running = { by: null, isInterrupted: false, progress: () => {}, finish: async () => {} };
  const { signal } = new AbortController();
  return resumeJob.run({ ...running, scope, signal, data: { ticket_device_id } });
}

test('A person works on one device at a time; times are only added to', async () => {
  const [one, two] = [await takeIn(), await takeIn()];
  await taken(one, 'startWork', {}, staff);
  await taken(one, 'startWork', {}, staff);
  await taken(two, 'startWork', {}, staff);
  await taken(two, 'startWork');
  const first = await workOf(one, staff);
  expect(first.own).toMatchObject({ ticket_device_id: two, name: 'Phone' });
  expect(first.times).toHaveLength(1);
  expect(first.times[0]!.ended_date).not.toBeNull();
  await taken(two, 'stopWork', {}, staff);
  const { times } = await workOf(two, staff);
  expect(times.filter(({ ended_date }) => ended_date === null)).toHaveLength(1);
  expect(times).toHaveLength(2);
  await taken(two, 'finish', { outcome: 'REPAIRED' });
  expect((await workOf(two)).times.every(({ ended_date }) => ended_date !== null)).toBe(true);
});

test('The work that waits at a location counts what nothing holds up, and who does it', async () => {
  const read = async () =>
    (await staff('GET', `ticketDevices/backlog?location_id=${here}`)).json as {
      minutes: number;
      people: number;
    };
  const before = await read();
  const repairs = [{ name: 'Screen', cost: 100, duration: '1 hour' }, { name: 'Glue' }];
  const [one, two] = [await takeIn({ services: repairs }), await takeIn()];
  const technicians = (await owner('GET', `ticketDevices/${one}/technicians`)).json as object[];
  expect(before.people).toBeGreaterThanOrEqual(technicians.length);
  expect(technicians.length).toBeGreaterThan(1);
  expect(await read()).toEqual({ ...before, minutes: before.minutes + 90 + 30 });
  await taken(one, 'awaitParts', { reason: 'Screen' });
  await taken(two, 'finish', { outcome: 'REPAIRED' });
  expect(await read()).toEqual(before);
  const three = await takeIn();
  await taken(three, 'startWork', {}, staff);
  await taken(three, 'assign', { technician_id: services.store.staff.STORE_MANAGER.id });
  expect((await read()).people).toBeGreaterThanOrEqual(2);
});

test('The time that was worked on a device, also that which runs, is not waited for any more', async () => {
  const read = async () =>
    ((await staff('GET', `ticketDevices/backlog?location_id=${here}`)).json as { minutes: number }).minutes;
  const before = await read();
  const [long, short] = [
    await takeIn({ services: [{ name: 'Screen', duration: '2 hours' }] }),
    await takeIn(),
  ];
  expect(await read()).toBe(before + 120 + 30);
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const worked = (id: string, from: number, to: number | null) => ({
    ticket_device_id: id,
    staff_id: randomUUID(),
    started_date: ago(from),
    ended_date: to === null ? null : ago(to),
  });
  await scope.insert(workTimes, [worked(long, 300, 285), worked(long, 30, null), worked(short, 200, 100)]);
  expect(await read()).toBe(before + 120 - 45);
  for (const id of [long, short]) await taken(id, 'finish', { outcome: 'REPAIRED' });
});

test('Two starts of one person at the same time leave one running', async () => {
  const ids = [await takeIn(), await takeIn(), await takeIn()];
  await Promise.all(ids.map((id) => taken(id, 'startWork', {}, staff)));
  const running = await Promise.all(ids.map(async (id) => (await workOf(id)).times));
  expect(running.flat().filter(({ ended_date }) => ended_date === null)).toHaveLength(1);
});

test('Notes are only added to; own ones can be withdrawn', async () => {
  const id = await takeIn();
  await taken(id, 'addNote', { kind: 'FINDING', text: ' Liquid inside ', is_for_customer: true });
  const [note] = (await workOf(id)).notes;
  expect(note).toMatchObject({ kind: 'FINDING', text: 'Liquid inside', is_for_customer: true });
  expect(codes(await take(id, 'withdrawNote', { note_id: note!.id }, staff))).toEqual([
    '/note_id not_own_note',
  ]);
  await taken(id, 'withdrawNote', { note_id: note!.id });
  expect((await workOf(id)).notes).toMatchObject([{ text: null }]);
  expect((await take(id, 'addNote', { kind: 'NOTE', text: '  ', is_for_customer: false })).status).toBe(422);
});

test('Assigning others needs a right; the least busy come first', async () => {
  const id = await takeIn();
  const [manager, member] = [services.store.staff.STORE_MANAGER.id, services.store.staff.STAFF.id];
  expect((await take(id, 'assign', { technician_id: manager }, staff)).status).toBe(403);
  expect((await taken(id, 'assign', { technician_id: member }, staff)).technician_id).toBe(member);
  expect((await taken(id, 'assign', { technician_id: null }, staff)).technician_id).toBeNull();
  expect(codes(await take(id, 'assign', { technician_id: randomUUID() }))).toEqual([
    '/technician_id reference',
  ]);
  await taken(id, 'assign', { technician_id: manager });
  const { json } = await owner('GET', `ticketDevices/${id}/technicians`);
  const open = (json as { open: number }[]).map((one) => one.open);
  expect(open).toEqual(open.toSorted((a, b) => a - b));
});

test('A part is promised, taken, returned and broken, a movement each', async () => {
  const id = await takeIn();
  const item = await addItem(services, { name: 'Screen', sku: 'Screen-1' });
  await receive(services, item.id, 2);
  await taken(id, 'wantPart', { item_id: item.id, quantity: 3 });
  const { parts } = await workOf(id);
  expect(parts.map(({ state }) => state).toSorted()).toEqual(['RESERVED', 'RESERVED', 'WANTED']);
  expect(await levelOf(item.id)).toEqual({ on_hand: 2, reserved: 2 });
  const [one, two] = parts.filter(({ state }) => state === 'RESERVED').map((part) => part.id);
  const key = randomUUID();
  const step = { key, part_id: one };
  await Promise.all([1, 2, 3].map(() => owner('POST', `ticketDevices/${id}/takePart`, step)));
  expect(await levelOf(item.id)).toEqual({ on_hand: 1, reserved: 1 });
  expect(codes(await take(id, 'takePart', { part_id: one }))).toEqual(['/part_id part_state']);
  await taken(id, 'breakPart', { part_id: one, fault: 'SUPPLIER' });
  expect(await levelOf(item.id)).toEqual({ on_hand: 1, reserved: 1 });
  await taken(id, 'takePart', { part_id: two });
  await taken(id, 'returnPart', { part_id: two });
  // The returned piece is promised to the one that is still wanted.
  expect(await levelOf(item.id)).toEqual({ on_hand: 1, reserved: 1 });
  await taken(id, 'finish', { outcome: 'REPAIRED' });
  expect(await levelOf(item.id)).toEqual({ on_hand: 1, reserved: 0 });
  const { json } = await owner('GET', `movements?filter=${JSON.stringify({ source_id: id })}`);
  const kinds = (json as { kind: string }[]).map((movement) => movement.kind);
  expect(kinds.filter((kind) => kind === 'USE')).toHaveLength(2);
});

test('A serialized part is taken by its number', async () => {
  const id = await takeIn();
  const item = await addItem(services, { name: 'Board', sku: 'Board-1', is_serialized: true });
  await receive(services, item.id, 1, { serials: ['BOARD-1'] });
  await taken(id, 'wantPart', { item_id: item.id });
  const part_id = (await workOf(id)).parts[0]!.id;
  expect(codes(await take(id, 'takePart', { part_id }))).toEqual(['/serial required']);
  expect((await take(id, 'takePart', { part_id, serial: 'BOARD-2' })).status).toBe(422);
  await taken(id, 'takePart', { part_id, serial: 'board-1' });
  expect((await workOf(id)).parts).toMatchObject([{ state: 'TAKEN', serial: 'BOARD1' }]);
});

test('A part that arrives is promised to the oldest device and brings it back to work', async () => {
  const [id, later] = [await takeIn(), await takeIn()];
  const item = await addItem(services, { name: 'Battery', sku: 'Battery-1' });
  await taken(id, 'repair');
  await taken(id, 'wantPart', { item_id: item.id });
  await taken(later, 'wantPart', { item_id: item.id });
  await taken(id, 'awaitParts', { reason: 'Battery' });
  await receive(services, item.id, 1);
  expect((await workOf(id)).parts).toMatchObject([{ state: 'RESERVED' }]);
  expect((await workOf(later)).parts).toMatchObject([{ state: 'WANTED' }]);
  expect(await scope.count(jobs, isOfDevice(id))).toBe(1);
  await resume(id);
  expect(await stateOf(id)).toBe('IN_REPAIR');
  await resume(later);
  expect(await stateOf(later)).toBe('CHECKED_IN');
});

test('What a ready device was given again ends when it is handed over: its time, and parts that were not taken', async () => {
  const id = await takeIn();
  const item = await addItem(services, { name: 'Case', sku: 'Case-1' });
  await receive(services, item.id, 1);
  await taken(id, 'finish', { outcome: 'REPAIRED' });
  await taken(id, 'wantPart', { item_id: item.id, quantity: 2 });
  await taken(id, 'startWork');
  expect(await levelOf(item.id)).toEqual({ on_hand: 1, reserved: 1 });
  await taken(id, 'handOver');
  expect(await levelOf(item.id)).toEqual({ on_hand: 1, reserved: 0 });
  const { parts, times } = await workOf(id);
  expect(parts.map(({ state }) => state)).toEqual(['CANCELLED', 'CANCELLED']);
  expect(times.map(({ ended_date }) => ended_date)).toEqual([expect.any(String)]);
});

test('A device resumes once what it waited for is there, taken, or no longer wanted, not if no part was named', async () => {
  const id = await takeIn();
  const item = await addItem(services, { name: 'Speaker', sku: 'Speaker-1' });
  const other = await addItem(services, { name: 'Camera', sku: 'Camera-1' });
  await taken(id, 'awaitParts', { reason: 'To be found' });
  await resume(id);
  expect(await stateOf(id)).toBe('WAITING_PARTS');
  for (const item_id of [item.id, other.id]) await taken(id, 'wantPart', { item_id });
  await receive(services, item.id, 1);
  await resume(id);
  expect(await stateOf(id)).toBe('WAITING_PARTS');
  await services.database.db.delete(jobs).where(isOfDevice(id));
  const partIn = async (state: string) => (await workOf(id)).parts.find((part) => part.state === state)!.id;
  await taken(id, 'takePart', { part_id: await partIn('RESERVED') });
  await taken(id, 'cancelPart', { part_id: await partIn('WANTED') });
  expect(await scope.count(jobs, isOfDevice(id))).toBe(1);
  await resume(id);
  expect(await stateOf(id)).toBe('CHECKED_IN');
});
