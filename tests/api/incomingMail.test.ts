import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { stores } from '../../server/core/tables/stores.ts';
import { mailAddresses, receivedMails } from '../../server/incomingMail/tables.ts';
import { mailFiles, mails } from '../../server/mailQueue/tables.ts';
import type { ThreadMail } from '../../src/schemas/inbox/threadMails.ts';
import type { Thread } from '../../src/schemas/inbox/threads.ts';
import { mime, multipartMail, signedHeaders, type Message } from '../support/incomingMail.ts';
import { mailForm, newMail } from './mails.ts';
import { addCustomer } from './people.ts';
import { png, startApp, type Reply, type TestApp } from './support.ts';

let services: TestApp;
let here: number;
let there: number;

const secret = 'a secret of 16 letters'.replaceAll(' ', '-');

beforeAll(async () => {
  services = await startApp({ incomingMailSecret: secret });
  [here, there] = services.store.locationIds as [number, number];
  const add = (name: string, location_id: number) =>
    owner('POST', 'mailAddresses', { name, email: `${name}@first.example`, location_id });
  await add('Desk', here);
  await add('Branch', there);
});
afterAll(() => services.close());

const owner = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
  services.ask('STORE_OWNER', method, path, { body });

let next = 0;
const newAddress = () => `customer${(next += 1)}@customers.example`;

const post = (body: Buffer, headers = signedHeaders(secret, body)) =>
  services.ask('STORE_OWNER', 'POST', '/dc/webhooks/mail', { body, headers });
const arrives = async (message: Message) => expect((await post(mime(message))).status).toBe(204);

const filter = (values: object) => `filter=${encodeURIComponent(JSON.stringify(values))}`;
const threadsOf = async (address: string) =>
  (await owner('GET', `threads?${filter({ address })}`)).json as Thread[];
const threadOf = async (address: string) => (await threadsOf(address))[0]!;
const open = async (email: string, location_id = here) =>
  (await owner('POST', 'threads/open', { location_id, email })).json as Thread;
const mailsOf = async ({ id }: Pick<Thread, 'id'>, query = '') =>
  (await owner('GET', `threads/${id}/mails${query}`)).json.data as ThreadMail[];
const write = (thread: Thread, values: object = {}) =>
  owner('POST', `threads/${thread.id}/mails`, {
    id: randomUUID(),
    subject: 'Re: My phone',
    text: 'It is ready.',
    ...values,
  });
const sentTo = (address: string) =>
  vi.waitFor(() => {
    const mail = services.mails.findLast(({ to }) => to.some((one) => one.address === address));
    if (!mail) throw new Error('Not sent yet');
    return mail;
  }, 10_000);
const codes = ({ json }: Reply) =>
  (json.errors as { path: string; code: string }[]).map(({ path, code }) => `${path} ${code}`);

describe('the webhook', () => {
  test('takes what is signed with the secret a moment ago', async () => {
    const from = newAddress();
    const body = mime({ from });
    const { 'x-mail-signature': right = '', ...others } = signedHeaders(secret, body);
    const forged = right.replace(/^./, (first) => (first === '0' ? '1' : '0'));
    const refused = [
      others,
      { ...others, 'x-mail-signature': forged },
      { ...others, 'x-mail-signature': 'x' },
      signedHeaders('another secret', body),
      signedHeaders(secret, body, Date.now() - 360_000),
      signedHeaders(secret, mime({ from })),
    ];
    for (const headers of refused) expect((await post(body, headers)).status).toBe(401);
    expect(await threadsOf(from)).toEqual([]);
    expect((await post(body)).status).toBe(204);
    expect(await threadsOf(from)).toHaveLength(1);
  });

  test('refuses what is no message, and drops mail for nobody', async () => {
    expect((await post(Buffer.from('Hello'))).status).toBe(422);
    const from = newAddress();
    await arrives({ from, to: 'somebody@elsewhere.example' });
    expect(await threadsOf(from)).toEqual([]);
  });
});

test('An email opens a conversation of its address and location, with the customer', async () => {
  const from = newAddress();
  const customer = await addCustomer(services, { email: from.toUpperCase() });
  await arrives({
    from: `Ada <${from}>`,
    to: '"Branch" <Branch@First.example>',
    subject: 'Five =?utf-8?Q?=C3=A9t=C3=A9?=',
  });
  const thread = await threadOf(from);
  expect(thread).toMatchObject({
    channel: 'MAIL',
    address: from,
    customer_id: customer,
    location_id: there,
    state: 'OPEN',
    unread: 1,
    last_text: 'Is it ready?',
    last_direction: 'IN',
  });
  expect(await mailsOf(thread)).toMatchObject([
    { direction: 'IN', text: 'Is it ready?', from: null, files: [] },
  ]);
});

