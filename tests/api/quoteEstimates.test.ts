import { randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { appointmentRepairs, appointments } from '../../server/appointments/tables.ts';
import { hashOfAnswer, hashOfOffer } from '../../server/estimates/offer.ts';
import { planExpiry } from '../../server/estimates/expire.ts';
import { estimateAnswers, estimates } from '../../server/estimates/tables.ts';
import { hashOf } from '../../server/core/rateLimit.ts';
import { Scope } from '../../server/core/scope.ts';
import { permissionRecord } from '../../server/staff/permissions.ts';
import { staff } from '../../server/staff/tables.ts';
import { rateLimits } from '../../server/core/tables/rateLimits.ts';
import { statusLinks } from '../../server/statusPages/tables.ts';
import type { Appointment } from '../../src/schemas/appointments/appointments.ts';
import type { Estimate } from '../../src/schemas/estimates/estimates.ts';
import type { EstimateLine } from '../../src/schemas/estimates/options.ts';
import type { Right } from '../../src/schemas/rights.ts';
import type { Notification } from '../../src/schemas/notifications/notifications.ts';
import type { Order } from '../../src/schemas/sales/orders.ts';
import type { ProposedOrder } from '../../src/schemas/sales/proposedOrder.ts';
import type { TicketDevice } from '../../src/schemas/tickets/ticketDevices.ts';
import type { Ticket } from '../../src/schemas/tickets/tickets.ts';
import type { BenchWork } from '../../src/schemas/tickets/work.ts';
import { addLookups, addRepair, newBooking } from './booking.ts';
import { addCustomer } from './people.ts';
import { addItem, receive } from './stock.ts';
import { startApp, type Reply, type TestApp } from './support.ts';

let services: TestApp;
let here: number;
let repair: string;

beforeAll(async () => {
  services = await startApp();
  await addLookups(services);
  here = services.store.locationIds[0]!;
  repair = await addRepair(services, { cost: 100 });
  customer_id = await addCustomer(services, { email: 'ada@customers.example' });
});
beforeEach(() => services.database.db.delete(rateLimits));
afterAll(() => services.close());

const owner = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  services.ask('STORE_OWNER', method, path, { body });

async function answer<T>(reply: Promise<Reply>): Promise<T> {
  const { status, json, text } = await reply;
  if (status >= 300) throw new Error(text);
  return json as T;
}

const codes = ({ json }: Reply) =>
  (json.errors as { path: string; code: string }[]).map(({ path, code }) => `${path} ${code}`);

const phone = '+16135550177';
const quote = (values: object = {}) =>
  answer<Appointment>(
    owner('POST', `repair/location/${here}/appointment`, {
      ...newBooking(repair),
      type: 'QUOTE',
      customer_phone: phone,
      ...values,
    }),
  );
const quoteOf = (id: string) => answer<Appointment>(owner('GET', `repair/appointment/${id}`));
const draft = (quote_id: string, values: object = {}) =>
  answer<Estimate>(owner('POST', 'estimates', { quote_id, ...values }));
const take = (id: string, step: string, values: object = {}) =>
  owner('POST', `estimates/${id}/${step}`, { key: randomUUID(), ...values });
const taken = (id: string, step: string, values: object = {}) => answer<Estimate>(take(id, step, values));
const send = (id: string, values: object = {}) => taken(id, 'send', { way: 'NONE', awaits: true, ...values });
const read = (id: string) => answer<Estimate>(owner('GET', `estimates/${id}`));

const line = (values: Partial<EstimateLine> = {}) => ({ name: 'Battery', price: 4000, ...values });

/** Who comes with the device of every quote. */
let customer_id: string;

const takeIn = (appointment_id: string, values: object = {}) =>
  answer<Ticket>(
    owner('POST', 'tickets', {
      location_id: here,
      customer_id,
      origin: 'QUOTE',
      appointment_id,
      new_devices: [{ name: 'Phone', problem: 'Broken' }],
      ...values,
    }),
  );
const deviceOf = (id: string) => answer<TicketDevice>(owner('GET', `ticketDevices/${id}`));

const page = '/status/estimate';
const at = (path: string) => `/dc/store/${services.store.id}${path}`;
const open = (token: string, path = page) => services.app.inject({ url: at(`${path}?t=${token}&lang=en`) });
const post = (values: Record<string, string>) =>
  services.app.inject({
    method: 'POST',
    url: at(page),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ lang: 'en', ...values }).toString(),
  });

