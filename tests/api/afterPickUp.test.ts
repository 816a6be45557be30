import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jobs } from '../../server/core/jobs/tables.ts';
import { stores } from '../../server/core/tables/stores.ts';
import { mails } from '../../server/mailQueue/tables.ts';
import { messageRules } from '../../server/messageRules/tables.ts';
import type { ConsentState } from '../../src/schemas/customers/consents.ts';
import type { Outcome } from '../../src/schemas/tickets/states.ts';
import type { Ticket } from '../../src/schemas/tickets/tickets.ts';
import { addCustomer } from './people.ts';
import { startApp, type Reply, type TestApp } from './support.ts';

let services: TestApp;
let here: number;

const address = 'https://reviews.example/store?from="mail"';
const wanted = { send_thanks_email: true, review_days: 3, review_months: 6, review_address: address };

beforeAll(async () => {
  services = await startApp();
  [here] = services.store.locationIds as [number];
});
afterAll(() => services.close());

beforeEach(async () => {
  await set({ ...wanted, quiet_from: null, quiet_until: null });
  await services.database.db.delete(messageRules);
  services.mails.length = 0;
});

const set = (settings: Partial<typeof stores.$inferInsert>) =>
  services.database.db.update(stores).set(settings);

const owner = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
  services.ask('STORE_OWNER', method, path, { body });

async function answer<T>(reply: Promise<Reply>): Promise<T> {
  const { status, json, text } = await reply;
  if (status >= 300) throw new Error(text);
  return json as T;
}

async function newTicket(customer_id: string | null, values: object = {}, cost = 0, count = 1) {
  const device = { name: 'Phone', problem: 'Broken', services: [{ name: 'Cleaning', cost }] };
  const new_devices = Array.from({ length: count }, () => device);
  return answer<Ticket>(owner('POST', 'tickets', { location_id: here, customer_id, new_devices, ...values }));
}

const take = (id: string, step: string, values: object = {}) =>
  answer(owner('POST', `ticketDevices/${id}/${step}`, { key: randomUUID(), ...values }));

async function handOver({ devices }: Ticket, outcome: Outcome = 'REPAIRED') {
  for (const { id } of devices) {
    await take(id, 'finish', { outcome, ...(outcome !== 'REPAIRED' && { reason: 'Too old' }) });
    await take(id, 'handOver');
  }
}

async function pay({ id }: Ticket) {
  const { order_id } = await answer<{ order_id: string }>(owner('POST', `tickets/${id}/order`));
  await answer(owner('POST', `orders/${order_id}/pay`, { key: randomUUID(), method: 'POS' }));
}

/** Runs what waits. */
async function runJobs(kind: 'ask-review' | 'thank-customer') {
  await services.database.db
    .update(jobs)
    .set({ run_at: sql`now()` })
    .where(eq(jobs.kind, kind));
  await services.app.workIsDone();
}

const subjects = () => services.mails.map(({ subject }) => subject);

const consent = (customer: string, state: ConsentState) =>
  answer(
    owner('POST', `customer/${customer}/consents`, { purpose: 'NEWSLETTER', state, source: 'IN_STORE' }),
  );

async function agreed(values: object = {}): Promise<string> {
  const customer = await addCustomer(services, values);
  await consent(customer, 'GRANTED');
  return customer;
}

/** How often a review was asked for after a ticket was handed over. */
async function asked(ticket: Ticket, outcome?: Outcome): Promise<number> {
  await set({ send_thanks_email: false });
  await handOver(ticket, outcome);
  await services.app.workIsDone();
  services.mails.length = 0;
  await runJobs('ask-review');
  return services.mails.length;
}

