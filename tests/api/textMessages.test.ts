import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  SmsError,
  type Sms,
  type SmsProvider,
  type SmsStatus,
} from '../../server/inbox/providers/smsProvider.ts';
import { jobs } from '../../server/core/jobs/tables.ts';
import { stores } from '../../server/core/tables/stores.ts';
import { textMessages, threads } from '../../server/inbox/tables.ts';
import type { TextMessage } from '../../src/schemas/inbox/textMessages.ts';
import type { Thread } from '../../src/schemas/inbox/threads.ts';
import { addCustomer } from './people.ts';
import { startApp, type Reply, type TestApp } from './support.ts';

let services: TestApp;
let here: number;
let there: number;

const ours = '+15145550100';
const sent: Sms[] = [];
const known = new Map<string, SmsStatus>();
let isDown = false;
const blocked = new Set<string>();

/** Reads webhooks as JSON, without a signature if `x-signed` is there. */
const provider: SmsProvider = {
  pauses: [50, 50, 50, 50],
  send: async (sms) => {
    if (isDown) throw new SmsError('temporary', '30410');
    if (sms.to.endsWith('0001')) throw new SmsError('refused', '21211');
    if (blocked.has(sms.to)) throw new SmsError('refused', 'stopped');
    const id = randomUUID();
    sent.push(sms);
    known.set(id, { id });
    if (sms.to.endsWith('0002')) throw new SmsError('unknown');
    return { id };
  },
  status: async (id) => known.get(id),
  search: async ({ to }) => [...known.values()].slice(-1).filter(() => to.endsWith('0002')),
  readWebhook: ({ headers, body }) => {
    if (headers['x-signed'] !== 'yes') throw new SmsError('refused');
    return JSON.parse(body.toString()) as ReturnType<SmsProvider['readWebhook']>;
  },
};

beforeAll(async () => {
  services = await startApp({ sms: provider });
  [here, there] = services.store.locationIds as [number, number];
  await owner('POST', 'smsNumbers', { name: 'Counter', phone: '(514) 555-0100', location_id: here });
});
afterAll(() => services.close());

const owner = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
  services.ask('STORE_OWNER', method, path, { body });
const staff = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
  services.ask('STAFF', method, path, { body });

let next = 1000;
const newNumber = () => `+1514555${(next += 1)}`;

const open = async (phone: string, location_id = here): Promise<Thread> =>
  (await owner('POST', 'threads/open', { location_id, phone })).json as Thread;
const write = (thread: Thread, text = 'Your phone is ready.', id = randomUUID()) =>
  owner('POST', `threads/${thread.id}/texts`, { id, text });
const threadOf = async (phone: string): Promise<Thread | undefined> =>
  ((await owner('GET', `threads?${filter({ address: phone })}`)).json as Thread[])[0];
const filter = (values: object) => `filter=${encodeURIComponent(JSON.stringify(values))}`;
const textsOf = async ({ id }: Thread): Promise<TextMessage[]> =>
  (await owner('GET', `textMessages?${filter({ thread_id: id })}`)).json as TextMessage[];
const hook = (body: object, headers: Record<string, string> = { 'x-signed': 'yes' }) =>
  services.ask('STORE_OWNER', 'POST', '/dc/webhooks/sms', { body: JSON.stringify(body), headers });
const receive = (from: string, text: string, id: string = randomUUID()) =>
  hook({ received: { id, from, to: ours, text } });
const settled = (id: string, state: string) =>
  vi.waitFor(async () => {
    const { json } = await owner('GET', `textMessages/${id}`);
    expect(json).toMatchObject({ state });
    return json as TextMessage;
  }, 10_000);
const codes = ({ json }: Reply) =>
  (json.errors as { path: string; code: string }[]).map(({ path, code }) => `${path} ${code}`);

test('A thread is opened once for a location and a number, with its customer', async () => {
  const customer = await addCustomer(services, { phone: '+15145559001' });
  const first = await open('514 555-9001');
  const second = await open('+1 (514) 555-9001');
  expect(second.id).toBe(first.id);
  expect(first).toMatchObject({ address: '+15145559001', customer_id: customer, state: 'OPEN' });
  expect((await open('+15145559001', there)).id).not.toBe(first.id);
  const wrong = await owner('POST', 'threads/open', { location_id: here, phone: '12' });
  expect(codes(wrong)).toEqual(['/phone phone']);
});