async function formOf(t: string) {
  const { body } = await open(t);
  const [, hash = ''] = /name="hash" value="(\w+)"/.exec(body) ?? [];
  const [, key = ''] = /name="key" value="([\w-]+)"/.exec(body) ?? [];
  return { hash, key };
}

async function linkTo(id: string): Promise<string> {
  const { address } = await answer<{ address: string }>(
    owner('POST', `estimates/${id}/links`, { locale: 'en' }),
  );
  return new URL(address).searchParams.get('t') ?? '';
}

const strokes = JSON.stringify([[10, 10, 200, 90, 400, 20]]);

/** A quote with a sent estimate of two options, its link, and what its forms contain. */
async function offered(values: object = {}) {
  const { id: quote_id, customer_id: owner_id } = await quote(values);
  const options = [
    { name: 'Cheap', lines: [line()] },
    { name: 'Good', lines: [line({ price: 9000, quantity: 2 }), line({ name: 'Glass', price: 1 })] },
  ];
  const { id } = await draft(quote_id, { options });
  const estimate = await send(id);
  const t = await linkTo(id);
  await post({ t, act: 'show' });
  return { quote_id, customer_id: owner_id, id, estimate, t, ...(await formOf(t)) };
}

const approve = (form: { t: string; hash: string; key: string }, option = '1') =>
  post({ t: form.t, hash: form.hash, key: form.key, act: 'approve', option, name: 'Ada Berg', strokes });

test('An estimate of a quote begins with what was quoted, and names no device or photo', async () => {
  const { id } = await quote();
  const estimate = await draft(id);
  expect(estimate).toMatchObject({
    ticket_id: null,
    quote_id: id,
    number: null,
    version: 1,
    location_id: here,
    customer: { name: 'Ada Berg' },
    total: 11_300,
    options: [{ lines: [{ repair_id: repair, ticket_device_id: null, price: 10_000 }] }],
  });
  expect(codes(await owner('POST', 'estimates', { quote_id: id }))).toEqual(['/quote_id has_draft']);
  const device = [{ name: '', lines: [line({ ticket_device_id: randomUUID() })] }];
  expect(codes(await owner('PUT', `estimates/${estimate.id}`, { options: device }))).toEqual([
    '/options/0/lines/0/ticket_device_id reference',
  ]);
  expect(codes(await owner('PUT', `estimates/${estimate.id}`, { photo_ids: [randomUUID()] }))).toEqual([
    '/photo_ids reference',
  ]);
  expect(codes(await owner('POST', 'estimates', {}))).toEqual(['/ticket_id required']);
  expect(codes(await owner('POST', 'estimates', { quote_id: randomUUID() }))).toEqual([
    '/quote_id reference',
  ]);
  const both = await takeIn((await quote()).id);
  const twice = await owner('POST', 'estimates', { quote_id: id, ticket_id: both.id });
  expect(codes(twice)).toEqual(['/ticket_id const']);
  const appointment = await answer<Appointment>(
    owner('POST', `repair/location/${here}/appointment`, newBooking(repair)),
  );
  expect(codes(await owner('POST', 'estimates', { quote_id: appointment.id }))).toEqual([
    '/quote_id reference',
  ]);
});

