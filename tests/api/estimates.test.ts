import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hashOfAnswer, hashOfOffer } from '../../server/estimates/offer.ts';
import { estimateChanges } from '../../server/estimates/index.ts';
import { planExpiry } from '../../server/estimates/expire.ts';
import { estimateAnswers, estimates } from '../../server/estimates/tables.ts';
import { recordChanges } from '../../server/core/history/tables.ts';
import { Scope } from '../../server/core/scope.ts';
import { rateLimits } from '../../server/core/tables/rateLimits.ts';
import type { CheckedAnswer } from '../../src/schemas/estimates/answers.ts';
import type { Estimate } from '../../src/schemas/estimates/estimates.ts';
import type { EstimateLine } from '../../src/schemas/estimates/options.ts';
import type { Answer } from '../../src/schemas/estimates/states.ts';
import type { Notification } from '../../src/schemas/notifications/notifications.ts';
import type { Order } from '../../src/schemas/sales/orders.ts';
import type { TicketDevice } from '../../src/schemas/tickets/ticketDevices.ts';
import type { Ticket } from '../../src/schemas/tickets/tickets.ts';
import type { BenchWork } from '../../src/schemas/tickets/work.ts';
import { seededRandom } from '../support/seededRandom.ts';
import { addProduct, addRepair } from './booking.ts';
import { addCustomer } from './people.ts';
import { addItem, receive } from './stock.ts';
import { startApp, type Reply, type TestApp } from './support.ts';

let services: TestApp;
let here: number;
let customer: string;
const phone = '+16135550199';