test('Spaces of other kinds are sent as plain ones, which leave more room', async () => {
  const id = randomUUID();
  await write(await open(newNumber()), 'À 14\u00a0h\u202f30, 20\u00a0$', id);
  expect(await settled(id, 'SENT')).toMatchObject({ text: 'À 14 h 30, 20 $' });
});

test('A message is sent once, however often it is asked for, and its delivery is reported', async () => {
  const thread = await open(newNumber());
  const id = randomUUID();
  await Promise.all([write(thread, 'Once', id), write(thread, 'Once', id), write(thread, 'Once', id)]);
  const message = await settled(id, 'SENT');
  expect(message).toMatchObject({ direction: 'OUT', segments: 1, number: ours, text: 'Once' });
  expect(sent.filter(({ text }) => text === 'Once')).toHaveLength(1);
  const [row] = await services.database.db.select().from(textMessages).where(eq(textMessages.id, id));
  const report = (state: string) => hook({ status: { id: row?.provider_id, state } });
  await report('DELIVERED');
  await report('SENT');
  await report('DELIVERED');
  expect(await settled(id, 'DELIVERED')).toMatchObject({ reason: null });
  expect(await threadOf(thread.address)).toMatchObject({ last_text: 'Once', last_direction: 'OUT' });
});

test('The id of a message of another conversation is refused and does not reveal it', async () => {
  const id = randomUUID();
  await write(await open(newNumber(), there), 'For them alone', id);
  const { status, text } = await write(await open(newNumber()), 'Mine', id);
  expect(status).toBe(409);
  expect(text).not.toContain('For them alone');
});

test('What was kept without a connection does not go out by itself within the quiet hours', async () => {
  const set = (quiet_from: string | null, quiet_until: string | null) =>
    services.database.db.update(stores).set({ quiet_from, quiet_until });
  const thread = await open(newNumber());
  const id = randomUUID();
  const keep = (text: string, key: string = randomUUID()) =>
    owner('POST', `threads/${thread.id}/texts`, { id: key, text, is_kept: true });
  await set('00:00:00', '23:59:59');
  const refused = await keep('Come at five', id);
  expect(codes(refused)).toEqual(['/text quiet_hours']);
  const [{ params }] = refused.json.errors as [{ params: { until: string } }];
  expect(Date.parse(params.until)).toBeGreaterThan(Date.now());
  expect((await write(thread, 'Come now')).status).toBe(200);
  await set(null, null);
  expect((await keep('Come at five', id)).status).toBe(200);
  await set('00:00:00', '23:59:59');
  expect((await keep('Come at five', id)).status).toBe(200);
  const texts = (await textsOf(thread)).map(({ text }) => text);
  expect(texts.toSorted()).toEqual(['Come at five', 'Come now']);
  await set(null, null);
});

test('A refused message fails, says why, and can be sent again', async () => {
  const thread = await open('+15145550001');
  const id = randomUUID();
  await owner('POST', `threads/${thread.id}/close`, { key: randomUUID() });
  await write(thread, 'Refused', id);
  expect(await settled(id, 'FAILED')).toMatchObject({ reason: { code: 'text_refused', detail: '21211' } });
  await vi.waitFor(async () =>
    expect(await threadOf(thread.address)).toMatchObject({ state: 'OPEN', failed: 1 }),
  );
  const again = await owner('POST', `textMessages/${id}/retry`, { key: randomUUID() });
  expect(again.status).toBe(200);
  await settled(id, 'FAILED');
});

