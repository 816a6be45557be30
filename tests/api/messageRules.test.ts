import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { jobs } from '../../server/core/jobs/tables.ts';
import { Scope } from '../../server/core/scope.ts';
import { stores } from '../../server/core/tables/stores.ts';
import { customers } from '../../server/customers/tables.ts';
import type { Sms, SmsProvider } from '../../server/inbox/providers/smsProvider.ts';
import { locations } from '../../server/locations/tables.ts';
import { messageRules, ticketMessages } from '../../server/messageRules/tables.ts';
import { storeTracking } from '../../server/shipping/tracking/store.ts';
import { shipments } from '../../server/shipping/tables.ts';
import type { MessageRule } from '../../src/schemas/messageRules/messageRules.ts';
import type { NextMessage, NextMessages } from '../../src/schemas/messageRules/nextMessage.ts';
import type { TicketValues } from '../../src/schemas/messageRules/nextMessage.ts';
import type { TemplatePreview } from '../../src/schemas/messageRules/preview.ts';
import type { TicketMessage } from '../../src/schemas/messageRules/ticketMessages.ts';
import type { TrackingStatus } from '../../src/schemas/shipping/tracking.ts';
import type { Order } from '../../src/schemas/sales/orders.ts';
import type { Ticket } from '../../src/schemas/tickets/tickets.ts';
import { addCustomer } from './people.ts';
import { addShipment } from './shipments.ts';
import { startApp, type Reply, type TestApp } from './support.ts';

let services: TestApp;
let here: number;
let template: string;

const ours = '+15145550100';
const sent: Sms[] = [];

const provider: SmsProvider = {
  pauses: [],
  send: async (sms) => {
    sent.push(sms);
    return { id: randomUUID() };
  },
  status: async () => undefined,
  search: async () => [],
  readWebhook: ({ body }) => JSON.parse(body.toString()) as ReturnType<SmsProvider['readWebhook']>,
};

beforeAll(async () => {
  services = await startApp({ sms: provider });
  [here] = services.store.locationIds as [number];
  await owner('POST', 'smsNumbers', { name: 'Counter', phone: ours, location_id: here });
  ({ id: template } = await answer<{ id: string }>(owner('POST', 'messageTemplates', newTemplate())));
});
afterAll(() => services.close());

beforeEach(async () => {
  await services.database.db.delete(messageRules);
  await quiet(null, null);
  sent.length = 0;
  services.mails.length = 0;
});

const owner = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  services.ask('STORE_OWNER', method, path, { body });

async function answer<T>(reply: Promise<Reply>): Promise<T> {
  const { status, json, text } = await reply;
  if (status >= 300) throw new Error(text);
  return json as T;
}

const newTemplate = (values: object = {}) => ({
  name: 'State',
  text_en: 'Hello {customer.first_name}, about #{ticket.number}: {ticket.devices}. {ticket.link}',
  text_fr: 'Bonjour {customer.first_name}, billet {ticket.number}.',
  mail_en: 'Hello {customer.first_name},\n\nplease come to {location.name}.\n\n{ticket.link}',
  ...values,
});

const addRule = (values: Partial<MessageRule>) =>
  owner('POST', 'messageRules', { event: 'READY', mode: 'AUTO', template_id: template, ...values });

let next = 1000;
const newNumber = () => `+1514558${(next += 1)}`;

async function newTicket(customer_id: string, values: object = {}, count = 1): Promise<Ticket> {
  const device = { name: 'Phone', problem: 'Broken', services: [{ name: 'Cleaning', cost: 5000 }] };
  return answer<Ticket>(
    owner('POST', 'tickets', {
      location_id: here,
      customer_id,
      new_devices: Array.from({ length: count }, () => device),
      ...values,
    }),
  );
}

const take = (ticket: Ticket, step: string, values: object = {}, index = 0) =>
  owner('POST', `ticketDevices/${ticket.devices[index]!.id}/${step}`, { key: randomUUID(), ...values });
const finish = (ticket: Ticket, values: object = {}, index = 0) =>
  answer(take(ticket, 'finish', { outcome: 'REPAIRED', ...values }, index));