beforeAll(async () => {
  services = await startApp();
  here = services.store.locationIds[0]!;
  customer = await addCustomer(services, {
    first_name: 'Ada',
    last_name: 'Lovelace',
    email: 'ada@customers.example',
    phone,
  });
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

async function takeIn(devices: object[][] = [[{ name: 'Screen', cost: 10_000 }]]): Promise<Ticket> {
  const ticket = await answer<Ticket>(
    owner('POST', 'tickets', {
      location_id: here,
      customer_id: customer,
      new_devices: devices.map((own, index) => ({
        name: `Phone ${index}`,
        problem: 'Broken',
        services: own,
      })),
    }),
  );
  return { ...ticket, devices: ticket.devices.toSorted((a, b) => a.name.localeCompare(b.name)) };
}

const draft = (ticket: Pick<Ticket, 'id'>, values: object = {}) =>
  answer<Estimate>(owner('POST', 'estimates', { ticket_id: ticket.id, ...values }));
const take = (id: string, step: string, values: object = {}) =>
  owner('POST', `estimates/${id}/${step}`, { key: randomUUID(), ...values });
const taken = (id: string, step: string, values: object = {}) => answer<Estimate>(take(id, step, values));
const send = (id: string, values: object = {}) => taken(id, 'send', { way: 'NONE', awaits: true, ...values });
const read = (id: string) => answer<Estimate>(owner('GET', `estimates/${id}`));
const deviceOf = (id: string) => answer<TicketDevice>(owner('GET', `ticketDevices/${id}`));
/** What is still to be paid in advance for a ticket. */
const depositOf = async (ticketId: string) =>
  (await answer<{ deposit: number }>(owner('GET', `tickets/${ticketId}/onlinePayment`))).deposit;

const orderOf = async (id: string): Promise<Order> => {
  const { order_id } = await answer<{ order_id: string }>(owner('POST', `tickets/${id}/order`));
  return answer(owner('GET', `orders/${order_id}`));
};

const line = (device: string, values: Partial<EstimateLine> = {}) => ({
  ticket_device_id: device,
  name: 'Battery',
  price: 4000,
  ...values,
});

const scope = () => new Scope(services.database.db, { id: services.store.id, timezone: 'America/Toronto' });

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

async function linkTo(id: string): Promise<string> {
  const { address } = await answer<{ address: string }>(
    owner('POST', `estimates/${id}/links`, { locale: 'en' }),
  );
  return new URL(address).searchParams.get('t') ?? '';
}

/** A sent estimate with two options, its link, and what its forms contain. */
async function offered(devices?: object[][]) {
  const ticket = await takeIn(devices);
  const [device] = ticket.devices;
  const options = [
    { name: 'Cheap', lines: [line(device!.id)] },
    {
      name: 'Good',
      lines: [line(device!.id, { price: 9000 }), line(device!.id, { name: 'Glass', price: 1 })],
    },
  ];
  const { id } = await draft(ticket, { options });
  const estimate = await send(id);
  const t = await linkTo(id);
  await post({ t, act: 'show' });
  return { ticket, device: device!.id, id, estimate, t, ...(await formOf(t)) };
}

async function formOf(t: string) {
  const { body } = await open(t);
  const [, hash = ''] = /name="hash" value="(\w+)"/.exec(body) ?? [];
  const [, key = ''] = /name="key" value="([\w-]+)"/.exec(body) ?? [];
  return { hash, key };
}

test('A new estimate contains the services of the ticket, with taxes; a second draft is refused', async () => {
  const ticket = await takeIn([[{ name: 'Screen', cost: 10_000 }], [{ name: 'Battery', cost: 5000 }]]);
  const estimate = await draft(ticket);
  expect(estimate).toMatchObject({ number: ticket.number, version: 1, state: 'DRAFT', total: 16_950 });
  expect(estimate.options[0]!.lines.map(({ name, price }) => [name, price])).toEqual([
    ['Screen', 10_000],
    ['Battery', 5000],
  ]);
  expect(estimate.amounts[0]).toMatchObject({ subtotal: 15_000, total: 16_950, deposit: 0 });
  expect(codes(await owner('POST', 'estimates', { ticket_id: ticket.id }))).toEqual(['/ticket_id has_draft']);
  expect((await owner('DELETE', `estimates/${estimate.id}`)).status).toBeLessThan(300);
  expect((await draft(ticket)).version).toBe(1);
});

test('Names and terms are those of the price list; other prices need a right', async () => {
  const repair_id = await addRepair(services, {
    product_id: await addProduct(services),
    cost: 99.5,
    title: 'Screen',
  });
  const ticket = await takeIn([[]]);
  const device = ticket.devices[0]!.id;
  const lines = [line(device, { repair_id, name: 'Free', price: null }), line(device)];
  const estimate = await draft(ticket, { options: [{ name: '', lines }] });
  expect(estimate.options[0]!.lines[0]).toMatchObject({
    price: 9950,
    name: expect.stringMatching(/Screen$/),
  });
  const [listed] = estimate.options[0]!.lines;
  const cheaper = { options: [{ name: '', lines: [{ ...listed, price: 1 }] }] };
  const refused = await services.ask('STAFF', 'PUT', `estimates/${estimate.id}`, { body: cheaper });
  expect(codes(refused)).toEqual(['/options/0/lines/0/price price_right']);
  const foreign = await takeIn();
  const bad = [
    line(foreign.devices[0]!.id),
    line(device, { repair_id: randomUUID() }),
    line(device, { name: ' ' }),
  ];
  expect(
    codes(await owner('PUT', `estimates/${estimate.id}`, { options: [{ name: '', lines: bad }] })),
  ).toEqual([
    '/options/0/lines/0/ticket_device_id reference',
    '/options/0/lines/1/repair_id reference',
    '/options/0/lines/2/name required',
  ]);
});

test('Opening the link changes nothing; the page says nothing of who the customer is', async () => {
  const ticket = await takeIn();
  const { id } = await draft(ticket, { message: 'The board 356938035643809 is <b>wet</b>' });
  expect((await owner('POST', `estimates/${id}/links`, { locale: 'en' })).status).toBe(409);
  await send(id, { way: 'MAIL' });
  const mailed = () => services.mails.find(({ subject }) => subject.includes(`ticket ${ticket.number}`));
  await expect.poll(mailed, { timeout: 20_000 }).toBeDefined();
  const mail = mailed();
  expect(mail?.to[0]?.address).toBe('ada@customers.example');
  const [, t = ''] = /estimate\?t=([\w-]+)/.exec(mail?.text ?? '') ?? [];
  for (let time = 0; time < 3; time += 1) expect((await open(t)).statusCode).toBe(200);
  expect((await open(t)).body).toContain('Show the estimate');
  expect((await read(id)).state).toBe('SENT');
  expect((await post({ t, act: 'show' })).statusCode).toBe(303);
  expect((await read(id)).state).toBe('SEEN');
  const { body, headers } = await open(t);
  expect(body).toContain('$113.00');
  expect(body).toContain('&lt;b&gt;wet');
  expect(body).not.toMatch(/Ada|Lovelace|customers\.example|5550199|356938035643809/);
  expect(body.match(/<script.*/g)).toEqual(['<script src="/signaturePad.js" defer></script>']);
  expect(Buffer.byteLength(body)).toBeLessThan(50_000);
  expect(headers['content-security-policy']).toContain(
    "default-src 'none'; script-src 'self'; style-src 'sha256-",
  );
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect((await open(t, '/status')).headers['content-security-policy']).not.toContain('script-src');
  expect((await open(t, '/status')).body).toContain('You have an estimate');
  const altered = t.slice(0, -1) + (t.endsWith('A') ? 'B' : 'A');
  expect((await open(altered)).statusCode).toBe(404);
  expect((await post({ t: altered, act: 'show' })).statusCode).toBe(404);
});

test('An approved option brings the ticket on, and is kept as what was seen', async () => {
  const { ticket, device, id, t, hash, key } = await offered();
  expect((await deviceOf(device)).state).toBe('WAITING_CUSTOMER');
  const values = { t, hash, key, act: 'approve', option: '1', name: ' Ada Lovelace ' };
  const [first, again] = await Promise.all([post(values), post(values)]);
  expect([first.statusCode, again.statusCode]).toEqual([303, 303]);
  expect((await post({ ...values, key: randomUUID() })).statusCode).toBe(303);
  const estimate = await read(id);
  expect(estimate).toMatchObject({ state: 'APPROVED', approved_option: 1, total: 10_171 });
  expect(estimate.answers).toMatchObject([
    { answer: 'APPROVED', option: 1, option_name: 'Good', name: 'Ada Lovelace', channel: 'LINK', by: null },
  ]);
  const [kept] = await services.database.db
    .select()
    .from(estimateAnswers)
    .where(eq(estimateAnswers.estimate_id, id));
  expect(hashOfOffer(kept!.offer)).toBe(hash);
  expect(hashOfAnswer(kept!)).toBe(kept!.hash);
  expect(kept).toMatchObject({ hash_version: 2, ip: '127.0.0.1', offer: { options: estimate.options } });
  expect(await deviceOf(device)).toMatchObject({
    state: 'CHECKED_IN',
    agreed_amount: 9001,
    agreed_by: 'Ada Lovelace',
    agreed_how: 'LINK',
    services: [
      { name: 'Battery', cost: 9000 },
      { name: 'Glass', cost: 1 },
    ],
  });
  const events = await answer<{ kind: string; to: string }[]>(owner('GET', `tickets/${ticket.id}/events`));
  expect(events.filter(({ kind }) => kind === 'ESTIMATE').map(({ to }) => to)).toEqual([
    'APPROVED',
    'SEEN',
    'SENT',
  ]);
  expect((await orderOf(ticket.id)).total).toBe(10_171);
  const { body } = await open(t);
  expect(body).toMatch(/Approved on .*: Good/);
  expect(body).not.toContain('Cheap');
});

const strokes = [
  [10, 10, 200, 90, 400, 20],
  [500, 100],
];
const signaturesOf = (id: string) => answer<object[]>(owner('GET', `estimates/${id}/signatures`));

test('A signature that the customer draws is kept with the answer, and read by itself', async () => {
  const { id, t, hash, key } = await offered();
  const values = { t, hash, key, act: 'approve', option: '0', name: 'Ada' };
  const wrong = [[[5, 5]], [[5, 5, 60, 901]], [[5]], [], 'x'];
  for (const one of wrong) {
    const refused = await post({ ...values, strokes: JSON.stringify(one) });
    expect([one, refused.statusCode]).toEqual([one, 422]);
    expect(refused.body).toContain('Please sign in the field');
    expect(refused.body).toContain('value="Ada"');
  }
  expect((await post({ ...values, strokes: '{' })).statusCode).toBe(422);
  expect((await post({ ...values, strokes: '0'.repeat(300_000) })).statusCode).toBe(413);
  const unnamed = await post({ ...values, name: ' ', strokes: JSON.stringify(strokes) });
  expect(unnamed.body).toContain(`value="${JSON.stringify(strokes)}"`);
  expect(await read(id)).toMatchObject({ state: 'SEEN', answers: [] });
  expect(await signaturesOf(id)).toEqual([]);
  expect((await post({ ...values, strokes: JSON.stringify(strokes) })).statusCode).toBe(303);
  const { answers } = await read(id);
  expect(answers).toMatchObject([{ answer: 'APPROVED', name: 'Ada', is_signed: true }]);
  expect(answers[0]).not.toHaveProperty('strokes');
  expect(await signaturesOf(id)).toEqual([{ id: answers[0]!.id, strokes }]);
  const { db } = services.database;
  const [kept] = await db.select().from(estimateAnswers).where(eq(estimateAnswers.estimate_id, id));
  expect(hashOfAnswer(kept!)).toBe(answers[0]!.hash);
  for (const other of [
    { strokes: [strokes[0]!] },
    { strokes: null },
    { name: 'Eve' },
    { option: 1 },
    { text: 'Yes' },
    { channel: 'COUNTER' as const },
    { ip: '127.0.0.2' },
    { created_date: new Date(0) },
  ])
    expect(hashOfAnswer({ ...kept!, ...other })).not.toBe(answers[0]!.hash);
  const written = await offered();
  await taken(written.id, 'approve', { option: 0, name: 'Ada', channel: 'PHONE' });
  expect((await read(written.id)).answers).toMatchObject([{ is_signed: false }]);
});

test('Stored answers are compared with their hashes, of both versions; a changed row differs', async () => {
  const { db } = services.database;
  const { id, t, hash, key } = await offered();
  await post({ t, hash, key, act: 'ask', text: 'Cheaper?' });
  const next = await formOf(t);
  await post({ t, ...next, act: 'approve', option: '0', name: 'Ada', strokes: JSON.stringify(strokes) });
  const checks = async () =>
    (await answer<CheckedAnswer[]>(owner('GET', `estimates/${id}/answers/checks`))).map(({ check }) => check);
  const change = (values: object, which: Answer = 'APPROVED') =>
    db
      .update(estimateAnswers)
      .set(values)
      .where(and(eq(estimateAnswers.estimate_id, id), eq(estimateAnswers.answer, which)));
  expect(await checks()).toEqual(['UNCHANGED', 'UNCHANGED']);
  const rows = await db.select().from(estimateAnswers).where(eq(estimateAnswers.estimate_id, id));
  const approved = rows.find((row) => row.answer === 'APPROVED')!;
  const { id: _, store_id: __, estimate_id: ___, ...given } = approved;
  const cheap = { ...approved.offer, amounts: approved.offer.amounts.map((one) => ({ ...one, total: 1 })) };
  for (const values of [
    { name: 'Eve' },
    { option: 1 },
    { offer: cheap },
    { strokes: null },
    { hash_version: 1 },
  ]) {
    await change(values);
    expect([values, await checks()]).toEqual([values, ['UNCHANGED', 'DIFFERS']]);
    await change(given);
  }
  const earlier = { hash: hashOfOffer(approved.offer), hash_version: 1 };
  await change({ ...earlier, name: 'Eve' });
  expect(await checks()).toEqual(['UNCHANGED', 'OFFER_UNCHANGED']);
  await change({ ...earlier, name: '-', text: null, strokes: null, ip: null });
  expect(await checks()).toEqual(['UNCHANGED', 'ERASED']);
  await change({ ...earlier, offer: cheap, name: 'Ada' });
  expect(await checks()).toEqual(['UNCHANGED', 'DIFFERS']);
});

test('The location is notified of what a customer answers, once, and not of what staff write down', async () => {
  const noticesOf = async (...ids: string[]) => {
    const { id } = services.store.staff.STORE_OWNER;
    const { data } = await answer<{ data: Notification[] }>(owner('GET', `notifications/user/${id}`));
    return data.flatMap((one) =>
      ids.includes(one.data?.id ?? '') ? `${one.resource_type} ${one.data?.subject} ${one.data?.event}` : [],
    );
  };
  const { id, t, hash } = await offered();
  const say = (values: Record<string, string>) => post({ t, hash, ...values });
  const key = randomUUID();
  await say({ key, act: 'ask', text: 'Is it new?' });
  await say({ key, act: 'ask', text: 'Is it new?' });
  await say({ key: randomUUID(), act: 'approve', option: '0', name: 'Ada' });
  const declined = await offered();
  await post({ t: declined.t, hash: declined.hash, key: declined.key, act: 'decline' });
  const written = await offered();
  await taken(written.id, 'approve', { option: 0, name: 'Ada', channel: 'PHONE' });
  expect((await noticesOf(id)).toSorted()).toEqual([
    'ESTIMATE_ANSWERED ESTIMATE approved',
    'ESTIMATE_ANSWERED ESTIMATE asked',
  ]);
  expect(await noticesOf(declined.id, written.id)).toEqual(['ESTIMATE_ANSWERED ESTIMATE declined']);
});

test('Of two options approved at once one wins; the other is told what was decided', async () => {
  const { id, t, hash } = await offered();
  const approve = (option: string) =>
    post({ t, hash, key: randomUUID(), act: 'approve', option, name: 'Ada' });
  const replies = await Promise.all([approve('0'), approve('1')]);
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([303, 409]));
  const loser = replies.find(({ statusCode }) => statusCode === 409)!;
  expect(loser.body).toContain('This was decided already.');
  expect((await read(id)).answers).toHaveLength(1);
});

test('A new version replaces the sent one, whose approval shows the new one', async () => {
  const { ticket, device, id, t, hash } = await offered();
  const { id: next } = await draft(ticket, {
    options: [{ name: 'New', lines: [line(device, { price: 7000 })] }],
  });
  expect((await read(id)).state).toBe('SEEN');
  await send(next);
  expect((await read(id)).state).toBe('SUPERSEDED');
  await post({ t, act: 'show' });
  const late = await post({ t, hash, key: randomUUID(), act: 'approve', option: '0', name: 'Ada' });
  expect(late.statusCode).toBe(409);
  expect(late.body).toContain('There is a newer estimate');
  expect(late.body).toContain('New');
  expect(late.body).not.toContain('Cheap');
  const form = await formOf(t);
  await post({ t, ...form, act: 'approve', option: '0', name: 'Ada' });
  const more = await draft(ticket, { options: [{ name: 'More', lines: [line(device, { price: 8000 })] }] });
  await taken(more.id, 'approve', { option: 0, name: 'Ada', channel: 'COUNTER' });
  expect([(await read(next)).state, (await read(more.id)).state]).toEqual(['SUPERSEDED', 'APPROVED']);
  expect((await deviceOf(device)).agreed_amount).toBe(8000);
});

test('A sent estimate is sent again without another version, and can be answered by the new link', async () => {
  const { id, ticket, estimate } = await offered();
  const mailed = () => services.mails.filter(({ subject }) => subject.includes(`ticket ${ticket.number}`));
  for (const count of [1, 2]) {
    const { state, version, sent_date, amounts } = await taken(id, 'sendAgain', { way: 'MAIL' });
    expect({ state, version, sent_date, amounts }).toEqual({
      state: 'SEEN',
      version: 1,
      sent_date: estimate.sent_date,
      amounts: estimate.amounts,
    });
    await expect.poll(() => mailed().length, { timeout: 20_000 }).toBe(count);
  }
  const [, t = ''] = /estimate\?t=([\w-]+)/.exec(mailed()[1]?.text ?? '') ?? [];
  await post({ t, ...(await formOf(t)), act: 'approve', option: '0', name: 'Ada' });
  expect((await read(id)).state).toBe('APPROVED');
  expect(codes(await take(id, 'sendAgain', { way: 'MAIL' }))).toEqual(['/state past_step']);
  const past = await offered();
  await services.database.db
    .update(estimates)
    .set({ expires_date: sql`now() - interval '1 second'` })
    .where(eq(estimates.id, past.id));
  expect(codes(await take(past.id, 'sendAgain', { way: 'MAIL' }))).toEqual([' expired']);
});

test('An expired or revoked estimate is not approved, and says how to reach the store', async () => {
  const { id, t, hash } = await offered();
  await services.database.db
    .update(estimates)
    .set({ expires_date: sql`now() - interval '1 second'` })
    .where(eq(estimates.id, id));
  const form = await formOf(t);
  expect(form.hash).toBe('');
  const { body } = await open(t);
  expect(body).toContain('has expired');
  expect(body).toContain('mailto:');
  expect(
    (await post({ t, hash, key: randomUUID(), act: 'approve', option: '0', name: 'Ada' })).statusCode,
  ).toBe(409);
  const other = await offered();
  expect((await taken(other.id, 'revoke')).state).toBe('EXPIRED');
  const late = await post({
    t: other.t,
    hash: other.hash,
    key: randomUUID(),
    act: 'approve',
    option: '0',
    name: 'A',
  });
  expect(late.statusCode).toBe(409);
  expect((await read(other.id)).answers).toEqual([]);
});

test('A question arrives in the conversation and leaves the estimate open; declining ends it', async () => {
  const { id, t, hash, key, device } = await offered();
  const ask = { t, hash, key, act: 'ask', text: 'Is the glass original?' };
  await Promise.all([post(ask), post(ask)]);
  expect(await read(id)).toMatchObject({
    state: 'CHANGES_ASKED',
    answers: [{ answer: 'CHANGES_ASKED', text: 'Is the glass original?' }],
  });
  const messages = await answer<{ text: string }[]>(owner('GET', 'textMessages'));
  expect(messages.filter(({ text }) => text === 'Is the glass original?')).toHaveLength(1);
  expect((await post({ t, hash, key: randomUUID(), act: 'ask', text: ' ' })).statusCode).toBe(422);
  const before = await deviceOf(device);
  await post({ t, hash, key: randomUUID(), act: 'decline', text: 'Too expensive' });
  expect((await read(id)).state).toBe('DECLINED');
  expect((await deviceOf(device)).services).toEqual(before.services);
  const late = await post({ t, hash, key: randomUUID(), act: 'approve', option: '0', name: 'Ada' });
  expect(late.statusCode).toBe(409);
});

test('What was typed stays when it cannot be taken; who found the ticket by its number cannot answer', async () => {
  const { ticket, t, hash } = await offered();
  const missing = await post({ t, hash, key: randomUUID(), act: 'approve', name: 'Ada <3' });
  expect(missing.statusCode).toBe(422);
  expect(missing.body).toContain('Please choose an option.');
  expect(missing.body).toContain('value="Ada &lt;3"');
  const found = await services.app.inject({
    method: 'POST',
    url: at('/status'),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ number: String(ticket.number), phone: '0199' }).toString(),
  });
  const token = new URL(String(found.headers.location), 'http://x').searchParams.get('t') ?? '';
  const refused = await post({ t: token, hash, key: randomUUID(), act: 'approve', option: '0', name: 'Eve' });
  expect(refused.statusCode).toBe(403);
  expect(refused.body).toContain('open the link that we sent to you');
});