test('While the provider is down a message waits and says why; it goes out once, or fails in the inbox', async () => {
  const thread = await open(newNumber());
  const [ready, late] = [randomUUID(), randomUUID()];
  const tryAll = async () => {
    await services.database.db
      .update(jobs)
      .set({ run_at: sql`now()` })
      .where(eq(jobs.kind, 'send-text'));
    await services.app.workIsDone();
  };
  const isQueued = async (id: string) => {
    await services.app.workIsDone();
    const reason = { code: 'text_temporary', detail: '30410' };
    expect((await owner('GET', `textMessages/${id}`)).json).toMatchObject({ state: 'QUEUED', reason });
  };
  isDown = true;
  await write(thread, 'Down', ready);
  await isQueued(ready);
  isDown = false;
  await tryAll();
  expect(await settled(ready, 'SENT')).toMatchObject({ reason: null });
  expect(sent.filter(({ text }) => text === 'Down')).toHaveLength(1);

  isDown = true;
  await write(thread, 'Down for long', late);
  await isQueued(late);
  await services.database.db.update(jobs).set({ attempts: 7 }).where(eq(jobs.kind, 'send-text'));
  await tryAll();
  expect(await settled(late, 'FAILED')).toMatchObject({ reason: { code: 'text_temporary' } });
  expect(await threadOf(thread.address)).toMatchObject({ state: 'OPEN', failed: 1 });
  isDown = false;
  expect((await owner('POST', `textMessages/${late}/retry`, { key: randomUUID() })).status).toBe(200);
  await settled(late, 'SENT');
});

test('A message whose answer was lost is asked for and not sent again', async () => {
  const thread = await open('+15145550002');
  const id = randomUUID();
  await write(thread, 'Lost', id);
  await settled(id, 'SENT');
  expect(sent.filter(({ text }) => text === 'Lost')).toHaveLength(1);
});

test('What may have been sent is sent again only by hand', async () => {
  const thread = await open(newNumber());
  const id = randomUUID();
  await write(thread, 'Perhaps', id);
  await settled(id, 'SENT');
  const resend = () => owner('POST', `textMessages/${id}/resend`, { key: randomUUID() });
  expect((await resend()).status).toBe(409);
  await services.database.db.update(textMessages).set({ state: 'UNKNOWN' }).where(eq(textMessages.id, id));
  expect((await resend()).status).toBe(200);
  await settled(id, 'SENT');
  expect(sent.filter(({ text }) => text === 'Perhaps')).toHaveLength(2);
});

test('A received message opens its thread, once for each id, and is unread until it is read', async () => {
  const from = newNumber();
  const id = randomUUID();
  expect((await receive(from, 'Is it ready?', id)).status).toBe(200);
  await receive(from, 'Is it ready?', id);
  const thread = (await threadOf(from))!;
  expect(thread).toMatchObject({ location_id: here, unread: 1, state: 'OPEN', last_text: 'Is it ready?' });
  expect(await textsOf(thread)).toMatchObject([{ direction: 'IN', state: null }]);
  await owner('POST', `threads/${thread.id}/read`);
  expect(await threadOf(from)).toMatchObject({ unread: 0 });
});

test('A reply goes to the location that wrote last', async () => {
  const from = newNumber();
  const thread = await open(from, there);
  const id = randomUUID();
  await write(thread, 'From there', id);
  await settled(id, 'SENT');
  await receive(from, 'Thank you, when do you close?');
  expect(await textsOf(thread)).toHaveLength(2);
});

test('Thanks open nothing that is done; another message does', async () => {
  const from = newNumber();
  await receive(from, 'Hello');
  const thread = (await threadOf(from))!;
  await owner('POST', `threads/${thread.id}/read`);
  await owner('POST', `threads/${thread.id}/close`, { key: randomUUID() });
  await receive(from, 'Merci !');
  expect(await threadOf(from)).toMatchObject({ state: 'DONE', unread: 0, last_text: 'Merci !' });
  await receive(from, 'And the charger?');
  expect(await threadOf(from)).toMatchObject({ state: 'OPEN', unread: 1 });
});

test('STOP ends messages at once, also queued ones, and is confirmed; START returns them', async () => {
  const from = newNumber();
  const customer = await addCustomer(services, { phone: from });
  const thread = await open(from);
  await receive(from, 'Arrêt');
  const confirmation = await vi.waitFor(() => {
    const found = sent.find(({ to }) => to === from);
    expect(found?.text).toMatch(/vous ne recevrez plus de textos/);
    return found;
  }, 10_000);
  expect(confirmation?.from).toBe(ours);
  expect(codes(await write(thread))).toEqual(['/text stopped']);
  expect(await threadOf(from)).toMatchObject({ is_stopped: true });
  const register = async () =>
    (
      (await owner('GET', `customer/${customer}/consents`)).json.data as {
        purpose: string;
        state: string;
        source: string;
      }[]
    ).map(({ purpose, state, source }) => `${purpose} ${state} ${source}`);
  expect(await register()).toEqual(
    expect.arrayContaining(['SMS_SERVICE WITHDRAWN SMS', 'SMS_MARKETING WITHDRAWN SMS']),
  );
  await hook({ received: { id: randomUUID(), from, to: ours, text: 'START', isAnswered: true } });
  const id = randomUUID();
  expect((await write(thread, 'Welcome back', id)).status).toBe(200);
  await settled(id, 'SENT');
  expect((await register())[0]).toBe('SMS_SERVICE GRANTED SMS');
  // What the provider has confirmed is not confirmed again.
  expect(sent.filter(({ to }) => to === from).map(({ text }) => text)).toEqual([
    confirmation?.text,
    'Welcome back',
  ]);
});