const goBack = (ticket: Ticket) => answer(take(ticket, 'goBack', { to: 'IN_REPAIR', reason: 'Not yet' }));

async function told(ticket: Ticket): Promise<TicketMessage[]> {
  await services.app.workIsDone();
  const filter = encodeURIComponent(JSON.stringify({ ticket_id: ticket.id }));
  return answer<TicketMessage[]>(owner('GET', `ticketMessages?filter=${filter}`));
}

const quiet = (quiet_from: string | null, quiet_until: string | null) =>
  services.database.db.update(stores).set({ quiet_from, quiet_until });

const codes = ({ json }: Reply) =>
  (json.errors as { path: string; code: string }[]).map(({ path, code }) => `${path} ${code}`);

test('A state is told by text message once, with the link, and going back and forth tells nobody again', async () => {
  await addRule({});
  const phone = newNumber();
  const ticket = await newTicket(await addCustomer(services, { first_name: 'Zoë', phone }));
  await finish(ticket);
  expect(await told(ticket)).toMatchObject([{ event: 'READY', state: 'SENT', channel: 'SMS', reason: null }]);
  await goBack(ticket);
  await finish(ticket);
  expect(await told(ticket)).toHaveLength(1);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  const [message] = sent;
  expect(message).toMatchObject({ from: ours, to: phone });
  expect(message?.text).toContain(`Hello Zoë, about #${ticket.number}: Phone. http`);
  const link = new URL(message!.text.split(' ').at(-1)!);
  const page = await services.app.inject({ url: `${link.pathname}${link.search}` });
  expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining(String(ticket.number))]);
});

test('READY is told when all devices of the ticket are; other states with the first', async () => {
  await addRule({});
  await addRule({ event: 'WAITING_CUSTOMER' });
  const ticket = await newTicket(await addCustomer(services, { phone: newNumber() }), {}, 2);
  await finish(ticket);
  expect(await told(ticket)).toEqual([]);
  await answer(take(ticket, 'awaitCustomer', {}, 1));
  expect(await told(ticket)).toMatchObject([{ event: 'WAITING_CUSTOMER' }]);
  await answer(take(ticket, 'resume', {}, 1));
  await finish(ticket, {}, 1);
  expect((await told(ticket)).map(({ event }) => event).toSorted()).toEqual(['READY', 'WAITING_CUSTOMER']);
});

test('Who stopped text messages, withdrew the consent or has no phone is mailed; who cannot be reached is not told, and why', async () => {
  await addRule({});
  const stopped = newNumber();
  const email = 'stopped@customers.example';
  const both = await newTicket(await addCustomer(services, { phone: stopped, email }));
  const text = await newTicket(await addCustomer(services, { phone: newNumber(), email: null }));
  await services.ask('STORE_OWNER', 'POST', '/dc/webhooks/sms', {
    body: JSON.stringify({
      received: { id: randomUUID(), from: stopped, to: ours, text: 'ARRÊT', isAnswered: true },
    }),
  });
  await answer(
    owner('POST', `customer/${text.customer_id}/consents`, {
      purpose: 'SMS_SERVICE',
      state: 'WITHDRAWN',
      source: 'IN_STORE',
    }),
  );
  const nobody = await newTicket(await addCustomer(services, { phone: null, email: null }));
  for (const ticket of [both, text, nobody]) await finish(ticket);
  expect(await told(both)).toMatchObject([{ state: 'SENT', channel: 'MAIL' }]);
  const [mail] = services.mails.filter(({ to }) => to[0]?.address === email);
  expect(mail?.subject).toContain(`#${both.number}`);
  expect(mail?.text).toMatch(/please come to .*\n\nhttp\S+/);
  expect(await told(text)).toMatchObject([{ state: 'NOT_SENT', channel: null, reason: 'stopped' }]);
  expect(await told(nobody)).toMatchObject([{ state: 'NOT_SENT', reason: 'no_address' }]);
  expect(sent).toEqual([]);
});