test('It reaches the customer of the quote; opening its page changes nothing and shows no ticket', async () => {
  const { id: quote_id } = await quote({ customer_email: 'eda@customers.example' });
  expect((await quoteOf(quote_id)).quote_status).toBe('NEW');
  const { id } = await draft(quote_id, { message: 'Hello' });
  await send(id, { way: 'MAIL' });
  expect((await quoteOf(quote_id)).quote_status).toBe('SENT');
  const mailed = () =>
    services.mails.find(
      ({ subject, to }) =>
        subject.startsWith('Your estimate from') && to[0]?.address === 'eda@customers.example',
    );
  await expect.poll(mailed, { timeout: 20_000 }).toBeDefined();
  expect(mailed()?.text).toContain('because you asked us for a quote');
  expect(mailed()?.subject).not.toContain('ticket');
  const [, t = ''] = /estimate\?t=([\w-]+)/.exec(mailed()?.text ?? '') ?? [];
  for (let time = 0; time < 3; time += 1) expect((await open(t)).statusCode).toBe(200);
  expect((await read(id)).state).toBe('SENT');
  await post({ t, act: 'show' });
  expect((await read(id)).state).toBe('SEEN');
  const { body } = await open(t);
  expect(body).toContain('<h1>Your estimate</h1>');
  expect(body).toContain('$113.00');
  expect(body).not.toMatch(/Ada|Berg|customers\.example|5550177|Where is my device/);
  expect((await open(t, '/status')).statusCode).toBe(404);
  const altered = t.slice(0, -1) + (t.endsWith('A') ? 'B' : 'A');
  expect((await open(altered)).statusCode).toBe(404);
  const { id: silent } = await quote();
  const { db } = services.database;
  await db.update(appointments).set({ customer_email: null }).where(eq(appointments.id, silent));
  const mute = await draft(silent);
  expect(codes(await take(mute.id, 'send', { way: 'MAIL', awaits: false }))).toEqual(['/way no_email']);
});

test('What is approved is kept and shown; two taps are one decision, of two options one wins', async () => {
  const form = await offered();
  const [first, again] = await Promise.all([approve(form), approve(form)]);
  expect([first.statusCode, again.statusCode]).toEqual([303, 303]);
  const estimate = await read(form.id);
  expect(estimate).toMatchObject({ state: 'APPROVED', approved_option: 1, total: 20_341, ticket_id: null });
  expect(estimate.answers).toMatchObject([
    { answer: 'APPROVED', option: 1, name: 'Ada Berg', channel: 'LINK', is_signed: true },
  ]);
  const [kept] = await services.database.db
    .select()
    .from(estimateAnswers)
    .where(eq(estimateAnswers.estimate_id, form.id));
  expect([kept!.hash, hashOfOffer(kept!.offer)]).toEqual([hashOfAnswer(kept!), form.hash]);
  expect((await quoteOf(form.quote_id)).quote_status).toBe('ACCEPTED');
  const { body } = await open(form.t);
  expect(body).toMatch(/Approved on .*: Good/);
  expect(body).toContain('$203.41');
  const other = await offered();
  const replies = await Promise.all([
    approve({ ...other, key: randomUUID() }, '0'),
    approve({ ...other, key: randomUUID() }, '1'),
  ]);
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([303, 409]));
  expect((await read(other.id)).answers).toHaveLength(1);
});

test('Staff are notified, a question arrives in the conversation, and declining shows at the quote', async () => {
  const { quote_id, id, t, hash, key } = await offered();
  const ask = { t, hash, key, act: 'ask', text: 'Is the glass of the quote original?' };
  await Promise.all([post(ask), post(ask)]);
  expect((await read(id)).state).toBe('CHANGES_ASKED');
  expect((await quoteOf(quote_id)).quote_status).toBe('SENT');
  const messages = await answer<{ text: string }[]>(owner('GET', 'textMessages'));
  expect(messages.filter(({ text }) => text === ask.text)).toHaveLength(1);
  await post({ t, hash, key: randomUUID(), act: 'decline', text: 'Too expensive' });
  expect((await read(id)).state).toBe('DECLINED');
  expect((await quoteOf(quote_id)).quote_status).toBe('DECLINED');
  const { id: reader } = services.store.staff.STORE_OWNER;
  const { data } = await answer<{ data: Notification[] }>(owner('GET', `notifications/user/${reader}`));
  const told = data.filter(
    ({ data: about, resource_type }) => about?.id === quote_id && resource_type === 'ESTIMATE_ANSWERED',
  );
  expect(
    told.map(({ data: about }) => `${about?.subject} ${about?.event} ${about?.customer}`).toSorted(),
  ).toEqual(['QUOTE asked Ada Berg', 'QUOTE declined Ada Berg']);
});