test('A number that the provider knows to have stopped is stopped here too, until it asks for messages', async () => {
  const from = newNumber();
  const customer = await addCustomer(services, { phone: from });
  const thread = await open(from);
  blocked.add(from);
  const id = randomUUID();
  await write(thread, 'Blocked', id);
  expect(await settled(id, 'FAILED')).toMatchObject({ reason: { code: 'text_refused', detail: 'stopped' } });
  expect(await threadOf(from)).toMatchObject({ is_stopped: true });
  expect(codes(await write(thread))).toEqual(['/text stopped']);
  const { json } = await owner('GET', `customer/${customer}/consents`);
  expect(json.data).toContainEqual(
    expect.objectContaining({ purpose: 'SMS_SERVICE', state: 'WITHDRAWN', source: 'SMS' }),
  );
  blocked.delete(from);
  await receive(from, 'START');
  const again = randomUUID();
  expect((await write(thread, 'Welcome back', again)).status).toBe(200);
  await settled(again, 'SENT');
});

test('A webhook without signature changes nothing; one for another number is dropped', async () => {
  const from = newNumber();
  const body = { received: { id: randomUUID(), from, to: ours, text: 'Forged' } };
  expect((await hook(body, {})).status).toBe(401);
  expect((await hook({ received: { ...body.received, to: '+15145550999' } })).status).toBe(200);
  expect(await threadOf(from)).toBeUndefined();
  expect((await hook({ text: 'a'.repeat(70_000) })).status).toBe(413);
});

test('A number that sends hundreds of messages an hour fills no inbox', async () => {
  const from = newNumber();
  for (let count = 0; count < 205; count += 1) await receive(from, `Spam ${count}`);
  const thread = (await threadOf(from))!;
  const rows = await services.database.db
    .select()
    .from(textMessages)
    .where(eq(textMessages.thread_id, thread.id));
  expect(rows).toHaveLength(200);
});

test('Staff see and write the messages of their location only', async () => {
  const theirs = await open(newNumber(), there);
  const own = await open(newNumber(), here);
  const [mine] = await services.database.db.select().from(threads).where(eq(threads.id, own.id));
  expect(mine?.location_id).toBe(here);
  expect((await staff('GET', `threads/${own.id}`)).status).toBe(200);
  expect((await staff('GET', `threads/${theirs.id}`)).status).toBe(403);
  expect((await staff('POST', `threads/${theirs.id}/texts`, { id: randomUUID(), text: 'x' })).status).toBe(
    403,
  );
  expect((await staff('POST', 'threads/open', { location_id: there, phone: newNumber() })).status).toBe(403);
  expect(
    (await staff('POST', 'smsNumbers', { name: 'Theirs', phone: newNumber(), location_id: here })).status,
  ).toBe(403);
});

test('Conversations in which something was not delivered are found, as many as are shown and counted', async () => {
  const thread = await open('+15145560001');
  const id = randomUUID();
  await write(thread, 'Hello', id);
  await settled(id, 'FAILED');
  const found = (await owner('GET', `threads?${filter({ has_failed: true })}`)).json as Thread[];
  const all = (await owner('GET', 'threads?range=[0,999]')).json as Thread[];
  expect(found.map((one) => one.id)).toContain(thread.id);
  expect(found.map((one) => one.id).toSorted()).toEqual(
    all.flatMap((one) => (one.failed > 0 ? one.id : [])).toSorted(),
  );
  const filters = [{ has_failed: true }, { has_failed: false }];
  const { json } = await owner('POST', 'counts', { resource: 'threads', filters });
  expect(json).toEqual({ counts: [found.length, all.length - found.length] });
});