test('A location has rules of its own; OFF tells nobody', async () => {
  await addRule({});
  await addRule({ location_id: here, mode: 'OFF', template_id: null });
  const ticket = await newTicket(await addCustomer(services, { phone: newNumber() }));
  await finish(ticket);
  expect(await told(ticket)).toEqual([]);
  expect(codes(await addRule({ location_id: here }))).toEqual(['/event taken']);
  expect(codes(await addRule({}))).toEqual(['/event taken']);
  expect(codes(await addRule({ event: 'GONE', location_id: 999_999 }))).toEqual(['/location_id reference']);
  expect(codes(await addRule({ event: 'GONE', template_id: null }))).toEqual(['/template_id required']);
  expect(codes(await addRule({ event: 'CHECKED_IN', mode: 'ASK' }))).toEqual(['/mode not_askable']);
});

test('Where a rule asks, the step sends the text that staff chose, or nothing; unasked, nothing is sent until it is asked', async () => {
  await addRule({ mode: 'ASK' });
  const ticket = await newTicket(await addCustomer(services, { first_name: 'Ida', phone: newNumber() }));
  const device = ticket.devices[0]!.id;
  const ask = () => answer<NextMessage>(owner('GET', `ticketDevices/${device}/nextMessage?to=READY`));
  expect(await ask()).toEqual({
    mode: 'ASK',
    channel: 'SMS',
    reason: null,
    text: `Hello Ida, about #${ticket.number}: Phone. {ticket.link}`,
  });
  await finish(ticket);
  expect(await told(ticket)).toMatchObject([{ state: 'NOT_SENT', reason: 'not_asked' }]);
  await goBack(ticket);
  await finish(ticket, { tell: { text: null } });
  expect(await told(ticket)).toMatchObject([{ state: 'SKIPPED', reason: null }]);
  await goBack(ticket);
  expect(
    codes(await take(ticket, 'finish', { outcome: 'REPAIRED', tell: { text: 'Hi {first_name}' } })),
  ).toEqual(['/tell/text placeholder']);
  expect(codes(await take(ticket, 'finish', { outcome: 'REPAIRED', tell: { text: ' ' } }))).toEqual([
    '/tell/text required',
  ]);
  const long = { text: 'x'.repeat(1401) };
  expect(codes(await take(ticket, 'finish', { outcome: 'REPAIRED', tell: long }))).toEqual([
    '/tell/text maxLength',
  ]);
  await finish(ticket, { tell: { text: '{customer.first_name}, come before five. {ticket.link}' } });
  expect(await told(ticket)).toMatchObject([{ state: 'SENT', text: 'Ida, come before five. {ticket.link}' }]);
  await vi.waitFor(() =>
    expect(sent.map(({ text }) => text)).toEqual([expect.stringMatching(/^Ida, come before five\. http/)]),
  );
  expect((await ask()).mode).toBe('OFF');
});

test('The text that is offered names what is due with the outcome of the step, also where an order has other lines yet', async () => {
  const due = newTemplate({ name: 'Due', text_en: '{ticket.due}', mail_en: '{ticket.due}' });
  const { id } = await answer<{ id: string }>(owner('POST', 'messageTemplates', due));
  await addRule({ mode: 'ASK', template_id: id });
  const customer = await addCustomer(services, { phone: newNumber() });
  const ticket = await newTicket(customer, {
    new_devices: [
      {
        name: 'Phone',
        problem: 'Broken',
        services: [
          { name: 'Cleaning', cost: 5000 },
          { name: 'Diagnosis', is_diagnosis: true },
        ],
      },
    ],
  });
  const device = ticket.devices[0]!.id;
  const offered = async (outcome: string) => {
    const query = `to=READY&outcome=${outcome}`;
    const one = await answer<NextMessage>(owner('GET', `ticketDevices/${device}/nextMessage?${query}`));
    const body = { to: 'READY', outcome, ids: [device] };
    const { data } = await answer<NextMessages>(owner('POST', 'ticketBoard/messages', body));
    expect(data.map(({ text }) => text)).toEqual([one.text]);
    return one.text;
  };
  const dueOfOrder = async () => {
    const { order_id } = await answer<{ order_id: string }>(owner('POST', `tickets/${ticket.id}/order`));
    const { due: cents } = await answer<Order>(owner('GET', `orders/${order_id}`));
    return `$${(cents / 100).toFixed(2)}`;
  };
  const before = [await offered('REPAIRED'), await offered('DECLINED')];
  expect(before[0]).toBe(await dueOfOrder());
  expect([await offered('REPAIRED'), await offered('DECLINED')]).toEqual(before);
  await finish(ticket, { outcome: 'DECLINED', reason: 'Costs too much', tell: { text: null } });
  expect(await dueOfOrder()).toBe(before[1]);
  expect(before[1]).not.toBe(before[0]);
});

