import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobs } from '../../server/core/jobs/tables.ts';
import { stores } from '../../server/core/tables/stores.ts';
import { locations } from '../../server/locations/tables.ts';
import { ticketDevices } from '../../server/tickets/tables.ts';
import type { Order } from '../../src/schemas/sales/orders.ts';
import type { TicketDevice } from '../../src/schemas/tickets/ticketDevices.ts';
import type { Ticket } from '../../src/schemas/tickets/tickets.ts';
import { addCustomer } from './people.ts';
import { addItem, receive } from './stock.ts';
import { startApp, type Reply, type TestApp } from './support.ts';

let services: TestApp;
let here: number;
let customer: string;
const email = 'forgetful@customers.example';

beforeAll(async () => {
  services = await startApp();
  [here] = services.store.locationIds as [number];
  customer = await addCustomer(services, { email });
  await setTerms({ collect_days: 10, send_uncollected_email: true, storage_fee: 200, storage_fee_most: 500 });
});
afterAll(() => services.close());

const setTerms = (terms: Partial<typeof stores.$inferInsert>) =>
  services.database.db.update(stores).set(terms);

const owner = (method: 'GET' | 'POST', path: string, body?: unknown) =>
  services.ask('STORE_OWNER', method, path, { body });

async function answer<T>(reply: Promise<Reply>): Promise<T> {
  const { status, json, text } = await reply;
  if (status >= 300) throw new Error(text);
  return json as T;
}

async function readyTicket(values: object = {}): Promise<{ ticket: Ticket; device: string }> {
  const ticket = await answer<Ticket>(
    owner('POST', 'tickets', {
      location_id: here,
      customer_id: customer,
      ...values,
      new_devices: [{ name: 'Phone', problem: 'Broken', services: [{ name: 'Cleaning', cost: 5000 }] }],
    }),
  );
  const device = ticket.devices[0]!.id;
  await take(device, 'finish', { outcome: 'REPAIRED' });
  return { ticket, device };
}

const take = (id: string, step: string, values: object = {}) =>
  answer<TicketDevice>(owner('POST', `ticketDevices/${id}/${step}`, { key: randomUUID(), ...values }));

/** Lets days pass after the day until which a device was to be collected. */
const wait = (id: string, days: number) =>
  services.database.db
    .update(ticketDevices)
    .set({ collect_until: sql`now() - make_interval(hours => ${days * 24 + 1})` })
    .where(eq(ticketDevices.id, id));

const listed = async (model: string, filter: object) =>
  (
    await answer<{ id: string }[]>(
      owner('GET', `${model}?filter=${encodeURIComponent(JSON.stringify(filter))}`),
    )
  ).map(({ id }) => id);

async function orderOf({ id }: Ticket): Promise<Order> {
  const { order_id } = await answer<{ order_id: string }>(owner('POST', `tickets/${id}/order`));
  return answer(owner('GET', `orders/${order_id}`));
}

test('A ready device is to be collected in some days; then it is listed, and the staff and the customer are told once', async () => {
  const { ticket, device } = await readyTicket();
  const { collect_until } = await answer<TicketDevice>(owner('GET', `ticketDevices/${device}`));
  expect(Math.round((Date.parse(collect_until!) - Date.now()) / 86_400_000)).toBe(10);
  expect(await listed('ticketDevices', { uncollected: true })).not.toContain(device);
  expect(await listed('tickets', { uncollected: false })).toContain(ticket.id);
  await wait(device, 0);
  expect(await listed('ticketDevices', { uncollected: true })).toContain(device);
  expect(await listed('ticketDevices', { uncollected: false })).not.toContain(device);
  expect(await listed('tickets', { uncollected: true })).toContain(ticket.id);
  await services.database.db
    .update(jobs)
    .set({ run_at: sql`now()` })
    .where(eq(jobs.kind, 'tell-uncollected'));
  await services.app.workIsDone();
  const letters = services.mails.filter(({ to }) => to[0]?.address === email);
  expect(letters.map(({ text }) => text)).toEqual([expect.stringContaining('$2.00')]);
  const [, link] = /See your ticket: (\S+)/.exec(letters[0]!.text)!;
  const page = await services.app.inject({ url: link!.slice(new URL(link!).origin.length) });
  expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining(String(ticket.number))]);
  const { json } = await owner('GET', `notifications/user/${services.store.staff.STORE_OWNER.id}`);
  expect(
    (json.data as { data: { id: string; event: string } | null }[]).filter(
      ({ data }) => data?.id === ticket.id && data.event === 'uncollected',
    ),
  ).toHaveLength(1);
}, 60_000);