test('An email that arrives again is stored once', async () => {
  const from = newAddress();
  const body = mime({ from });
  await Promise.all([post(body), post(body), post(body)]);
  await post(body);
  const thread = await threadOf(from);
  expect(thread.unread).toBe(1);
  expect(await mailsOf(thread)).toHaveLength(1);
});

test('An answer joins the conversation and the ticket of the email that it answers, from whatever address', async () => {
  const address = newAddress();
  await arrives({ from: address });
  const thread = await threadOf(address);
  expect((await write(thread)).status).toBe(200);
  const { messageId } = await sentTo(address);
  const customer_id = await addCustomer(services);
  const device = { name: 'Phone', problem: 'Broken' };
  const ticket = await owner('POST', 'tickets', { location_id: here, customer_id, new_devices: [device] });
  const ticket_id = String(ticket.json.id);
  await services.database.db.update(mails).set({ ticket_id }).where(eq(mails.thread_id, thread.id));
  const other = newAddress();
  await arrives({ from: other, to: 'branch@first.example', answers: messageId, text: 'From work' });
  expect(await threadsOf(other)).toEqual([]);
  expect(await threadOf(address)).toMatchObject({ id: thread.id, unread: 2, ticket_id });
  expect(await mailsOf(thread)).toMatchObject([
    { text: 'From work', from: other },
    { direction: 'OUT', text: expect.stringContaining('It is ready.') as string, is_own: true },
    { text: 'Is it ready?', from: null },
  ]);
});

test('An answer is sent as one, once, with its state; a new conversation needs a known address', async () => {
  const address = newAddress();
  const id = '<first@customers.example>';
  await arrives({ from: address, id });
  const thread = await threadOf(address);
  const body = { id: randomUUID(), text: 'Ready, <b>{store.name}</b>\n\nBye' };
  const [one, again] = [await write(thread, body), await write(thread, body)];
  expect(again.json.id).toBe(one.json.id);
  const mail = await sentTo(address);
  expect(mail).toMatchObject({
    subject: 'Re: My phone',
    inReplyTo: id,
    references: [id],
    replyTo: 'desk@first.example',
  });
  expect(mail.html).toContain('<p>Ready, &lt;b&gt;The first store&lt;/b&gt;</p>');
  expect(services.mails.filter(({ to }) => to[0]?.address === address)).toHaveLength(1);
  await vi.waitFor(async () => expect((await mailsOf(thread))[0]).toMatchObject({ state: 'sent' }));
  expect(await threadOf(address)).toMatchObject({ last_direction: 'OUT' });
  const elsewhere = await open(newAddress());
  expect((await write(elsewhere, body)).status).toBe(409);
  const staff = await services.ask('STAFF', 'POST', `threads/${elsewhere.id}/mails`, {
    body: { ...body, id: randomUUID(), subject: 'Hello' },
  });
  expect(codes(staff)).toEqual([' stranger']);
  expect(codes(await write(thread, { text: 'Dear {customer.last_name}' }))).toEqual(['/text placeholder']);
});

test('An answer that was kept without a connection does not go out by itself within the quiet hours', async () => {
  const { db } = services.database;
  const address = newAddress();
  await arrives({ from: address });
  const thread = await threadOf(address);
  const body = { id: randomUUID(), text: 'Ready', is_kept: true };
  await db.update(stores).set({ quiet_from: '00:00:00', quiet_until: '23:59:59' });
  expect(codes(await write(thread, body))).toEqual(['/text quiet_hours']);
  await db.update(stores).set({ quiet_from: null, quiet_until: null });
  expect((await write(thread, body)).status).toBe(200);
  await db.update(stores).set({ quiet_from: '00:00:00', quiet_until: '23:59:59' });
  expect((await write(thread, body)).status).toBe(200);
  expect((await write(thread, { text: 'Now' })).status).toBe(200);
  await db.update(stores).set({ quiet_from: null, quiet_until: null });
});

test('An email that the product sent stands in the conversation with its address', async () => {
  const address = newAddress();
  const customer_id = await addCustomer(services, { email: address });
  const mail = newMail({ to: [{ address }], subject: 'Offer', location_id: here, customer_id });
  const { status } = await services.ask('STORE_OWNER', 'POST', 'mails', mailForm(mail));
  expect(status).toBe(201);
  const { messageId } = await sentTo(address);
  const thread = await open(address);
  expect(await mailsOf(thread)).toMatchObject([{ direction: 'OUT', subject: 'Offer', is_own: false }]);
  expect(await mailsOf(await open(address, there))).toEqual([]);
  await arrives({ from: address, to: 'branch@first.example', answers: messageId });
  expect(await mailsOf(thread)).toHaveLength(2);
});