test('An option that the estimate does not have is not approved', async () => {
  const { id, t, hash, key, device } = await offered();
  const refused = await post({ t, hash, key, act: 'approve', option: '5', name: 'Ada' });
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain('Please choose an option.');
  expect(refused.body).toContain('value="Ada"');
  expect(await read(id)).toMatchObject({ state: 'SEEN', answers: [] });
  expect((await deviceOf(device)).services).toMatchObject([{ name: 'Screen', cost: 10_000 }]);
});

const finish = (device: string, outcome = 'REPAIRED') =>
  answer(owner('POST', `ticketDevices/${device}/finish`, { key: randomUUID(), outcome }));

test('Finished work is not repriced by an estimate', async () => {
  const { id, t, hash, key, device, ticket } = await offered();
  await finish(device);
  const { body } = await open(t);
  expect(body).toContain('The work on your device is finished');
  expect(body).not.toContain('name="hash"');
  const refused = await post({ t, hash, key, act: 'approve', option: '0', name: 'Ada' });
  expect(refused.statusCode).toBe(409);
  expect(refused.body).toContain('The work on your device is finished');
  const values = { option: 0, name: 'Ada', channel: 'PHONE' };
  expect(codes(await take(id, 'approve', values))).toEqual([' ticket_ready']);
  expect((await deviceOf(device)).services).toMatchObject([{ name: 'Screen', cost: 10_000 }]);
  expect((await draft(ticket)).options).toMatchObject([{ lines: [] }]);
});