test('Thanks go out once, in the language of the customer, when everything has gone and nothing is due, with the invoice', async () => {
  const email = 'lea@customers.example';
  const customer = await addCustomer(services, { first_name: 'Léa', language: 'fr', email });
  const ticket = await newTicket(customer, {}, 5000, 2);
  const [first, second] = ticket.devices;
  for (const { id } of ticket.devices) await take(id, 'finish', { outcome: 'REPAIRED' });
  await take(first!.id, 'handOver');
  await services.app.workIsDone();
  await take(second!.id, 'handOver');
  await services.app.workIsDone();
  expect(services.mails).toEqual([]);
  await pay(ticket);
  await services.app.workIsDone();
  const [mail] = services.mails;
  expect(mail).toMatchObject({
    to: [{ address: email }],
    subject: expect.stringMatching(/^Merci de la part/),
  });
  expect(mail?.text).toContain(`Bonjour Léa,`);
  expect(mail?.text).toContain(`Phone, Phone (billet ${ticket.number})`);
  const [file] = mail?.attachments ?? [];
  expect(file).toMatchObject({
    filename: expect.stringMatching(/^facture-\d+\.pdf$/),
    contentType: 'application/pdf',
  });
  expect(String(file?.content).slice(0, 5)).toBe('%PDF-');
  await take(second!.id, 'goBack', { to: 'READY', reason: 'Wrong device' });
  await take(second!.id, 'handOver');
  await services.app.workIsDone();
  expect(services.mails).toHaveLength(1);
});

test('Thanks for what costs nothing have no invoice; own stock and stores that want none send none', async () => {
  await handOver(await newTicket(await addCustomer(services)));
  await services.app.workIsDone();
  expect(services.mails).toMatchObject([{ subject: expect.stringMatching(/^Thank you from/) }]);
  expect(services.mails[0]?.attachments ?? []).toEqual([]);
  await handOver(await newTicket(null, { origin: 'OWN_STOCK' }));
  await handOver(await newTicket(await addCustomer(services), { origin: 'OWN_STOCK' }));
  await set({ send_thanks_email: false });
  await handOver(await newTicket(await addCustomer(services)));
  await services.app.workIsDone();
  expect(services.mails).toHaveLength(1);
});

test('Where a rule mails the customer that all is handed over, only that mail goes out', async () => {
  const { id: template_id } = await answer<{ id: string }>(
    owner('POST', 'messageTemplates', {
      name: 'Gone',
      text_en: 'Goodbye.',
      text_fr: 'Au revoir.',
      subject_en: 'Goodbye',
    }),
  );
  await answer(owner('POST', 'messageRules', { event: 'GONE', mode: 'AUTO', channel: 'MAIL', template_id }));
  await handOver(await newTicket(await addCustomer(services)));
  await services.app.workIsDone();
  expect(subjects()).toEqual(['Goodbye']);
});

test('Thanks wait for the end of the quiet hours; what is not true then is not sent', async () => {
  await set({ quiet_from: '00:00:00', quiet_until: '23:59:59' });
  const [kept, back] = [
    await newTicket(await addCustomer(services)),
    await newTicket(await addCustomer(services)),
  ];
  await handOver(kept);
  await handOver(back);
  await services.app.workIsDone();
  expect(services.mails).toEqual([]);
  await take(back.devices[0]!.id, 'goBack', { to: 'READY', reason: 'Wrong device' });
  await set({ quiet_from: null, quiet_until: null });
  await runJobs('thank-customer');
  expect(services.mails).toHaveLength(1);
});

test('A review is asked for some days later, of who agreed, once in so many months', async () => {
  const customer = await agreed({ first_name: 'Ida' });
  const ticket = await newTicket(customer);
  expect(await asked(ticket)).toBe(1);
  const [mail] = services.mails;
  expect(mail?.text).toContain('Hello Ida,');
  expect(mail?.text).toContain(`Write a review: ${address}`);
  expect(mail?.html).not.toContain('from="mail"');
  expect(await asked(await newTicket(customer))).toBe(0);
  await services.database.db
    .update(mails)
    .set({ created_date: sql`now() - interval '7 months'` })
    .where(eq(mails.kind, 'review'));
  expect(await asked(await newTicket(customer))).toBe(1);
});