test('A new version replaces the sent one; an accepted quote stays so; what nobody answers ends', async () => {
  const { quote_id, id, t, hash } = await offered();
  const next = await draft(quote_id, { options: [{ name: 'New', lines: [line({ price: 7000 })] }] });
  expect(next.version).toBe(2);
  await send(next.id);
  expect((await read(id)).state).toBe('SUPERSEDED');
  await post({ t, act: 'show' });
  const late = await approve({ t, hash, key: randomUUID() }, '0');
  expect(late.statusCode).toBe(409);
  expect(late.body).toContain('There is a newer estimate');
  await taken(next.id, 'approve', { option: 0, name: 'Ada', channel: 'PHONE' });
  const third = await draft(quote_id, { options: [{ name: 'Third', lines: [line({ price: 1 })] }] });
  await send(third.id);
  await taken(third.id, 'decline', { name: 'Ada', channel: 'PHONE' });
  expect((await quoteOf(quote_id)).quote_status).toBe('ACCEPTED');
  expect((await read(next.id)).state).toBe('APPROVED');
  const old = await offered();
  await services.database.db
    .update(estimates)
    .set({ expires_date: sql`now() - interval '1 second'` })
    .where(eq(estimates.id, old.id));
  expect((await approve(old)).statusCode).toBe(409);
  const scope = new Scope(services.database.db, { id: services.store.id, timezone: 'America/Toronto' });
  await planExpiry(scope, old.id, new Date());
  await expect.poll(async () => (await read(old.id)).state, { timeout: 20_000 }).toBe('EXPIRED');
  expect((await quoteOf(old.quote_id)).quote_status).toBe('SENT');
});

test('The ticket of a quote gets what was approved, at these prices, and the link leads to it', async () => {
  await owner('PUT', at(''), { settings: { reserve_approved_parts: true } });
  const item = await addItem(services, { name: 'Panel', sku: randomUUID(), price: 6000 });
  await receive(services, item.id, 1);
  const { id: quote_id } = await quote();
  const lines = [
    line({ repair_id: repair, price: 12_000 }),
    line({ item_id: item.id, price: 5000 }),
    line({ name: 'Glue', price: 333, quantity: 3 }),
  ];
  const { id } = await draft(quote_id, { options: [{ name: 'All', lines }] });
  const sent = await send(id);
  const t = await linkTo(id);
  await post({ t, act: 'show' });
  await approve({ t, ...(await formOf(t)) }, '0');
  const ticket = await takeIn(quote_id);
  expect(await read(id)).toMatchObject({
    state: 'APPROVED',
    ticket_id: ticket.id,
    quote_id,
    number: ticket.number,
    amounts: sent.amounts,
    options: [{ lines: lines.map(() => ({ ticket_device_id: ticket.devices[0]!.id })) }],
  });
  const device = await deviceOf(ticket.devices[0]!.id);
  expect(device).toMatchObject({
    agreed_amount: 17_999,
    agreed_by: 'Ada Berg',
    agreed_how: 'LINK',
    services: [
      { cost: 12_000 },
      { name: 'Panel', cost: 5000 },
      ...Array.from({ length: 3 }, () => ({ name: 'Glue', cost: 333 })),
    ],
  });
  const { parts } = await answer<BenchWork>(owner('GET', `ticketDevices/${device.id}/work`));
  expect(parts.map(({ state }) => state)).toEqual(['RESERVED']);
  const { order_id } = await answer<{ order_id: string }>(owner('POST', `tickets/${ticket.id}/order`));
  const order = await answer<Order>(owner('GET', `orders/${order_id}`));
  expect([order.total, order.subtotal]).toEqual([sent.amounts[0]!.total, sent.amounts[0]!.subtotal]);
  expect((await open(t)).body).toContain(`ticket #${ticket.number}`);
  expect((await open(t, '/status')).statusCode).toBe(200);
  const events = await answer<{ kind: string; to: string }[]>(owner('GET', `tickets/${ticket.id}/events`));
  expect(events.filter(({ kind }) => kind === 'ESTIMATE').map(({ to }) => to)).toEqual(['APPROVED']);
  expect(codes(await owner('POST', 'estimates', { quote_id }))).toEqual(['/quote_id has_ticket']);
  const more = await draft(quote_id, { quote_id: null, ticket_id: ticket.id });
  expect(more.version).toBe(2);
  await taken(more.id, 'approve', { option: 0, name: 'Ada', channel: 'COUNTER' });
  expect((await read(id)).state).toBe('SUPERSEDED');
  await owner('PUT', at(''), { settings: { reserve_approved_parts: false } });
});