test('Devices that only another option names stay as they are', async () => {
  const ticket = await takeIn([[{ name: 'Screen', cost: 10_000 }], [{ name: 'Port', cost: 5000 }]]);
  const [one, other] = ticket.devices.map(({ id }) => id);
  const options = [
    { name: 'One', lines: [line(one!)] },
    { name: 'Both', lines: [line(one!), line(other!)] },
  ];
  const { id } = await draft(ticket, { options });
  await send(id, { awaits: false });
  await finish(other!);
  await taken(id, 'approve', { option: 0, name: 'Ada', channel: 'PHONE' });
  expect(await deviceOf(one!)).toMatchObject({ agreed_amount: 4000, services: [{ name: 'Battery' }] });
  expect(await deviceOf(other!)).toMatchObject({ agreed_amount: 5000, services: [{ name: 'Port' }] });
});

test('Staff write down what was said by phone, and who said it', async () => {
  const { id, device } = await offered();
  expect(codes(await take(id, 'approve', { option: 4, name: 'Ada', channel: 'PHONE' }))).toEqual([
    '/option reference',
  ]);
  const estimate = await taken(id, 'approve', { option: 0, name: 'Ada', channel: 'PHONE' });
  expect(estimate.answers).toMatchObject([
    { channel: 'PHONE', name: 'Ada', ip: null, by: expect.any(String) },
  ]);
  expect(await deviceOf(device)).toMatchObject({ agreed_how: 'PHONE', agreed_amount: 4000 });
  const other = await offered();
  const declined = await taken(other.id, 'decline', { name: 'Ada', channel: 'COUNTER', reason: 'No' });
  expect(declined.state).toBe('DECLINED');
});