test('What was not sent is sent by hand while it is true and the customer can be reached', async () => {
  await addRule({ mode: 'ASK' });
  const ticket = await newTicket(await addCustomer(services, { phone: null, email: null }));
  await finish(ticket);
  const [message] = await told(ticket);
  expect(message).toMatchObject({ state: 'NOT_SENT', reason: 'no_address' });
  const send = (text = 'It is ready.') =>
    owner('POST', `ticketMessages/${message!.id}/send`, { key: randomUUID(), text });
  expect(codes(await send())).toEqual([' no_address']);
  const phone = newNumber();
  await services.database.db.update(customers).set({ phone }).where(eq(customers.id, ticket.customer_id!));
  expect(codes(await send('Hi {name.first}'))).toEqual(['/text placeholder']);
  await goBack(ticket);
  expect(codes(await send())).toEqual([' outdated']);
  await finish(ticket);
  expect((await send('#{ticket.number} is ready.')).status).toBe(200);
  expect(await told(ticket)).toMatchObject([
    { state: 'SENT', channel: 'SMS', text: `#${ticket.number} is ready.` },
  ]);
  expect((await send()).status).toBe(409);
  await vi.waitFor(() => expect(sent.map(({ to }) => to)).toEqual([phone]));
});

test('In quiet hours a message waits for their end by the clock of the location; what is not true then is not sent', async () => {
  await addRule({});
  const ticket = await newTicket(await addCustomer(services, { phone: newNumber() }));
  const late = await newTicket(await addCustomer(services, { phone: newNumber() }));
  await services.database.db.update(locations).set({ timezone: 'America/Vancouver' });
  await quiet('00:00:00', '23:59:59');
  await finish(ticket);
  await finish(late);
  const [waiting] = await told(ticket);
  expect(waiting).toMatchObject({ state: 'WAITING', channel: 'SMS' });
  expect(Date.parse(waiting!.due_date)).toBeGreaterThan(Date.now());
  expect(sent).toEqual([]);
  await goBack(late);
  await quiet(null, null);
  await services.database.db
    .update(jobs)
    .set({ run_at: sql`now()` })
    .where(eq(jobs.kind, 'send-ticket-message'));
  expect(await told(ticket)).toMatchObject([{ state: 'SENT' }]);
  expect(await told(late)).toMatchObject([{ state: 'NOT_SENT', reason: 'outdated' }]);
  await finish(late);
  expect(await told(late)).toMatchObject([{ state: 'SENT' }]);
  expect(sent).toHaveLength(2);
});

test('A job that runs in the quiet hours waits again', async () => {
  await addRule({});
  const ticket = await newTicket(await addCustomer(services, { phone: newNumber() }));
  await quiet('00:00:00', '23:59:59');
  await finish(ticket);
  await services.database.db
    .update(jobs)
    .set({ run_at: sql`now()` })
    .where(eq(jobs.kind, 'send-ticket-message'));
  expect(await told(ticket)).toMatchObject([{ state: 'WAITING' }]);
});