test('What staff take in at the counter keeps agreed prices and may be less', async () => {
  const form = await offered();
  await approve(form);
  const { status } = await services.ask('STAFF', 'POST', 'tickets', {
    body: {
      location_id: here,
      customer_id,
      origin: 'QUOTE',
      appointment_id: form.quote_id,
      new_devices: [
        { name: 'Phone', problem: 'Broken', services: [{ name: 'Battery', cost: 9000 }] },
        { name: 'Case', problem: 'Broken', services: [{ name: 'Glass', cost: 1 }] },
      ],
    },
  });
  expect(status).toBe(201);
  const { ticket_id, options } = await read(form.id);
  const { devices } = await answer<Ticket>(owner('GET', `tickets/${ticket_id}`));
  const own = await Promise.all(devices.map(({ id }) => deviceOf(id)));
  expect(own.map(({ agreed_amount, agreed_how }) => `${agreed_amount} ${agreed_how}`).toSorted()).toEqual([
    '1 LINK',
    '9000 LINK',
  ]);
  const nameOf = new Map(devices.map(({ id, name }) => [id, name]));
  expect(
    options[1]!.lines.map(({ name, ticket_device_id }) => `${name} ${nameOf.get(ticket_device_id ?? '')}`),
  ).toEqual(['Battery Phone', 'Glass Case']);
});

test('Devices that are said to get no services get none, whatever was approved', async () => {
  const form = await offered();
  await approve(form);
  const device = { name: 'Phone', problem: 'Broken' };
  const none = await takeIn(form.quote_id, { new_devices: [{ ...device, services: [] }] });
  expect(await deviceOf(none.devices[0]!.id)).toMatchObject({ services: [], agreed_amount: 0 });
  const other = await offered();
  await approve(other);
  const unsaid = await takeIn(other.quote_id, { new_devices: [{ ...device, services: null }] });
  expect(await deviceOf(unsaid.devices[0]!.id)).toMatchObject({ agreed_amount: 18_001 });
});

test('What was approved is agreed once, for one of the devices', async () => {
  const form = await offered();
  await approve(form);
  const glass = [{ name: 'Glass', cost: 1 }];
  const body = {
    location_id: here,
    customer_id,
    origin: 'QUOTE',
    appointment_id: form.quote_id,
    new_devices: [
      { name: 'Phone', problem: 'Broken', services: glass },
      { name: 'Case', problem: 'Broken', services: glass },
    ],
  };
  expect(codes(await services.ask('STAFF', 'POST', 'tickets', { body }))).toEqual([
    '/new_devices/1/services/0/cost price_right',
  ]);
  const ticket = await takeIn(form.quote_id, body);
  const own = await Promise.all(ticket.devices.map(({ id }) => deviceOf(id)));
  expect(own.map(({ agreed_how }) => `${agreed_how}`).toSorted()).toEqual(['IN_PERSON', 'LINK']);
});