test('Prices hold although the service is deleted or costs more now', async () => {
  const repair_id = await addRepair(services, {
    product_id: await addProduct(services),
    cost: 50,
    title: 'Port',
  });
  const drafted = async () => {
    const ticket = await takeIn([[]]);
    const lines = [line(ticket.devices[0]!.id, { repair_id, price: null })];
    return { ticket, ...(await draft(ticket, { options: [{ name: '', lines }] })) };
  };
  const [shown, waiting] = [await drafted(), await drafted()];
  const sent = await send(shown.id);
  await owner('PUT', `/dc/en/store/${services.store.id}/repair`, { id: repair_id, cost: 80 });
  await owner('DELETE', `/dc/store/${services.store.id}/repair/${repair_id}`);
  const t = await linkTo(shown.id);
  await post({ t, act: 'show' });
  const approval = { t, ...(await formOf(t)), act: 'approve', option: '0', name: 'Ada' };
  expect((await post(approval)).statusCode).toBe(303);
  expect(await read(shown.id)).toMatchObject({ state: 'APPROVED', amounts: sent.amounts });
  expect((await orderOf(shown.ticket.id)).total).toBe(sent.amounts[0]!.total);
  expect((await send(waiting.id)).total).toBe(sent.total);
});

test('An incomplete estimate is not sent, and none of a device that has left is answered', async () => {
  const ticket = await takeIn([[{ name: 'Unknown', cost: null }]]);
  const { id } = await draft(ticket);
  expect(codes(await take(id, 'send', { way: 'NONE', awaits: false }))).toEqual([' no_price']);
  const gone = await offered();
  await answer(
    owner('POST', `ticketDevices/${gone.device}/finish`, {
      key: randomUUID(),
      outcome: 'DECLINED',
      reason: 'x',
    }),
  );
  await answer(owner('POST', `ticketDevices/${gone.device}/handOver`, { key: randomUUID() }));
  const late = await post({
    t: gone.t,
    hash: gone.hash,
    key: randomUUID(),
    act: 'approve',
    option: '0',
    name: 'Ada',
  });
  expect(late.statusCode).toBe(410);
  expect(codes(await take(gone.id, 'approve', { option: 0, name: 'Ada', channel: 'PHONE' }))).toEqual([
    ' ticket_gone',
  ]);
  expect(codes(await owner('POST', 'estimates', { ticket_id: gone.ticket.id }))).toEqual([
    '/ticket_id ticket_gone',
  ]);
});