test('Devices that are moved together tell each customer once', async () => {
  await addRule({ event: 'IN_REPAIR' });
  const ticket = await newTicket(await addCustomer(services, { phone: newNumber() }), {}, 2);
  const moves = () => ticket.devices.map(({ id }) => ({ id, key: randomUUID() }));
  const move = (to: string) => owner('POST', 'ticketBoard/moves', { to, reason: 'Back', moves: moves() });
  expect((await move('IN_REPAIR')).status).toBe(200);
  await move('CHECKED_IN');
  await move('IN_REPAIR');
  expect(await told(ticket)).toHaveLength(1);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
});

test('Where a rule asks, devices moved together tell each customer what was offered, or nothing', async () => {
  await addRule({ mode: 'ASK' });
  const phones = [newNumber(), newNumber()];
  const all = [
    await newTicket(await addCustomer(services, { first_name: 'Ida', phone: phones[0] }), {}, 2),
    await newTicket(await addCustomer(services, { first_name: 'Bo', phone: phones[1] })),
    await newTicket(await addCustomer(services, { phone: null, email: 'b@customers.example' })),
  ];
  const ids = all.flatMap(({ devices }) => devices.map(({ id }) => id));
  const preview = async (some = ids) =>
    (await answer<NextMessages>(owner('POST', 'ticketBoard/messages', { to: 'READY', ids: some }))).data;
  const [texts, mail] = (await preview()).toSorted((one, other) => other.count - one.count);
  expect(texts).toMatchObject({ mode: 'ASK', channel: 'SMS', count: 2 });
  expect(texts?.text).toMatch(/^Hello (Ida|Bo), about #\d+: Phone.*\{ticket\.link\}$/);
  expect(mail).toMatchObject({ channel: 'MAIL', count: 1, number: all[2]!.number });
  // Its other device is not ready.
  expect(await preview([all[0]!.devices[0]!.id])).toEqual([]);
  const move = (tickets: Ticket[], tell: object) =>
    owner('POST', 'ticketBoard/moves', {
      to: 'READY',
      outcome: 'REPAIRED',
      tell,
      moves: tickets.flatMap(({ devices }) => devices.map(({ id }) => ({ id, key: randomUUID() }))),
    });
  await move(all.slice(0, 2), { text: null, as_offered: true });
  await move(all.slice(2), { text: null, as_offered: false });
  expect(await told(all[0]!)).toMatchObject([
    { state: 'SENT', text: `Hello Ida, about #${all[0]!.number}: Phone, Phone. {ticket.link}` },
  ]);
  expect(await told(all[1]!)).toMatchObject([{ state: 'SENT' }]);
  expect(await told(all[2]!)).toMatchObject([{ state: 'SKIPPED' }]);
  await vi.waitFor(() => expect(sent.map(({ to }) => to).toSorted()).toEqual(phones));
  expect(await preview()).toEqual([]);
});

test('A rule whose template is disabled tells nobody, and says so', async () => {
  const { id } = await answer<{ id: string }>(owner('POST', 'messageTemplates', newTemplate()));
  await addRule({ template_id: id });
  await answer(owner('PUT', `messageTemplates/${id}`, { is_voided: true }));
  const ticket = await newTicket(await addCustomer(services, { phone: newNumber() }));
  const device = ticket.devices[0]!.id;
  const planned = await answer<NextMessage>(owner('GET', `ticketDevices/${device}/nextMessage?to=READY`));
  expect(planned).toMatchObject({ mode: 'AUTO', channel: null, reason: 'template_off' });
  await finish(ticket);
  expect(await told(ticket)).toMatchObject([{ state: 'NOT_SENT', reason: 'template_off' }]);
  expect(sent).toEqual([]);
});

test('A new ticket is confirmed in the language of its customer; one of the store itself tells nobody', async () => {
  await addRule({ event: 'CHECKED_IN' });
  const customer = await addCustomer(services, { first_name: 'Léa', phone: newNumber(), language: 'fr' });
  const ticket = await newTicket(customer);
  expect(await told(ticket)).toMatchObject([{ text: `Bonjour Léa, billet ${ticket.number}.` }]);
  expect(await told(await newTicket(customer, { origin: 'OWN_STOCK' }))).toEqual([]);
});

test('A template names an unknown placeholder where it is; one without value leaves no gap', async () => {
  const write = (values: object) => owner('POST', 'messageTemplates', newTemplate(values));
  expect(codes(await write({ text_fr: 'Bonjour {customer.nickname}' }))).toEqual(['/text_fr placeholder']);
  expect(codes(await write({ mail_en: 'Hi {{first name}}', subject_en: '[[store]]' }))).toEqual([
    '/subject_en placeholder',
    '/mail_en placeholder',
  ]);
  await addRule({});
  const ticket = await newTicket(await addCustomer(services, { phone: newNumber() }));
  const { en, fr, language } = await answer<Record<string, Record<string, string>>>(
    owner('GET', `tickets/${ticket.id}/messageValues`),
  );
  expect(language).toBe('en');
  expect(en).toMatchObject({ 'ticket.number': String(ticket.number), 'ticket.devices': 'Phone' });
  expect(fr?.['ticket.due']).toMatch(/,\d\d\s\$$/);
});

test('A conversation about no ticket has the values of its customer, store and location', async () => {
  const [location_id] = services.store.locationIds;
  const valuesAt = async (phone: string) => {
    const { id } = await answer<{ id: string }>(owner('POST', 'threads/open', { location_id, phone }));
    return answer<TicketValues>(owner('GET', `threads/${id}/messageValues`));
  };
  const phone = newNumber();
  await addCustomer(services, { first_name: 'Ida', phone, language: 'fr' });
  const known = await valuesAt(phone);
  expect(known).toMatchObject({ language: 'fr', fr: { 'customer.first_name': 'Ida' } });
  expect(known.fr['location.name']).toBeTruthy();
  expect(known.fr['store.name']).toBeTruthy();
  const stranger = await valuesAt(newNumber());
  expect(stranger.language).toBe('en');
  expect(stranger.en).not.toHaveProperty(['customer.first_name']);
});

/** A new version of a ticket's estimate, and its steps. */
async function draft(ticket: Ticket) {
  const line = { ticket_device_id: ticket.devices[0]!.id, name: 'Screen', price: 9900 };
  const { id } = await answer<{ id: string }>(
    owner('POST', 'estimates', { ticket_id: ticket.id, options: [{ name: '', lines: [line] }] }),
  );
  return (name: string, values: object) =>
    answer(owner('POST', `estimates/${id}/${name}`, { key: randomUUID(), ...values }));
}

test('A template is previewed as it is sent about a ticket, and says what stays empty', async () => {
  const customer = await addCustomer(services, { first_name: 'Ida', phone: newNumber() });
  const ticket = await newTicket(customer);
  const preview = await answer<TemplatePreview>(
    owner('POST', `tickets/${ticket.id}/messagePreview`, {
      text_en: 'Hi {customer.first_name}, by {ticket.promised}: {ticket.link}',
      text_fr: 'Bonjour {customer.first_name}.',
      subject_fr: 'Billet {ticket.number}',
      mail_fr: 'Votre colis : {parcel.number}',
    }),
  );
  expect(preview.en).toMatchObject({
    text: 'Hi Ida, by : {ticket.link}',
    subject: expect.stringMatching(new RegExp(`: About your ticket #${ticket.number}$`)),
    empty: ['ticket.promised'],
  });
  expect(preview.en.mail).toMatch(/^Hi Ida.*\n\n-- \n/);
  expect(preview.fr).toMatchObject({
    text: 'Bonjour Ida.',
    subject: `Billet ${ticket.number}`,
    mail: expect.stringMatching(/^Votre colis :\n\n-- \n/),
    empty: ['parcel.number'],
  });
});

test('An approved estimate is told', async () => {
  await addRule({ event: 'ESTIMATE_APPROVED' });
  const ticket = await newTicket(await addCustomer(services, { phone: newNumber() }));
  const step = await draft(ticket);
  const valuesOf = async () =>
    (await answer<{ en: object }>(owner('GET', `tickets/${ticket.id}/messageValues`))).en;
  expect(await valuesOf()).not.toHaveProperty(['estimate.total']);
  await step('send', { way: 'NONE', awaits: false });
  const ofEstimate = { 'estimate.version': '1', 'estimate.total': '$111.87' };
  expect(await valuesOf()).toMatchObject(ofEstimate);
  expect(await told(ticket)).toEqual([]);
  await step('approve', { option: 0, name: 'Ada', channel: 'COUNTER' });
  expect(await told(ticket)).toMatchObject([{ event: 'ESTIMATE_APPROVED', state: 'SENT' }]);
});

test('Each version of an estimate that is sent without a message is told, unless it was answered meanwhile', async () => {
  await addRule({ event: 'ESTIMATE_SENT' });
  const email = 'estimates@customers.example';
  const ticket = await newTicket(await addCustomer(services, { phone: newNumber(), email }));
  await (
    await draft(ticket)
  )('send', { way: 'MAIL', awaits: false });
  expect(await told(ticket)).toEqual([]);
  await (
    await draft(ticket)
  )('send', { way: 'NONE', awaits: false });
  expect(await told(ticket)).toMatchObject([{ event: 'ESTIMATE_SENT', state: 'SENT', channel: 'SMS' }]);
  await quiet('00:00:00', '23:59:59');
  const step = await draft(ticket);
  await step('send', { way: 'NONE', awaits: false });
  expect((await told(ticket)).map(({ state }) => state).toSorted()).toEqual(['SENT', 'WAITING']);
  await step('decline', { name: 'Ada', channel: 'PHONE' });
  const reasons = (await told(ticket)).map(({ reason }) => `${reason}`);
  expect(reasons.toSorted()).toEqual(['null', 'outdated']);
});

test('Each parcel of a ticket’s order is told when it moves and when it arrives; its number is filled in', async () => {
  const text = '{parcel.service} {parcel.number}';
  const { id: template_id } = await answer<{ id: string }>(
    owner('POST', 'messageTemplates', newTemplate({ text_en: text, mail_en: null })),
  );
  await addRule({ event: 'PARCEL_SHIPPED', template_id });
  await addRule({ event: 'PARCEL_DELIVERED', template_id });
  const ticket = await newTicket(await addCustomer(services, { phone: newNumber() }));
  const { order_id } = await answer<{ order_id: string }>(owner('POST', `tickets/${ticket.id}/order`));
  const scope = new Scope(services.database.db, { id: services.store.id, timezone: 'America/Toronto' });
  const parcel = async (isReturn = false) => {
    const { id } = await addShipment(services, { about: { order_id }, isReturn });
    const label = { label_id: randomUUID(), tracking_number: `T-${id.slice(0, 8)}` };
    await services.database.db.update(shipments).set(label).where(eq(shipments.id, id));
    const follow = (status: TrackingStatus) =>
      storeTracking(scope, { notify: async () => '' }, id, {
        tracking_number: label.tracking_number,
        carrier_code: 'canada_post',
        status,
        events: [],
      });
    return { follow, number: label.tracking_number };
  };
  const [first, second, back] = [await parcel(), await parcel(), await parcel(true)];
  for (const one of [first, second, back]) await one.follow('accepted');
  await first.follow('in_transit');
  await first.follow('delivered');
  const all = (await told(ticket)).map((one) => `${one.event} ${one.text.split(' ').at(-1)}`);
  expect(all.toSorted()).toEqual(
    [
      `PARCEL_DELIVERED ${first.number}`,
      `PARCEL_SHIPPED ${first.number}`,
      `PARCEL_SHIPPED ${second.number}`,
    ].toSorted(),
  );
});

test('Many at once tell one customer once', async () => {
  await addRule({ event: 'WAITING_CUSTOMER' });
  const ticket = await newTicket(await addCustomer(services, { phone: newNumber() }), {}, 3);
  await Promise.all([0, 1, 2].map((index) => take(ticket, 'awaitCustomer', {}, index)));
  expect(await told(ticket)).toHaveLength(1);
  const rows = await services.database.db
    .select()
    .from(ticketMessages)
    .where(eq(ticketMessages.ticket_id, ticket.id));
  expect(rows).toHaveLength(1);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
});