/** Runs the waiting jobs; returns the texts of the emails about a ticket, and the names of the devices that staff were told of. */
async function told(ticket: Ticket) {
  services.mails.length = 0;
  await services.database.db
    .update(jobs)
    .set({ run_at: sql`now()` })
    .where(eq(jobs.kind, 'tell-uncollected'));
  await services.app.workIsDone();
  const { json } = await owner('GET', `notifications/user/${services.store.staff.STORE_OWNER.id}`);
  return {
    letters: services.mails.filter(({ text }) => text.includes('waits for you')).map(({ text }) => text),
    notices: (json.data as { data: { id: string; event: string; customer: string } | null }[]).flatMap(
      ({ data }) => (data?.id === ticket.id && data.event === 'uncollected' ? [data.customer] : []),
    ).length,
  };
}

test('It is told again after some days, as often as the settings say, each time once', async () => {
  await setTerms({ uncollected_again_days: 7, uncollected_most: 2 });
  const { ticket, device } = await readyTicket();
  await wait(device, 0);
  const first = await told(ticket);
  expect([first.letters.length, first.notices]).toEqual([1, 1]);
  const waiting = () =>
    services.database.db
      .select({ run_at: jobs.run_at })
      .from(jobs)
      .where(and(eq(jobs.kind, 'tell-uncollected'), eq(jobs.key, device), eq(jobs.state, 'queued')));
  const [again] = await waiting();
  expect(Math.round((again!.run_at.getTime() - Date.now()) / 86_400_000)).toBe(7);
  const second = await told(ticket);
  expect([second.letters.length, second.notices]).toEqual([1, 2]);
  expect(await waiting()).toEqual([]);
  const third = await told(ticket);
  expect([third.letters.length, third.notices]).toEqual([0, 2]);
}, 60_000);

test('A reminder that was planned is left out once the settings no longer want it', async () => {
  await setTerms({ uncollected_again_days: 7, uncollected_most: 3 });
  const { ticket, device } = await readyTicket();
  await wait(device, 0);
  expect((await told(ticket)).letters).toHaveLength(1);
  await setTerms({ uncollected_again_days: null });
  expect(await told(ticket)).toEqual({ letters: [], notices: 1 });
}, 60_000);

/** Changes the settings; returns the reminders of a device that wait. */
async function wanted(device: string, settings: object) {
  const path = `/dc/store/${services.store.id}`;
  const { status } = await services.ask('STORE_OWNER', 'PUT', path, { body: { settings } });
  expect(status).toBe(200);
  return services.database.db
    .select({ run_at: jobs.run_at, data: jobs.data })
    .from(jobs)
    .where(and(eq(jobs.kind, 'tell-uncollected'), eq(jobs.key, device), eq(jobs.state, 'queued')));
}

test('Devices that were ready before reminders were wanted are told of, too, and again if more are wanted', async () => {
  await setTerms({ uncollected_again_days: null, uncollected_most: 3 });
  const { ticket, device } = await readyTicket();
  await wait(device, 10);
  expect((await told(ticket)).notices).toBe(1);
  const want = (settings: object) => wanted(device, settings);
  expect(await want({ uncollected_most: 2 })).toEqual([]);
  const [first, ...others] = await want({ uncollected_again_days: 7 });
  expect([first?.data, others]).toEqual([{ id: device, turn: 2 }, []]);
  expect(Math.round((first!.run_at.getTime() - Date.now()) / 86_400_000)).toBe(4);
  expect(await want({ uncollected_again_days: 6 })).toEqual([first]);
  expect((await told(ticket)).notices).toBe(2);
  expect(await want({ uncollected_again_days: 7 })).toEqual([]);
  expect(await want({ uncollected_most: 3 })).toMatchObject([{ data: { id: device, turn: 3 } }]);
  const { letters, notices } = await told(ticket);
  expect([letters.length > 0, notices]).toEqual([true, 3]);
  await take(device, 'handOver');
  await setTerms({ uncollected_again_days: null });
}, 60_000);