test('Parts of the approved option are reserved; a deposit is asked and paid', async () => {
  await owner('PUT', at(''), { settings: { deposit_percent: 20, deposit_amount: 5000 } });
  const item = await addItem(services, { name: 'Panel', sku: randomUUID(), price: 6000 });
  await receive(services, item.id, 1);
  const ticket = await takeIn([[]]);
  const device = ticket.devices[0]!.id;
  const lines = [line(device, { item_id: item.id, price: null, quantity: 2 })];
  const { id } = await draft(ticket, { options: [{ name: '', lines }] });
  const sent = await send(id);
  expect(sent.amounts[0]).toMatchObject({ total: 13_560, deposit: 5000 });
  expect(await depositOf(ticket.id)).toBe(0);
  await taken(id, 'approve', { option: 0, name: 'Ada', channel: 'COUNTER' });
  const { parts } = await answer<BenchWork>(owner('GET', `ticketDevices/${device}/work`));
  expect(parts.map(({ state }) => state).toSorted()).toEqual(['RESERVED', 'WANTED']);
  expect(await depositOf(ticket.id)).toBe(5000);
  const order = await orderOf(ticket.id);
  expect(order.total).toBe(13_560);
  await answer(owner('POST', `orders/${order.id}/pay`, { key: randomUUID(), method: 'POS', amount: 2000 }));
  expect(await depositOf(ticket.id)).toBe(3000);
  await owner('PUT', at(''), { settings: { deposit_percent: null, deposit_amount: null } });
});