test('Who has no email address is asked by text message, if they agreed to marketing that way, once', async () => {
  await answer(owner('POST', 'smsNumbers', { name: 'Counter', phone: '+15145550100', location_id: here }));
  const customer = await addCustomer(services, { email: null, phone: '+15145580042' });
  const texts = async () =>
    (await answer<{ text: string }[]>(owner('GET', 'textMessages'))).map(({ text }) => text);
  expect(await asked(await newTicket(customer))).toBe(0);
  expect(await texts()).toEqual([]);
  const marketing = { purpose: 'SMS_MARKETING', state: 'GRANTED', source: 'IN_STORE' };
  await answer(owner('POST', `customer/${customer}/consents`, marketing));
  const ticket = await newTicket(customer);
  expect(await asked(ticket)).toBe(0);
  expect(await texts()).toEqual([expect.stringContaining(address)]);
  const filter = encodeURIComponent(JSON.stringify({ ticket_id: ticket.id }));
  expect(await answer(owner('GET', `ticketMessages?filter=${filter}`))).toMatchObject([
    { event: 'REVIEW', state: 'SENT', channel: 'SMS' },
  ]);
  await asked(await newTicket(customer));
  expect(await texts()).toHaveLength(1);
});

test('Nobody is asked who did not agree, or withdrew it meanwhile', async () => {
  expect(await asked(await newTicket(await addCustomer(services)))).toBe(0);
  const customer = await agreed();
  const ticket = await newTicket(customer);
  await handOver(ticket);
  const [job] = await services.database.db
    .select({ days: sql<number>`round(extract(epoch from run_at - now()) / 86400)::int` })
    .from(jobs)
    .where(and(eq(jobs.key, ticket.id), eq(jobs.kind, 'ask-review')));
  expect(job?.days).toBe(3);
  await consent(customer, 'WITHDRAWN');
  await services.app.workIsDone();
  services.mails.length = 0;
  await runJobs('ask-review');
  expect(services.mails).toEqual([]);
});

test('Nobody is asked about what was not repaired, came back or is a rework, or the store’s own', async () => {
  expect(await asked(await newTicket(await agreed()), 'NOT_REPAIRABLE')).toBe(0);
  expect(await asked(await newTicket(await agreed(), { origin: 'REWORK' }))).toBe(0);
  expect(await asked(await newTicket(await agreed(), { origin: 'OWN_STOCK' }))).toBe(0);
  const customer = await agreed();
  const ticket = await newTicket(customer);
  await handOver(ticket);
  await newTicket(customer, {
    origin: 'REWORK',
    new_devices: [{ device_id: ticket.devices[0]!.device_id, problem: 'Again' }],
  });
  await services.app.workIsDone();
  services.mails.length = 0;
  await runJobs('ask-review');
  expect(services.mails).toEqual([]);
});

test('A review is not asked for in the quiet hours, or after the store has turned it off', async () => {
  await set({ quiet_from: '00:00:00', quiet_until: '23:59:59' });
  expect(await asked(await newTicket(await agreed()))).toBe(0);
  await set({ quiet_from: null, quiet_until: null });
  await runJobs('ask-review');
  expect(services.mails).toHaveLength(1);
  const ticket = await newTicket(await agreed());
  await handOver(ticket);
  await set({ review_days: null });
  await runJobs('ask-review');
  expect(services.mails).toHaveLength(1);
});

test('Reviews need an https address', async () => {
  const save = (settings: object) => owner('PUT', `/dc/store/${services.store.id}`, { settings });
  const codes = ({ status, json }: Reply) => [
    status,
    ...((json.errors ?? []) as { path: string; code: string }[]).map(({ path, code }) => `${path} ${code}`),
  ];
  expect(codes(await save({ review_address: 'http://reviews.example' }))).toEqual([
    422,
    '/settings/review_address pattern',
  ]);
  expect(codes(await save({ review_days: 3, review_address: null }))).toEqual([
    422,
    '/settings/review_address required',
  ]);
  expect((await save({ review_days: null, review_address: null })).status).toBe(200);
});
