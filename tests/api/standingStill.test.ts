import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobs } from '../../server/core/jobs/tables.ts';
import { stores } from '../../server/core/tables/stores.ts';
import { locations } from '../../server/locations/tables.ts';
import { staff } from '../../server/staff/tables.ts';
import { ticketDevices } from '../../server/tickets/tables.ts';
import { allHours } from '../../src/schemas/locations/hours.ts';
import { afterOpenTime } from '../../src/schemas/locations/openTime.ts';
import type { TicketDevice } from '../../src/schemas/tickets/ticketDevices.ts';
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
  customer = await addCustomer(services, { email: 'patient@customers.example' });
  await services.database.db.update(stores).set({ longest_checked_in: 8, longest_in_repair: 20 });
});
afterAll(() => services.close());

async function ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const { status, json, text } = await services.ask('STORE_OWNER', method, path, { body });
  if (status >= 300) throw new Error(text);
  return json as T;
}

const take = (id: string, step: string, values: object = {}) =>
  ask<TicketDevice>('POST', `ticketDevices/${id}/${step}`, { key: randomUUID(), ...values });

const newTicket = () =>
  ask<Ticket>('POST', 'tickets', {
    location_id: here,
    customer_id: customer,
    new_devices: [{ name: 'Phone', problem: 'Broken' }],
  });

const read = (id: string) => ask<TicketDevice>('GET', `ticketDevices/${id}`);

/** Since then it is in its state. */
const since = (id: string, days: number) =>
  services.database.db
    .update(ticketDevices)
    .set({
      state_date: sql`now() - make_interval(days => ${days})`,
      still_from: sql`now() - interval '1 minute'`,
    })
    .where(eq(ticketDevices.id, id));

const listed = async (model: string, still: boolean) =>
  (await ask<{ id: string }[]>('GET', `${model}?filter=${JSON.stringify({ still })}`)).map(({ id }) => id);

async function runJobs() {
  await services.database.db
    .update(jobs)
    .set({ run_at: sql`now()` })
    .where(eq(jobs.kind, 'tell-still'));
  await services.app.workIsDone();
}

async function told(role: 'STORE_OWNER' | 'STAFF' | 'STORE_MANAGER', ticket: string): Promise<number> {
  const { json } = await services.ask(role, 'GET', `notifications/user/${services.store.staff[role].id}`);
  const rows = json.data as { data: { id: string; event: string } | null }[];
  return rows.filter(({ data }) => data?.id === ticket && data.event === 'still').length;
}

test('A device has the longest time of its state, in opening hours of its location', async () => {
  const ticket = await newTicket();
  const { id } = ticket.devices[0]!;
  const [row] = await services.database.db.select().from(locations).where(eq(locations.id, here));
  const place = { timezone: row!.timezone, hours: allHours(row!.location_hours as never) };
  const device = await read(id);
  const expected = afterOpenTime(8 * 3_600_000, new Date(device.state_date), place)!;
  expect(Math.abs(Date.parse(device.still_from!) - expected.getTime())).toBeLessThan(60_000);
  expect((await take(id, 'diagnose')).still_from).toBeNull();
  expect((await take(id, 'repair')).still_from).not.toBeNull();
  expect((await take(id, 'finish', { outcome: 'REPAIRED' })).still_from).toBeNull();
});

test('One that stands longer is listed and marked, and who assigns devices is told once', async () => {
  const ticket = await newTicket();
  const { id } = ticket.devices[0]!;
  expect(await listed('ticketDevices', true)).not.toContain(id);
  await since(id, 20);
  expect(await listed('ticketDevices', true)).toContain(id);
  expect(await listed('tickets', true)).toContain(ticket.id);
  expect(await listed('ticketDevices', false)).not.toContain(id);
  expect(await listed('tickets', false)).not.toContain(ticket.id);
  const { cards } = await ask<{ cards: { id: string; still_from: string | null }[] }>('GET', 'ticketBoard');
  expect(Date.parse(cards.find((card) => card.id === id)!.still_from!)).toBeLessThan(Date.now());
  await runJobs();
  await runJobs();
  expect(await told('STORE_OWNER', ticket.id)).toBe(1);
});

test('The technician is told, and nobody else', async () => {
  const ticket = await newTicket();
  const { id } = ticket.devices[0]!;
  await take(id, 'assign', { technician_id: services.store.staff.STORE_MANAGER.id });
  await since(id, 20);
  await runJobs();
  expect(await told('STORE_MANAGER', ticket.id)).toBe(1);
  expect(await told('STORE_OWNER', ticket.id)).toBe(0);
});

test.each<[string, () => Partial<typeof staff.$inferInsert>]>([
  ['has left', () => ({ is_voided: true })],
  ['works elsewhere', () => ({ location_id: there })],
])('A technician who %s is not waited for: who assigns devices is told', async (_, away) => {
  const ticket = await newTicket();
  const { id } = ticket.devices[0]!;
  const manager = services.store.staff.STORE_MANAGER.id;
  await take(id, 'assign', { technician_id: manager });
  const { db } = services.database;
  const where = eq(staff.id, manager);
  const [{ is_voided, location_id } = {}] = await db.select().from(staff).where(where);
  await db.update(staff).set(away()).where(where);
  try {
    await since(id, 20);
    await runJobs();
  } finally {
    await db.update(staff).set({ is_voided, location_id }).where(where);
  }
  expect(await told('STORE_OWNER', ticket.id)).toBe(1);
});

test('What has changed since it was planned holds: then it is planned again, and nobody is told', async () => {
  const ticket = await newTicket();
  const { id } = ticket.devices[0]!;
  await since(id, 0);
  await runJobs();
  expect(await told('STORE_OWNER', ticket.id)).toBe(0);
  expect(Date.parse((await read(id)).still_from!)).toBeGreaterThan(Date.now());
  await services.database.db.update(stores).set({ longest_checked_in: null });
  await runJobs();
  expect((await read(id)).still_from).toBeNull();
});

test('A longest time that is set or changed later holds for the devices that stand there already, told once', async () => {
  const ticket = await newTicket();
  const { id } = ticket.devices[0]!;
  expect((await read(id)).still_from).toBeNull();
  const set = async (longest_checked_in: number | null) => {
    const { status } = await services.ask('STORE_OWNER', 'PUT', `/dc/store/${services.store.id}`, {
      body: { settings: { longest_checked_in } },
    });
    expect(status).toBe(200);
    await services.app.workIsDone();
    return (await read(id)).still_from;
  };
  await services.database.db
    .update(ticketDevices)
    .set({ state_date: sql`now() - interval '20 days'` })
    .where(eq(ticketDevices.id, id));
  const longer = await set(400);
  expect(Date.parse(longer!)).toBeGreaterThan(Date.now());
  expect(await told('STORE_OWNER', ticket.id)).toBe(0);
  const shorter = await set(8);
  expect(Date.parse(shorter!)).toBeLessThan(Date.now());
  expect(await listed('ticketDevices', true)).toContain(id);
  expect(await told('STORE_OWNER', ticket.id)).toBe(1);
  await set(9);
  expect(await told('STORE_OWNER', ticket.id)).toBe(1);
  expect(await set(null)).toBeNull();
  expect(await listed('ticketDevices', true)).not.toContain(id);
});
