import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rateLimits } from '../../server/core/tables/rateLimits.ts';
import { stores } from '../../server/core/tables/stores.ts';
import type { Sms, SmsProvider } from '../../server/inbox/providers/smsProvider.ts';
import { jobs } from '../../server/core/jobs/tables.ts';
import { messageRules } from '../../server/messageRules/tables.ts';
import type { Appointment } from '../../src/schemas/appointments/appointments.ts';
import type { Estimate } from '../../src/schemas/estimates/estimates.ts';
import type { AppointmentMessage } from '../../src/schemas/messageRules/appointmentMessages.ts';
import type { MessageRule } from '../../src/schemas/messageRules/messageRules.ts';
import type { NextMessage } from '../../src/schemas/messageRules/nextMessage.ts';
import type { TemplatePreview } from '../../src/schemas/messageRules/preview.ts';
import type { TicketMessage } from '../../src/schemas/messageRules/ticketMessages.ts';
import type { Ticket } from '../../src/schemas/tickets/tickets.ts';
import { addLookups, addRepair, newBooking } from './booking.ts';
import { addCustomer } from './people.ts';
import { startApp, type Reply, type TestApp } from './support.ts';

let services: TestApp;
let here: number;
let repair: string;
let template: string;

const sent: Sms[] = [];
const provider: SmsProvider = {
  pauses: [],
  send: async (sms) => {
    sent.push(sms);
    return { id: randomUUID() };
  },
  status: async () => undefined,
  search: async () => [],
  readWebhook: () => undefined,
};

beforeAll(async () => {
  services = await startApp({ sms: provider });
  [here] = services.store.locationIds as [number];
  await addLookups(services);
  repair = await addRepair(services, { cost: 100 });
  await owner('POST', 'smsNumbers', { name: 'Counter', phone: '+15145550100', location_id: here });
  const texts = {
    name: 'Estimate',
    text_en: '{customer.first_name}: {ticket.devices} #{ticket.number} {ticket.link}',
    text_fr: 'Votre devis : {ticket.link}',
    mail_en: 'See {ticket.link} at {location.name}.',
  };
  ({ id: template } = await answer<{ id: string }>(owner('POST', 'messageTemplates', texts)));
});
afterAll(() => services.close());
beforeEach(async () => {
  await services.app.workIsDone();
  await services.database.db.delete(messageRules);
  await services.database.db.delete(rateLimits);
  await services.database.db.delete(jobs);
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

const codes = ({ json }: Reply) =>
  (json.errors as { path: string; code: string }[]).map(({ path, code }) => `${path} ${code}`);

const quiet = (quiet_from: string | null, quiet_until: string | null) =>
  services.database.db.update(stores).set({ quiet_from, quiet_until });

const addRule = (values: Partial<MessageRule>) =>
  owner('POST', 'messageRules', { event: 'ESTIMATE_SENT', mode: 'AUTO', template_id: template, ...values });

let next = 4000;
const quote = (values: object = {}) =>
  answer<Appointment>(
    owner('POST', `repair/location/${here}/appointment`, {
      ...newBooking(repair),
      type: 'QUOTE',
      customer_email: `q${(next += 1)}@customers.example`,
      customer_phone: `+1613555${next}`,
      customer_contact_method: 'TEXT',
      ...values,
    }),
  );

const draft = ({ id: quote_id }: { id: string }) =>
  answer<Estimate>(owner('POST', 'estimates', { quote_id }));
const take = (id: string, step: string, values: object = {}) =>
  owner('POST', `estimates/${id}/${step}`, { key: randomUUID(), ...values });
const taken = (id: string, step: string, values: object = {}) => answer<Estimate>(take(id, step, values));
const send = (id: string, values: object = {}) =>
  taken(id, 'send', { way: 'NONE', awaits: false, ...values });
const said = { name: 'Ada', channel: 'PHONE' };

async function told({ id }: { id: string }): Promise<AppointmentMessage[]> {
  await services.app.workIsDone();
  const filter = encodeURIComponent(JSON.stringify({ appointment_id: id }));
  return answer<AppointmentMessage[]>(owner('GET', `appointmentMessages?filter=${filter}`));
}
const shown = async (one: { id: string }) =>
  (await told(one)).map(({ event, state, reason }) => [event, state, reason].filter(Boolean).join(' '));

/** Makes a ticket of a quote. */
const takeIn = async (quoted: Appointment, customer_id = quoted.customer_id) =>
  answer<Ticket>(
    owner('POST', 'tickets', {
      location_id: here,
      customer_id,
      origin: 'QUOTE',
      appointment_id: quoted.id,
      new_devices: [{ name: 'Phone', problem: 'Broken' }],
    }),
  );

const page = (path = '') => `/dc/store/${services.store.id}/status${path}`;
const tokenIn = (text = '') => /[?&]t=([\w-]+)/.exec(text)?.[1] ?? '';
const open = (token: string, path = '/estimate') =>
  services.app.inject({ url: page(`${path}?t=${token}&lang=en`) });

/** Asks for changes, or declines, on the customer's page. */
async function respond(estimate: Estimate, act: 'ask' | 'decline') {
  const link = await answer<{ address: string }>(
    owner('POST', `estimates/${estimate.id}/links`, { locale: 'en' }),
  );
  const t = tokenIn(link.address);
  const post = (values: Record<string, string>) =>
    services.app.inject({
      method: 'POST',
      url: page('/estimate'),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ lang: 'en', t, ...values }).toString(),
    });
  await post({ act: 'show' });
  const { body } = await open(t);
  const [, hash = ''] = /name="hash" value="(\w+)"/.exec(body) ?? [];
  const [, key = ''] = /name="key" value="([\w-]+)"/.exec(body) ?? [];
  return post({ act, hash, key, name: 'Ada', text: 'Is it cheaper?' });
}