test('An order made from the appointment of a quote costs what was approved once the ticket is made', async () => {
  const { id: quote_id } = await quote();
  const lines = [line({ name: 'Battery', price: 9000 })];
  const { id } = await draft(quote_id, { options: [{ name: 'Battery', lines }] });
  const { amounts } = await send(id);
  await taken(id, 'approve', { option: 0, name: 'Ada', channel: 'PHONE' });
  const { id: appointment_id } = await convert(quote_id);
  const proposed = await answer<ProposedOrder>(owner('GET', `orders/fromAppointment/${appointment_id}`));
  const made = await answer<Order>(owner('POST', 'orders', proposed));
  expect(made.lines).toMatchObject([{ kind: 'REPAIR', repair_id: repair }]);
  const ticket = await takeIn(appointment_id, { origin: 'BOOKING' });
  expect(ticket.order_id).toBe(made.id);
  const order = await answer<Order>(owner('GET', `orders/${made.id}`));
  expect(order.total).toBe(amounts[0]!.total);
  expect(order.lines.map(({ name }) => name)).toEqual([expect.stringContaining('Battery')]);
});

test('Parts promised to the appointment are not reserved again for what was approved', async () => {
  await owner('PUT', at(''), { settings: { reserve_approved_parts: true } });
  const item = await addItem(services, { name: 'Frame', sku: randomUUID(), price: 6000 });
  await receive(services, item.id, 2);
  const framed = await addRepair(services, { cost: 100 });
  const { repairs } = newBooking(framed);
  const needed = [{ item_id: item.id, quantity: 1 }];
  await answer(owner('PUT', `/dc/en/store/${services.store.id}/repair`, { id: framed, parts: needed }));
  const { id: quote_id } = await quote({ repairs });
  const lines = [line({ item_id: item.id, price: 5000 })];
  const { id } = await draft(quote_id, { options: [{ name: 'All', lines }] });
  await taken(id, 'approve', { option: 0, name: 'Ada', channel: 'PHONE' });
  const { id: appointment_id } = await convert(quote_id, { repairs });
  const ticket = await takeIn(appointment_id, { origin: 'BOOKING' });
  const { parts } = await answer<BenchWork>(owner('GET', `ticketDevices/${ticket.devices[0]!.id}/work`));
  expect(parts.map(({ state }) => state)).toEqual(['RESERVED']);
  await owner('PUT', at(''), { settings: { reserve_approved_parts: false } });
});

test('An open estimate goes along and is answered on the ticket; by an appointment, too', async () => {
  const { quote_id, id, t, hash } = await offered();
  const appointment = await answer<Appointment>(
    owner('POST', `repair/location/${here}/appointment`, { ...newBooking(repair), quote_id }),
  );
  expect((await open(t)).body).toContain('name="hash"');
  const ticket = await takeIn(appointment.id, { origin: 'BOOKING' });
  const late = await approve({ t, hash, key: randomUUID() });
  expect(late.statusCode).toBe(409);
  expect((await approve({ t, ...(await formOf(t)) })).statusCode).toBe(303);
  expect(await read(id)).toMatchObject({ state: 'APPROVED', ticket_id: ticket.id });
  expect(await deviceOf(ticket.devices[0]!.id)).toMatchObject({ agreed_amount: 18_001, agreed_how: 'LINK' });
});

test('An approval and the taking in at once lose nothing', async () => {
  for (let round = 0; round < 4; round += 1) {
    const form = await offered();
    const [approved, ticket] = await Promise.all([approve(form), takeIn(form.quote_id)]);
    const estimate = await read(form.id);
    const device = await deviceOf(ticket.devices[0]!.id);
    expect(estimate.ticket_id).toBe(ticket.id);
    const state = `${approved.statusCode} ${estimate.state} ${device.agreed_amount}`;
    expect(['303 APPROVED 18001', '409 SEEN 0']).toContain(state);
  }
});