test('A mail server that cannot deliver fails the email and opens its conversation; it is sent once more', async () => {
  const address = newAddress();
  await arrives({ from: address });
  const thread = await threadOf(address);
  await write(thread);
  await vi.waitFor(async () => expect((await mailsOf(thread))[0]).toMatchObject({ state: 'sent' }), 10_000);
  const [first] = await mailsOf(thread);
  await owner('POST', `threads/${thread.id}/close`, { key: randomUUID() });
  const report = (action: string, status = 'Status: 5.1.1\r\n') =>
    arrives({
      from: 'MAILER-DAEMON@mx.example',
      to: 'no-reply@localhost',
      body: multipartMail(
        'report; report-type=delivery-status',
        'Content-Type: text/plain\r\n\r\nNo such user',
        `Content-Type: message/delivery-status\r\n\r\nFinal-Recipient: rfc822; ${address}\r\nAction: ${action}\r\n${status}`,
        `Content-Type: text/rfc822-headers\r\n\r\nMessage-ID: <${first?.id}@localhost>\r\nTo: ${address}\r\n`,
      ),
    });
  await report('delayed');
  expect((await mailsOf(thread))[0]).toMatchObject({ state: 'sent' });
  await report('failed');
  expect((await mailsOf(thread))[0]).toMatchObject({
    state: 'failed',
    reason: { code: 'mail_bounced', detail: '5.1.1' },
  });
  expect(await threadOf(address)).toMatchObject({ state: 'OPEN', unread: 1, failed: 1 });
  expect(await threadsOf('mailer-daemon@mx.example')).toEqual([]);
  const again = `threads/${thread.id}/mails/${first?.id}/again`;
  expect((await owner('POST', again)).json).toMatchObject({ state: 'queued' });
  await vi.waitFor(async () => expect((await mailsOf(thread))[0]).toMatchObject({ state: 'sent' }), 10_000);
  expect((await owner('POST', again)).status).toBe(409);
  await report('failed', '');
  expect((await mailsOf(thread))[0]?.reason).toEqual({ code: 'mail_undelivered' });
});

test.each([
  ['an out-of-office reply', { 'Auto-Submitted': 'auto-replied' }],
  ['a list', { 'List-Id': '<news.example>' }],
  ['bulk', { Precedence: 'bulk' }],
])('Mail of a program opens and counts nothing: %s', async (_, headers) => {
  const from = newAddress();
  await arrives({ from, headers });
  const thread = await threadOf(from);
  expect(thread).toMatchObject({ state: 'DONE', unread: 0 });
  expect(await mailsOf(thread)).toMatchObject([{ is_automatic: true }]);
  expect(services.mails.some(({ to }) => to[0]?.address === from)).toBe(false);
});

test('Images and PDFs are kept, other files are named', async () => {
  const from = newAddress();
  const file = (type: string, name: string, content: Buffer) =>
    `Content-Type: ${type}; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${content.toString('base64')}`;
  await arrives({
    from,
    body: multipartMail(
      'mixed',
      'Content-Type: text/plain\r\n\r\nSee the picture',
      file('image/png', '../screen.png', png),
      file('image/png', 'trick.png', Buffer.from('<svg onload="alert(1)">')),
      file('application/zip', 'all.zip', Buffer.from('PK')),
    ),
  });
  const thread = await threadOf(from);
  const [mail] = await mailsOf(thread);
  expect(mail?.files).toEqual([
    { filename: 'screen.png', bytes: png.length, is_kept: true },
    { filename: 'trick.png', bytes: 23, is_kept: false },
    { filename: 'all.zip', bytes: 2, is_kept: false },
  ]);
  const read = (index: number) => owner('GET', `threads/${thread.id}/mails/${mail?.id}/files/${index}`);
  const kept = await read(0);
  expect(kept.headers).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': "attachment; filename*=UTF-8''screen.png",
    'x-content-type-options': 'nosniff',
  });
  expect((await read(1)).status).toBe(404);
});

test('A long email is cut, and says so', async () => {
  const from = newAddress();
  await arrives({ from, text: 'word '.repeat(1_000_000) });
  const [mail] = await mailsOf(await threadOf(from));
  expect(mail).toMatchObject({ is_cut: true });
  expect(mail?.text.length).toBeLessThan(20_001);
});