test('A sent estimate of a quote is told once, with the link to it; its own message needs no other', async () => {
  await addRule({});
  const asked = await quote();
  const { id } = await draft(asked);
  await send(id);
  expect(await shown(asked)).toEqual(['ESTIMATE_SENT SENT']);
  expect(sent).toHaveLength(1);
  expect(sent[0]!.to).toBe(asked.customer_phone);
  expect(sent[0]!.text).toMatch(/^Ada: Phone # http\S+\/status\/estimate\?t=/);
  const opened = await open(tokenIn(sent[0]!.text));
  expect(opened.statusCode).toBe(200);
  expect(opened.body).toContain('We have an estimate');
  const mailed = await quote();
  await send((await draft(mailed)).id, { way: 'MAIL' });
  expect(await shown(mailed)).toEqual([]);
});

test('Each version is told of once, and each answer, whoever gives it', async () => {
  for (const event of ['ESTIMATE_SENT', 'ESTIMATE_CHANGES_ASKED', 'ESTIMATE_DECLINED'] as const)
    await addRule({ event });
  await addRule({ event: 'ESTIMATE_APPROVED', channel: 'MAIL' });
  const asked = await quote();
  const first = await draft(asked);
  await send(first.id);
  await respond(first, 'ask');
  await respond(first, 'ask');
  expect(await shown(asked)).toEqual(['ESTIMATE_SENT SENT', 'ESTIMATE_CHANGES_ASKED SENT']);
  await respond(first, 'decline');
  const second = await draft(asked);
  await send(second.id);
  await services.app.workIsDone();
  await taken(second.id, 'approve', { option: 0, ...said });
  expect((await shown(asked)).slice(2)).toEqual([
    'ESTIMATE_DECLINED SENT',
    'ESTIMATE_SENT SENT',
    'ESTIMATE_APPROVED SENT',
  ]);
  const isTheirs = ({ to, subject }: { to: { address: string }[]; subject: string }) =>
    to[0]?.address === asked.customer_email && subject.startsWith('Your estimate from ');
  await expect
    .poll(() => services.mails.find(isTheirs)?.text, { timeout: 20_000 })
    .toContain('/status/estimate');
  const mail = services.mails.find(isTheirs)!;
  expect(mail.text).toContain('because you asked us for a quote');
  expect(mail.attachments ?? []).toEqual([]);
});

test('A ticket’s estimate tells of answers too, each version once', async () => {
  for (const event of ['ESTIMATE_APPROVED', 'ESTIMATE_DECLINED'] as const) await addRule({ event });
  const ticket = await answer<Ticket>(
    owner('POST', 'tickets', {
      location_id: here,
      customer_id: await addCustomer(services, { phone: `+1613555${(next += 1)}` }),
      new_devices: [{ name: 'Phone', problem: 'Broken', services: [{ name: 'Cleaning', cost: 5000 }] }],
    }),
  );
  const version = () => answer<Estimate>(owner('POST', 'estimates', { ticket_id: ticket.id }));
  const events = async () => {
    await services.app.workIsDone();
    const filter = encodeURIComponent(JSON.stringify({ ticket_id: ticket.id }));
    const all = await answer<TicketMessage[]>(owner('GET', `ticketMessages?filter=${filter}`));
    return all.map(({ event, state }) => `${event} ${state}`);
  };
  const first = await version();
  await send(first.id);
  await taken(first.id, 'decline', said);
  expect(await events()).toEqual(['ESTIMATE_DECLINED SENT']);
  for (const _ of [1, 2]) await taken((await version()).id, 'approve', { option: 0, ...said });
  expect((await events()).slice(1)).toEqual(['ESTIMATE_APPROVED SENT', 'ESTIMATE_APPROVED SENT']);
});

test('Where a rule asks, staff change the text or leave it out; what a customer answers asks nobody and is sent by hand', async () => {
  for (const event of ['ESTIMATE_SENT', 'ESTIMATE_APPROVED', 'ESTIMATE_DECLINED'] as const)
    expect((await addRule({ event, mode: 'ASK' })).status).toBe(201);
  expect(codes(await addRule({ event: 'ESTIMATE_CHANGES_ASKED', mode: 'ASK' }))).toEqual([
    '/mode not_askable',
  ]);
  const asked = await quote();
  const { id } = await draft(asked);
  const preview = await answer<NextMessage>(owner('GET', `estimates/${id}/nextMessage?to=SENT`));
  expect(preview).toMatchObject({ mode: 'ASK', channel: 'SMS', reason: null });
  expect(preview.text).toMatch(/^Ada: Phone # \{ticket\.link\}$/);
  expect(
    codes(await take(id, 'send', { way: 'NONE', awaits: false, tell: { text: 'Hello {nobody}' } })),
  ).toEqual(['/tell/text placeholder']);
  await send(id, { tell: { text: 'Look, {customer.first_name}: {ticket.link}' } });
  expect(await shown(asked)).toEqual(['ESTIMATE_SENT SENT']);
  expect(sent[0]!.text).toMatch(/^Look, Ada: http/);
  expect(await answer<NextMessage>(owner('GET', `estimates/${id}/nextMessage?to=SENT`))).toMatchObject({
    mode: 'OFF',
  });
  await taken(id, 'approve', { option: 0, ...said, tell: { text: null } });
  expect((await shown(asked)).slice(1)).toEqual(['ESTIMATE_APPROVED SKIPPED']);
  const other = await quote();
  const declined = await draft(other);
  await send(declined.id);
  await respond(declined, 'decline');
  expect(await shown(other)).toEqual([
    'ESTIMATE_SENT NOT_SENT not_asked',
    'ESTIMATE_DECLINED NOT_SENT not_asked',
  ]);
  const [late, refused] = await told(other);
  const byHand = (message: AppointmentMessage) =>
    owner('POST', `appointmentMessages/${message.id}/send`, {
      key: randomUUID(),
      text: 'It is a pity. {ticket.link}',
    });
  expect(codes(await byHand(late!))).toEqual([' outdated']);
  sent.length = 0;
  expect((await byHand(refused!)).status).toBe(200);
  expect((await shown(other)).at(-1)).toBe('ESTIMATE_DECLINED SENT');
  expect(sent[0]!.text).toMatch(/^It is a pity\. http/);
});

test('What is due after an approval is filled in when it is approved', async () => {
  const text = 'Due: {ticket.due}';
  const { id: due } = await answer<{ id: string }>(
    owner('POST', 'messageTemplates', { name: 'Due', text_en: text, text_fr: text }),
  );
  await addRule({ event: 'ESTIMATE_APPROVED', mode: 'ASK', template_id: due });
  const ticket = await answer<Ticket>(
    owner('POST', 'tickets', {
      location_id: here,
      customer_id: await addCustomer(services, { phone: `+1613555${(next += 1)}` }),
      new_devices: [{ name: 'Phone', problem: 'Broken', services: [{ name: 'Cleaning', cost: 5000 }] }],
    }),
  );
  const line = { ticket_device_id: ticket.devices[0]!.id, name: 'Screen', price: 20_000 };
  const { id } = await answer<Estimate>(
    owner('POST', 'estimates', { ticket_id: ticket.id, options: [{ name: '', lines: [line] }] }),
  );
  const offered = await answer<NextMessage>(owner('GET', `estimates/${id}/nextMessage?to=APPROVED`));
  expect(offered.text).toBe(text);
  await taken(id, 'approve', { option: 0, ...said, tell: { text: offered.text } });
  await services.app.workIsDone();
  expect(sent.map((one) => one.text)).toEqual(['Due: $226.00']);
});

test('In quiet hours it waits, and is not sent when it is no longer so', async () => {
  await addRule({});
  await addRule({ event: 'ESTIMATE_DECLINED' });
  await quiet('00:00:00', '23:59:59');
  const asked = await quote();
  const { id } = await draft(asked);
  await send(id);
  expect(await shown(asked)).toEqual(['ESTIMATE_SENT WAITING']);
  await taken(id, 'decline', said);
  expect(await shown(asked)).toEqual(['ESTIMATE_SENT NOT_SENT outdated', 'ESTIMATE_DECLINED WAITING']);
  const again = await draft(asked);
  await send(again.id);
  expect((await shown(asked)).map((one) => one.split(' ')[1])).toEqual(['NOT_SENT', 'WAITING', 'WAITING']);
  await quiet(null, null);
  const { db } = services.database;
  await db.update(jobs).set({ run_at: new Date() });
  expect((await shown(asked)).map((one) => one.split(' ')[1])).toEqual(['NOT_SENT', 'SENT', 'SENT']);
});

test('A quote that became a ticket before the message was sent is told with the link to the ticket', async () => {
  await addRule({});
  await quiet('00:00:00', '23:59:59');
  const asked = await quote();
  await send((await draft(asked)).id);
  await takeIn(asked);
  await quiet(null, null);
  await services.database.db.update(jobs).set({ run_at: new Date() });
  expect(await shown(asked)).toEqual(['ESTIMATE_SENT SENT']);
  expect(sent[0]!.text).toMatch(/\/status\?t=/);
  expect((await open(tokenIn(sent[0]!.text), '')).statusCode).toBe(200);
});

test('A quote that became the ticket of somebody else is not told of it, and its link ends', async () => {
  await addRule({});
  const asked = await quote();
  const estimate = await draft(asked);
  await send(estimate.id);
  expect(await shown(asked)).toEqual(['ESTIMATE_SENT SENT']);
  const token = tokenIn(sent[0]!.text);
  expect((await open(token)).statusCode).toBe(200);
  await quiet('00:00:00', '23:59:59');
  const waiting = await quote();
  await send((await draft(waiting)).id);
  for (const one of [asked, waiting]) await takeIn(one, await addCustomer(services));
  await quiet(null, null);
  await services.database.db.update(jobs).set({ run_at: new Date() });
  expect(await shown(waiting)).toEqual(['ESTIMATE_SENT NOT_SENT outdated']);
  expect((await open(token, '')).statusCode).toBe(404);
});

test('Who withdrew the consent to text messages is mailed; who has no address is not told, and why', async () => {
  await addRule({});
  const customer_id = await addCustomer(services);
  const consent = { purpose: 'SMS_SERVICE', state: 'WITHDRAWN', source: 'IN_STORE' };
  await answer(owner('POST', `customer/${customer_id}/consents`, consent));
  const asked = await quote({ customer_id });
  await send((await draft(asked)).id);
  expect((await told(asked)).map(({ channel, state }) => `${channel} ${state}`)).toEqual(['MAIL SENT']);
  await services.database.db.delete(messageRules);
  await addRule({ channel: 'SMS' });
  const other = await quote({ customer_id });
  await send((await draft(other)).id);
  expect(await shown(other)).toEqual(['ESTIMATE_SENT NOT_SENT stopped']);
});

test('A template is shown as it would be sent about a quote', async () => {
  const { id } = await quote({ customer_last_name: 'Previewed' });
  const found = async (type: string) => {
    const path = `repair/appointment?type=${type}&search=previewed%20ada`;
    const { data } = await answer<{ data: { id: string }[] }>(owner('GET', path));
    return data.map((one) => one.id);
  };
  expect([await found('QUOTE'), await found('APPOINTMENT')]).toEqual([[id], []]);
  const body = {
    text_en: 'Hi {customer.first_name}, {ticket.devices}, {appointment.date}.',
    text_fr: 'Bonjour {customer.first_name}.',
  };
  const { en, fr } = await answer<TemplatePreview>(
    owner('POST', `repair/appointment/${id}/messagePreview`, body),
  );
  expect(en.text).toMatch(/^Hi Ada, Phone/);
  expect(en.empty).toEqual(['appointment.date']);
  expect(en.mail).toContain('because you asked us for a quote');
  expect(fr.subject).toMatch(/^Votre devis de /);
});

test('Messages of an estimate say its sum and end, before it is sent, when it is and in a preview', async () => {
  const line = { name: 'Screen', quantity: 1, ticket_device_id: null };
  const options = [10_000, 20_000].map((price) => ({ name: '', lines: [{ ...line, price }] }));
  const text_en = 'V{estimate.version}: {estimate.total} until {estimate.until}';
  const text_fr = '{estimate.total}';
  const texts = { name: 'Sums', text_en, text_fr };
  const { id: template_id } = await answer<{ id: string }>(owner('POST', 'messageTemplates', texts));
  await addRule({ template_id, mode: 'ASK' });
  await addRule({ template_id, event: 'ESTIMATE_APPROVED' });
  const asked = await quote();
  const { id } = await answer<Estimate>(owner('POST', 'estimates', { quote_id: asked.id, options }));
  const nextText = async (to: string) =>
    (await answer<NextMessage>(owner('GET', `estimates/${id}/nextMessage?to=${to}`))).text;
  const before = await nextText('SENT');
  expect(before).toMatch(/^V1: \$1\d\d\.\d\d to \$2\d\d\.\d\d until \{estimate\.until\}$/);
  const { amounts, total } = await send(id, { tell: { text: `${before}.` } });
  const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
  const range = amounts.map((option) => dollars(option.total)).join(' to ');
  expect(dollars(total)).toBe(range.split(' ')[0]);
  await told(asked);
  expect(sent[0]!.text).toMatch(/^V1: [^{]+ until \w+ \d+, \d{4} at [^{]+$/);
  expect(sent[0]!.text).toContain(range);
  expect(await nextText('APPROVED')).toMatch(/^V1: \{estimate\.total\} until \w+/);
  const preview = () =>
    answer<TemplatePreview>(
      owner('POST', `repair/appointment/${asked.id}/messagePreview`, { text_en, text_fr }),
    );
  const { en, fr } = await preview();
  expect(en).toMatchObject({ text: expect.stringContaining(range) as string, empty: [] });
  expect(fr.text).toMatch(/^1\d\d,\d\d \$ à 2\d\d,\d\d \$$/);
  const approved = await taken(id, 'approve', { option: 1, ...said });
  await told(asked);
  expect(sent[1]!.text).toMatch(`V1: ${dollars(approved.total)} until `);
  expect((await preview()).en.text).toMatch(`V1: ${dollars(amounts[1]!.total)} until `);
});

test('Answers given at once are told once', async () => {
  await addRule({ event: 'ESTIMATE_DECLINED' });
  const asked = await quote();
  const estimate = await draft(asked);
  await send(estimate.id);
  await Promise.all([
    take(estimate.id, 'decline', said),
    respond(estimate, 'decline'),
    take(estimate.id, 'decline', said),
  ]);
  expect(await shown(asked)).toEqual(['ESTIMATE_DECLINED SENT']);
  expect(sent).toHaveLength(1);
});