const move = async (appointmentId: string) => {
  const away = services.store.locationIds[1]!;
  const stored = await quoteOf(appointmentId);
  await answer(owner('PUT', `repair/location/${here}/appointment`, { ...stored, location_id: away }));
  return away;
};

const convert = (quote_id: string, values: object = {}) =>
  answer<Appointment>(
    owner('POST', `repair/location/${here}/appointment`, { ...newBooking(repair), quote_id, ...values }),
  );

test('A draft and the taking in of the appointment of its quote at once: it is on the ticket, or refused', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { id: quote_id } = await quote();
    const { id: appointment_id } = await convert(quote_id);
    const [drafted, ticket] = await Promise.all([
      owner('POST', 'estimates', { quote_id, options: [{ name: '', lines: [line()] }] }),
      takeIn(appointment_id, { origin: 'BOOKING' }),
    ]);
    const outcome =
      drafted.status === 201 ? (await read((drafted.json as Estimate).id)).ticket_id : codes(drafted).join();
    expect([ticket.id, '/quote_id has_ticket']).toContain(outcome);
  }
});

test('It follows the quote, or its appointment, to another location', async () => {
  const first = await offered();
  const away = await move(first.quote_id);
  expect((await read(first.id)).location_id).toBe(away);
  const second = await offered();
  await approve(second);
  const { id: appointment_id } = await convert(second.quote_id);
  await move(appointment_id);
  expect((await read(second.id)).location_id).toBe(away);
  const third = await offered();
  await convert(third.quote_id);
  await move(third.quote_id);
  expect((await read(third.id)).location_id).toBe(here);
});

test('That of a ticket stays there when its quote, whose appointment was cancelled, moves', async () => {
  const { quote_id, id } = await offered();
  const { id: appointment_id } = await convert(quote_id);
  await takeIn(appointment_id, { origin: 'BOOKING' });
  const { db } = services.database;
  await db.update(appointments).set({ is_voided: true }).where(eq(appointments.id, appointment_id));
  await move(quote_id);
  expect((await read(id)).location_id).toBe(here);
});

test('A quoted service that is no longer in the price list is offered in free words', async () => {
  const { id } = await quote();
  const { db } = services.database;
  const { appointment_id } = appointmentRepairs;
  await db.update(appointmentRepairs).set({ repair_id: null }).where(eq(appointment_id, id));
  const estimate = await draft(id);
  expect(estimate.options[0]!.lines).toMatchObject([{ repair_id: null, price: 10_000, quantity: 1 }]);
  expect(estimate.options[0]!.lines[0]!.name).toContain('Screen');
  expect(estimate.total).toBe(11_300);
});

test('Estimates of quotes need the rights of tickets, and to change the quote', async () => {
  const { id } = await quote();
  const { db } = services.database;
  const { id: staff_id } = services.store.staff.STAFF;
  const asked = async (removed: Right[]) => {
    await db
      .update(staff)
      .set({ removed_permissions: removed.map((right) => permissionRecord(services.store.id, right)) })
      .where(eq(staff.id, staff_id));
    const { status } = await services.ask('STAFF', 'POST', 'estimates', { body: { quote_id: id } });
    return status;
  };
  expect(await asked(['EDIT_APPOINTMENT'])).toBe(403);
  expect(await asked(['EDIT_TICKET'])).toBe(403);
  expect(await asked([])).toBe(201);
});