test('Others follow the states; an estimate that nobody answers in time ends', async () => {
  const seen: string[] = [];
  estimateChanges.add(async (_, { version }, from, to) => void seen.push(`${version} ${from} ${to}`));
  const ticket = await takeIn();
  const { id } = await draft(ticket);
  await send(id);
  const past = { expires_date: sql`now() - interval '1 second'` };
  await services.database.db.update(estimates).set(past).where(eq(estimates.id, id));
  await planExpiry(scope(), id, new Date());
  await expect.poll(async () => (await read(id)).state, { timeout: 20_000 }).toBe('EXPIRED');
  expect(seen).toEqual(['1 DRAFT SENT', '1 SENT EXPIRED']);
});

test('Whatever is offered, page, ticket and order have one total', async () => {
  const random = seededRandom(35);
  const number = (most: number) => 1 + Math.floor(random() * most);
  for (let round = 0; round < 5; round += 1) {
    const ticket = await takeIn([[{ name: 'Old', cost: 100 }], [{ name: 'Old', cost: 100 }]]);
    if (round % 2 === 0) await orderOf(ticket.id);
    const lines = Array.from({ length: 1 + number(5) }, (_, index) =>
      line(ticket.devices[index < 2 ? index : number(2) - 1]!.id, {
        name: `Work ${index}`,
        price: number(9999),
        quantity: number(4),
      }),
    );
    const other = ticket.devices.map(({ id }) => line(id));
    const { id } = await draft(ticket, {
      options: [
        { name: 'A', lines: other },
        { name: 'B', lines },
      ],
    });
    await send(id);
    const t = await linkTo(id);
    await post({ t, act: 'show' });
    await post({ t, ...(await formOf(t)), act: 'approve', option: '1', name: 'Ada' });
    const { amounts, total } = await read(id);
    const text = (cents: number) =>
      new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' }).format(cents / 100);
    expect((await open(t)).body).toContain(text(total));
    expect((await open(t, '/status')).body).toContain(text(total));
    const order = await orderOf(ticket.id);
    expect([order.total, order.subtotal]).toEqual([total, amounts[1]!.subtotal]);
    expect(order.taxes?.map(({ amount }) => amount)).toEqual(amounts[1]!.taxes.map(({ amount }) => amount));
  }
});