test('Devices that were ready before they were to be collected in time have as long from then on, and are told of once', async () => {
  await setTerms({ collect_days: null, uncollected_again_days: 7, uncollected_most: 3 });
  const { ticket, device } = await readyTicket();
  const [mailed, own] = await Promise.all([
    readyTicket({ origin: 'MAIL_IN' }),
    readyTicket({ origin: 'OWN_STOCK' }),
  ]);
  const read = (id: string) => answer<TicketDevice>(owner('GET', `ticketDevices/${id}`));
  expect((await read(device)).collect_until).toBeNull();
  const [first, ...others] = await wanted(device, { collect_days: 5 });
  expect([first?.data, others]).toEqual([{ id: device }, []]);
  const days = (moment: Date) => Math.round((moment.getTime() - Date.now()) / 86_400_000);
  expect(days(first!.run_at)).toBe(5);
  const { collect_until, storage_fee } = await read(device);
  expect([days(new Date(collect_until!)), storage_fee]).toEqual([5, null]);
  for (const one of [mailed, own]) expect((await read(one.device)).collect_until).toBeNull();
  await wanted(device, { collect_days: 20 });
  expect((await read(device)).collect_until).toBe(collect_until);
  await wait(device, 0);
  const { letters, notices } = await told(ticket);
  expect([letters.length, notices]).toEqual([1, 1]);
  await wanted(device, { collect_days: null });
  expect(await wanted(device, { collect_days: 10 })).toMatchObject([{ data: { turn: 2 } }]);
  await take(device, 'handOver');
  await setTerms({ uncollected_again_days: null });
});

/** Resolves once so many statements of the services, or more, wait for a lock. */
async function lockWaits(count: number): Promise<void> {
  const { db } = services.database;
  const waiting = async () => {
    const { rows } = (await db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )) as { rows: unknown[] };
    return rows.length;
  };
  await expect.poll(waiting, { timeout: 20_000 }).toBeGreaterThanOrEqual(count);
}

test.runIf(process.env.DATABASE_URL)(
  'A device that becomes ready in the moment in which that is set is awaited, too, and told of once',
  async () => {
    await setTerms({ collect_days: null });
    const { id: item } = await addItem(services, { name: 'Strap', sku: 'STRAP-1' });
    await receive(services, item, 1);
    const { device } = await readyTicket();
    await take(device, 'goBack', { to: 'IN_REPAIR', reason: 'Strap' });
    await take(device, 'wantPart', { item_id: item });
    // It has read the settings, and waits to give up its part.
    const both = await services.database.db.transaction(async (own) => {
      await own.execute(sql`select from stock where item_id = ${item} for update`);
      const finishing = take(device, 'finish', { outcome: 'REPAIRED' });
      await lockWaits(1);
      const setting = wanted(device, { collect_days: 5 });
      await Promise.race([setting, lockWaits(2)]);
      return [finishing, setting] as const;
    });
    const [, planned] = await Promise.all(both);
    expect(planned).toMatchObject([{ data: { id: device } }]);
    const { state, collect_until } = await answer<TicketDevice>(owner('GET', `ticketDevices/${device}`));
    expect([state, collect_until]).toEqual(['READY', expect.any(String)]);
  },
  60_000,
);