test('An erased customer leaves neither names, words nor links of a quote’s estimate', async () => {
  const {
    id,
    quote_id,
    customer_id: iris,
    ...form
  } = await offered({ customer_email: 'iris@customers.example' });
  await approve(form);
  const file = await answer<{ estimates: object[]; estimateAnswers: object[] }>(
    owner('POST', `customer/${iris}/file`),
  );
  expect(file).toMatchObject({ estimates: [{ id }], estimateAnswers: [{ strokes: JSON.parse(strokes) }] });
  await answer(owner('POST', `customer/${iris}/forget`, { email: 'iris@customers.example' }));
  const [kept] = await services.database.db
    .select()
    .from(estimateAnswers)
    .where(eq(estimateAnswers.estimate_id, id));
  expect(kept).toMatchObject({ answer: 'APPROVED', name: '-', strokes: null, ip: null });
  const links = await services.database.db
    .select()
    .from(statusLinks)
    .where(eq(statusLinks.quote_id, quote_id));
  expect(links).toEqual([]);
  expect((await open(form.t)).statusCode).toBe(404);
});

test('What the customer of a quote answered is theirs, whoever brings the device', async () => {
  const form = await offered({ customer_email: 'olga@customers.example' });
  await approve(form);
  const bringer = await addCustomer(services, { email: 'bringer@customers.example' });
  const ticket = await takeIn(form.quote_id, { customer_id: bringer });
  const own = await draft(form.quote_id, { quote_id: null, ticket_id: ticket.id });
  await taken(own.id, 'approve', { option: 0, name: 'Bringer', channel: 'COUNTER' });
  const answersOf = async (id: string | null | undefined) => {
    const { estimateAnswers: answers } = await answer<{ estimateAnswers: { name: string }[] }>(
      owner('POST', `customer/${id}/file`),
    );
    return answers.map(({ name }) => name);
  };
  expect(await answersOf(form.customer_id)).toEqual(['Ada Berg']);
  expect(await answersOf(bringer)).toEqual(['Bringer']);
  await answer(owner('POST', `customer/${form.customer_id}/forget`, { email: 'olga@customers.example' }));
  const { name, ip } = estimateAnswers;
  const kept = await services.database.db
    .select({ name, ip, strokes: estimateAnswers.strokes })
    .from(estimateAnswers)
    .where(inArray(estimateAnswers.estimate_id, [form.id, own.id]));
  expect(kept).toContainEqual({ name: '-', ip: null, strokes: null });
  expect(kept.map((row) => row.name).toSorted()).toEqual(['-', 'Bringer']);
});

test('Links of a quote end in time, and with the next one after its contact data changed', async () => {
  const form = await offered();
  const stored = await quoteOf(form.quote_id);
  await answer(
    owner('PUT', `repair/location/${here}/appointment`, {
      ...stored,
      customer_email: 'right@customers.example',
    }),
  );
  expect((await open(form.t)).statusCode).toBe(200);
  const t = await linkTo(form.id);
  expect((await open(form.t)).statusCode).toBe(404);
  const other = await linkTo(form.id);
  expect([(await open(t)).statusCode, (await open(other)).statusCode]).toEqual([200, 200]);
  const isOfQuote = eq(statusLinks.quote_id, form.quote_id);
  const { db } = services.database;
  const links = await db.select().from(statusLinks).where(isOfQuote);
  const end = new Date(form.estimate.expires_date!).getTime() + 90 * 24 * 3_600_000;
  expect(new Set(links.map(({ expires_date }) => expires_date?.getTime()))).toEqual(new Set([end]));
  const { expires_date } = statusLinks;
  await db
    .update(statusLinks)
    .set({ expires_date: sql`now() - interval '1 second'` })
    .where(eq(statusLinks.token, hashOf(other)));
  expect((await open(other)).statusCode).toBe(404);
  const ticket = await takeIn(form.quote_id);
  expect((await open(other)).statusCode).toBe(404);
  expect((await open(t, '/status')).statusCode).toBe(200);
  const led = await db.select({ expires_date }).from(statusLinks).where(eq(statusLinks.ticket_id, ticket.id));
  expect(led).toEqual([{ expires_date: null }]);
});