test('An order that the ticket has already follows what is approved, but for a price given at the till', async () => {
  await owner('PUT', at(''), { settings: { deposit_percent: 50 } });
  const cost = 100;
  const repair_id = await addRepair(services, {
    product_id: await addProduct(services),
    cost,
    title: 'Board',
  });
  const ticket = await answer<Ticket>(
    owner('POST', 'tickets', {
      location_id: here,
      customer_id: customer,
      new_devices: [{ name: 'Phone', problem: 'Broken', services: [{ repair_id }] }],
      deposit: { method: 'POS', amount: 1000 },
    }),
  );
  const [device] = ticket.devices;
  const options = (price: number) => [
    { name: '', lines: [line(device!.id, { repair_id, price }), line(device!.id)] },
  ];
  const orderNow = () => answer<Order>(owner('GET', `orders/${ticket.order_id}`));
  expect((await orderNow()).total).toBe(11_300);
  const { id } = await draft(ticket, { options: options(12_000) });
  await send(id);
  const t = await linkTo(id);
  await post({ t, act: 'show' });
  const approved = await post({ t, ...(await formOf(t)), act: 'approve', option: '0', name: 'Ada' });
  expect(approved.statusCode).toBe(303);
  const order = await orderNow();
  expect(order).toMatchObject({ total: 18_080, paid: 1000 });
  expect(order.total).toBe((await read(id)).total);
  expect(order.lines.map(({ unit_price }) => unit_price)).toEqual([12_000, 4000]);
  expect(order.lines[0]).toMatchObject({ list_price: 12_000, price_reason: null });
  expect(await depositOf(ticket.id)).toBe(8040);
  const [own, ...others] = order.lines;
  const lines = [{ ...own, unit_price: 11_000, price_reason: 'Regular' }, ...others];
  await answer(owner('PUT', `orders/${order.id}`, { lines }));
  const cheaper = await draft(ticket, { options: options(9000) });
  await taken(cheaper.id, 'approve', { option: 0, name: 'Ada', channel: 'COUNTER' });
  expect((await orderNow()).lines.map(({ unit_price }) => unit_price)).toEqual([11_000, 4000]);
  await owner('PUT', at(''), { settings: { deposit_percent: null } });
});

test('An estimate is not sent by link when the links of its ticket were ended', async () => {
  const { ticket, id } = await offered();
  await answer(owner('DELETE', `tickets/${ticket.id}/statusPage/links`));
  const next = await draft(ticket);
  expect(codes(await take(next.id, 'send', { way: 'MAIL', awaits: false }))).toEqual(['/way no_link']);
  expect((await read(id)).state).toBe('SEEN');
  await linkTo(id);
  expect((await send(next.id, { way: 'MAIL' })).state).toBe('SENT');
});

test('An erased customer leaves prices and answers, but no names, words or addresses', async () => {
  customer = await addCustomer(services, { email: 'eve@customers.example' });
  const { ticket, device, id, t, hash, key } = await offered();
  const words = await draft(ticket, { message: 'Hello Eve' });
  await answer(owner('PUT', `estimates/${words.id}`, { message: 'Dear Eve' }));
  await post({ t, hash, key, act: 'decline', text: 'My wife Eve said no' });
  const drawn = await offered();
  const signed = { act: 'approve', option: '0', name: 'Eve', strokes: JSON.stringify(strokes) };
  await post({ t: drawn.t, hash: drawn.hash, key: drawn.key, ...signed });
  expect(await signaturesOf(drawn.id)).toHaveLength(1);
  for (const of of [device, drawn.device]) {
    const done = { key: randomUUID(), outcome: 'DECLINED', reason: 'No' };
    await answer(owner('POST', `ticketDevices/${of}/finish`, done));
    await answer(owner('POST', `ticketDevices/${of}/handOver`, { key: randomUUID() }));
  }
  await answer(owner('POST', `customer/${customer}/forget`, { email: 'eve@customers.example' }));
  const [kept] = await services.database.db
    .select()
    .from(estimateAnswers)
    .where(eq(estimateAnswers.estimate_id, id));
  expect(kept).toMatchObject({
    answer: 'DECLINED',
    name: '-',
    text: null,
    ip: null,
    offer: { message: null },
  });
  expect(await signaturesOf(drawn.id)).toEqual([]);
  const checks = await answer<CheckedAnswer[]>(owner('GET', `estimates/${id}/answers/checks`));
  expect(checks.map(({ check }) => check)).toEqual(['ERASED']);
  const written = await services.database.db
    .select({ changes: recordChanges.changes })
    .from(recordChanges)
    .where(eq(recordChanges.model, 'estimates'));
  expect(written.length).toBeGreaterThan(0);
  expect(JSON.stringify(written)).not.toContain('Eve');
});