test('Somebody who writes more than 200 emails an hour fills one conversation, and not for ever', async () => {
  const from = newAddress();
  await arrives({ from });
  const thread = await threadOf(from);
  const { db } = services.database;
  const [first] = await db.select().from(receivedMails).where(eq(receivedMails.thread_id, thread.id));
  const copies = Array.from({ length: 199 }, () => ({
    ...first!,
    id: randomUUID(),
    message_id: `<${randomUUID()}@x>`,
  }));
  await db.insert(receivedMails).values(copies);
  await arrives({ from });
  expect((await threadOf(from)).unread).toBe(1);
  expect(await mailsOf(thread, '?per_page=5&page=40')).toHaveLength(5);
  expect(await mailsOf(thread, '?per_page=5&page=41')).toEqual([]);
  const pages = [
    await mailsOf(thread, '?per_page=1000'),
    await mailsOf(thread, '?per_page=50&page=4'),
  ].flat();
  expect([pages.length, new Set(pages.map(({ id }) => id)).size]).toEqual([100, 100]);
});

test('A text message is not sent to an email address, nor an email to a number', async () => {
  const mail = await open(newAddress());
  const text = { id: randomUUID(), text: 'Hello' };
  expect(codes(await owner('POST', `threads/${mail.id}/texts`, text))).toEqual([' other_channel']);
  const { json } = await owner('POST', 'threads/open', { location_id: here, phone: '+15145550123' });
  expect(codes(await write(json as Thread))).toEqual([' other_channel']);
  expect(codes(await owner('POST', 'threads/open', { location_id: here, email: 'nobody' }))).toEqual([
    '/email email',
  ]);
});

test('Conversations of another location and store stay theirs', async () => {
  const from = newAddress();
  await arrives({ from, to: 'branch@first.example' });
  const thread = await threadOf(from);
  const staff = (path: string) => services.ask('STAFF', 'GET', `threads/${thread.id}/${path}`);
  expect((await staff('mails')).status).toBe(403);
  const other = await services.ask('STORE_OWNER', 'GET', `threads/${thread.id}/mails`, {
    store: services.other,
  });
  expect(other.status).toBe(404);
});

test('Forgetting a customer removes what arrived from them, with its files', async () => {
  const from = newAddress();
  const customer = await addCustomer(services, { email: from });
  await arrives({
    from,
    body: multipartMail(
      'mixed',
      'Content-Type: text/plain\r\n\r\nMy address',
      `Content-Type: image/png; name="me.png"\r\nContent-Transfer-Encoding: base64\r\n\r\n${png.toString('base64')}`,
    ),
  });
  const thread = await threadOf(from);
  const file = await owner('POST', `customer/${customer}/file`);
  expect(file.text).toContain('My address');
  const { db } = services.database;
  const [before] = await db.select().from(receivedMails).where(eq(receivedMails.thread_id, thread.id));
  const { status } = await owner('POST', `customer/${customer}/forget`, { email: from });
  expect(status).toBeLessThan(300);
  const [after] = await db.select().from(receivedMails).where(eq(receivedMails.thread_id, thread.id));
  expect(JSON.stringify(after)).not.toContain('My address');
  expect(JSON.stringify(after)).not.toContain(from);
  const fileId = before?.files[0]?.file_id ?? '';
  expect(await db.select().from(mailFiles).where(eq(mailFiles.id, fileId))).toEqual([]);
});

test('What a forgotten customer answers begins another conversation; in the erased one nothing is written', async () => {
  const address = newAddress();
  const customer = await addCustomer(services, { email: address });
  await arrives({ from: address });
  const erased = await threadOf(address);
  await write(erased);
  const { messageId } = await sentTo(address);
  await owner('POST', `customer/${customer}/forget`, { email: address });
  expect(codes(await write(erased))).toEqual([' forgotten']);
  await arrives({ from: address, answers: messageId, text: 'Once more' });
  expect(await threadOf(address)).toMatchObject({ unread: 1, customer_id: null, location_id: here });
  expect((await mailsOf(erased)).map(({ text }) => text)).not.toContain('Once more');
});

test('A conversation that began without a customer belongs to the one with its address, and is linked by the next mail', async () => {
  const [address, forgotten] = [newAddress(), newAddress()];
  await arrives({ from: address });
  await arrives({ from: forgotten, text: 'My secret' });
  const thread = await threadOf(address);
  await write(thread);
  const { messageId } = await sentTo(address);
  const customer = await addCustomer(services, { email: address.toUpperCase() });
  const file = await owner('POST', `customer/${customer}/file`);
  expect(file.json).toMatchObject({ threads: [{ address }], receivedMails: [{ from: address }] });
  await arrives({ from: newAddress(), answers: messageId });
  expect(await threadOf(address)).toMatchObject({ id: thread.id, customer_id: customer });

  const another = await addCustomer(services, { email: forgotten });
  await owner('POST', `customer/${another}/forget`, { email: forgotten });
  expect(await threadsOf(forgotten)).toEqual([]);
  const texts = await services.database.db.select({ text: receivedMails.text }).from(receivedMails);
  expect(texts.map(({ text }) => text)).not.toContain('My secret');
});