test('Reminders that are switched off and on again go on after those that were told', async () => {
  await setTerms({ uncollected_again_days: 7, uncollected_most: 3 });
  const { ticket, device } = await readyTicket();
  await wait(device, 0);
  for (const notices of [1, 2]) expect((await told(ticket)).notices).toBe(notices);
  await wanted(device, { uncollected_again_days: null });
  expect((await told(ticket)).notices).toBe(2);
  expect(await wanted(device, { uncollected_again_days: 7 })).toMatchObject([{ data: { turn: 3 } }]);
  expect((await told(ticket)).notices).toBe(3);
  await wanted(device, { uncollected_again_days: null });
  expect(await wanted(device, { uncollected_again_days: 7 })).toEqual([]);
  await wanted(device, { uncollected_most: 1 });
  expect(await wanted(device, { uncollected_most: 3 })).toEqual([]);
  await services.database.db.insert(jobs).values({
    store_id: services.store.id,
    kind: 'tell-uncollected',
    key: device,
    data: { id: device, turn: 2 },
  });
  expect(await told(ticket)).toEqual({ letters: [], notices: 3 });
  await take(device, 'goBack', { to: 'IN_REPAIR', reason: 'Fault is back' });
  await take(device, 'finish', { outcome: 'REPAIRED' });
  await wait(device, 0);
  expect((await told(ticket)).notices).toBe(4);
  await take(device, 'handOver');
  await setTerms({ uncollected_again_days: null });
}, 60_000);

test('Of two devices the one that stays is told of again when the other one was collected', async () => {
  await setTerms({ uncollected_again_days: 7, uncollected_most: 3 });
  const ticket = await answer<Ticket>(
    owner('POST', 'tickets', {
      location_id: here,
      customer_id: customer,
      new_devices: ['Watch', 'Camera'].map((name) => ({ name, problem: 'Broken' })),
    }),
  );
  const idOf = (name: string) => ticket.devices.find((one) => one.name === name)!.id;
  const [watch, camera] = [idOf('Watch'), idOf('Camera')];
  for (const id of [watch, camera]) await take(id, 'finish', { outcome: 'REPAIRED' });
  await wait(watch, 2);
  await wait(camera, 1);
  expect((await told(ticket)).letters).toEqual([expect.stringContaining('Watch, Camera')]);
  await take(camera, 'handOver');
  const { letters, notices } = await told(ticket);
  expect(letters).toEqual([expect.stringContaining('waits for you: Watch.')]);
  expect(notices).toBe(2);
  await take(watch, 'handOver');
  expect((await told(ticket)).letters).toEqual([]);
  await setTerms({ uncollected_again_days: null });
}, 60_000);

test('Of devices at two locations it is said which waits where', async () => {
  const [, there] = services.store.locationIds as [number, number];
  const ticket = await answer<Ticket>(
    owner('POST', 'tickets', {
      location_id: here,
      customer_id: customer,
      new_devices: ['Phone', 'Tablet'].map((name) => ({ name, problem: 'Broken' })),
    }),
  );
  const [phone, tablet] = ticket.devices.map(({ id }) => id) as [string, string];
  await take(tablet, 'send', { to_location_id: there });
  await take(tablet, 'receive');
  for (const id of [phone, tablet]) await take(id, 'finish', { outcome: 'REPAIRED' });
  for (const id of [phone, tablet]) await wait(id, 0);
  const { letters, notices } = await told(ticket);
  const places = await services.database.db
    .select({ id: locations.id, name: locations.location_name })
    .from(locations);
  const nameOf = (id: number) => places.find((place) => place.id === id)!.name;
  const [letter = '', ...others] = letters;
  expect([notices, others]).toEqual([2, []]);
  const words = ['Phone', nameOf(here), 'Tablet', nameOf(there)];
  const at = words.map((word) => letter.indexOf(word));
  expect(at).toEqual(at.toSorted((one, other) => one - other));
  expect(Math.min(...at)).toBeGreaterThan(0);
});

test('Of a device that is on its way it is told once it has arrived', async () => {
  const [, there] = services.store.locationIds as [number, number];
  const { ticket, device } = await readyTicket();
  await wait(device, 0);
  await take(device, 'send', { to_location_id: there });
  expect(await told(ticket)).toEqual({ letters: [], notices: 0 });
  await take(device, 'receive');
  const { letters, notices } = await told(ticket);
  const [place] = await services.database.db
    .select({ name: locations.location_name })
    .from(locations)
    .where(eq(locations.id, there));
  expect([letters, notices]).toEqual([[expect.stringContaining(place!.name)], 1]);
}, 60_000);

test('A message rule tells the customer of it in place of the email', async () => {
  const { id: template_id } = await answer<{ id: string }>(
    owner('POST', 'messageTemplates', {
      name: 'Please collect',
      text_en: 'Ticket {ticket.number} waits for you. {ticket.link}',
      text_fr: 'Le billet {ticket.number} vous attend. {ticket.link}',
    }),
  );
  const rule = await answer<{ id: string }>(
    owner('POST', 'messageRules', { event: 'UNCOLLECTED', mode: 'AUTO', channel: 'MAIL', template_id }),
  );
  const { ticket, device } = await readyTicket();
  await wait(device, 0);
  services.mails.length = 0;
  await services.database.db
    .update(jobs)
    .set({ run_at: sql`now()` })
    .where(eq(jobs.kind, 'tell-uncollected'));
  await services.app.workIsDone();
  const letters = services.mails.filter(({ text }) => text.includes(String(ticket.number)));
  expect(letters.map(({ text }) => text)).toEqual([
    expect.stringContaining(`Ticket ${ticket.number} waits for you.`),
  ]);
  const { json } = await owner(
    'GET',
    `ticketMessages?filter=${encodeURIComponent(JSON.stringify({ ticket_id: [ticket.id] }))}`,
  );
  expect(json).toMatchObject([{ event: 'UNCOLLECTED', state: 'SENT', channel: 'MAIL' }]);
  await services.ask('STORE_OWNER', 'DELETE', `messageRules/${rule.id}`);
}, 60_000);

test('Storage is a line of the order, at most the maximum, and stays as it was when the device has gone', async () => {
  const { ticket, device } = await readyTicket();
  expect((await orderOf(ticket)).subtotal).toBe(5000);
  await wait(device, 2);
  const { lines } = await orderOf(ticket);
  expect(lines.map(({ name, unit_price }) => `${name} ${unit_price}`).toSorted()).toEqual([
    'Phone – Cleaning 5000',
    'Phone – Storage / Entreposage 400',
  ]);
  await wait(device, 9);
  expect((await orderOf(ticket)).subtotal).toBe(5500);
  await take(device, 'handOver');
  expect((await orderOf(ticket)).subtotal).toBe(5500);
  expect(await listed('ticketDevices', { uncollected: true })).not.toContain(device);
});

test('The fee is as it was when the device became ready', async () => {
  const { ticket, device } = await readyTicket();
  await wait(device, 1);
  await setTerms({ storage_fee: 900 });
  expect((await orderOf(ticket)).subtotal).toBe(5200);
  await setTerms({ storage_fee: 200 });
});

test('A device that goes back to work is no longer waited for', async () => {
  const { device } = await readyTicket();
  await wait(device, 1);
  const back = await take(device, 'goBack', { to: 'IN_REPAIR', reason: 'Fault is back' });
  expect(back.collect_until).toBeNull();
  expect(await listed('ticketDevices', { uncollected: true })).not.toContain(device);
});

test('A fee that has grown needs no right to change prices', async () => {
  const { ticket, device } = await readyTicket();
  await wait(device, 1);
  expect((await orderOf(ticket)).subtotal).toBe(5200);
  await wait(device, 2);
  const { order_id } = await answer<{ order_id: string }>(
    services.ask('STAFF', 'POST', `tickets/${ticket.id}/order`),
  );
  expect((await answer<Order>(owner('GET', `orders/${order_id}`))).subtotal).toBe(5400);
});

test('A device that was handed over by mistake keeps its time and fee', async () => {
  const { ticket, device } = await readyTicket();
  await wait(device, 2);
  expect((await orderOf(ticket)).subtotal).toBe(5400);
  const before = await answer<TicketDevice>(owner('GET', `ticketDevices/${device}`));
  await take(device, 'handOver');
  const back = await take(device, 'goBack', { to: 'READY', reason: 'Wrong device' });
  expect(back.collect_until).toBe(before.collect_until);
  expect((await orderOf(ticket)).subtotal).toBe(5400);
});

test('Nobody is awaited for a device that was mailed in, or is the store’s own', async () => {
  for (const origin of ['MAIL_IN', 'OWN_STOCK']) {
    const { device } = await readyTicket({ origin });
    expect((await answer<TicketDevice>(owner('GET', `ticketDevices/${device}`))).collect_until).toBeNull();
  }
});