test('Undoing a merge returns the conversation that began since with the address of the merged customer', async () => {
  const [one, other] = [newAddress(), newAddress()];
  const kept = await addCustomer(services, { email: one });
  const merged = await addCustomer(services, { email: other });
  const sides = { kept: { id: kept }, merged: { id: merged } };
  const merge = await owner('POST', 'customer/merge', { ...sides, take: [], leave_out: [], defaults: [] });
  await arrives({ from: one });
  await arrives({ from: other });
  expect(await threadOf(other)).toMatchObject({ customer_id: kept });
  expect((await owner('POST', `customer/merge/${merge.json.id}/undo`)).status).toBe(200);
  expect(await threadOf(one)).toMatchObject({ customer_id: kept });
  expect(await threadOf(other)).toMatchObject({ customer_id: merged });
});

test('Undoing a merge returns a conversation that began before and was linked by a later mail', async () => {
  const other = newAddress();
  await arrives({ from: other });
  expect(await threadOf(other)).toMatchObject({ customer_id: null });
  const kept = await addCustomer(services, { email: newAddress() });
  const merged = await addCustomer(services, { email: other });
  const sides = { kept: { id: kept }, merged: { id: merged } };
  const merge = await owner('POST', 'customer/merge', { ...sides, take: [], leave_out: [], defaults: [] });
  await arrives({ from: other });
  expect(await threadOf(other)).toMatchObject({ customer_id: kept });
  expect((await owner('POST', `customer/merge/${merge.json.id}/undo`)).status).toBe(200);
  expect(await threadOf(other)).toMatchObject({ customer_id: merged });
});

test('A conversation has the name with which its sender signs, without signs that lead astray', async () => {
  const from = newAddress();
  await arrives({ from: `"Eve\u202e ${'Roy'.repeat(50)}" <${from}>` });
  const thread = await threadOf(from);
  expect(thread.sender_name).toMatch(/^Eve (Roy)+R?o?$/);
  expect(thread.sender_name).toHaveLength(100);
  expect((await mailsOf(thread))[0]).toMatchObject({
    from: null,
    from_name: expect.stringMatching(/^Eve Roy/) as string,
  });
});

describe('An address of another store', () => {
  const theirs = () => ({ store: services.other });
  const add = (name: string, email: string) =>
    services.ask('STORE_OWNER', 'POST', 'mailAddresses', {
      ...theirs(),
      body: { name, email, location_id: services.other.locationIds[0] },
    });
  const theirThreads = async (address: string) =>
    (await services.ask('STORE_OWNER', 'GET', `threads?${filter({ address })}`, theirs())).json as Thread[];

  test('is refused', async () => {
    expect(codes(await add('Ours', 'DESK@first.example'))).toEqual(['/email taken']);
  });

  test('gets the mail, too, that names one of theirs', async () => {
    const from = newAddress();
    expect((await add('Theirs', 'desk@other.example')).status).toBe(201);
    await arrives({ from, to: 'desk@first.example, desk@other.example, all@other.example' });
    expect(await threadsOf(from)).toMatchObject([{ location_id: here, unread: 1 }]);
    expect(await theirThreads(from)).toMatchObject([{ unread: 1 }]);
  });

  test('gets no answers if another store registered it first', async () => {
    const changed = await services.database.db
      .update(mailAddresses)
      .set({ email: 'branch@first.example' })
      .where(eq(mailAddresses.email, 'desk@other.example'))
      .returning({ id: mailAddresses.id });
    expect(changed).toHaveLength(1);
    const from = newAddress();
    await arrives({ from, to: 'branch@first.example' });
    expect(await theirThreads(from)).toEqual([]);
    const address = newAddress();
    await addCustomer(services, { email: address }, services.other);
    const opened = await services.ask('STORE_OWNER', 'POST', 'threads/open', {
      ...theirs(),
      body: { location_id: services.other.locationIds[0], email: address },
    });
    const body = { id: randomUUID(), subject: 'Hello', text: 'Hello' };
    await services.ask('STORE_OWNER', 'POST', `threads/${opened.json.id}/mails`, { ...theirs(), body });
    expect((await sentTo(address)).replyTo).not.toBe('branch@first.example');
  });
});
