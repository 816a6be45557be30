import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { jobs } from '../../server/core/jobs/tables.ts';
import { receivedMails } from '../../server/incomingMail/tables.ts';
import type { Job } from '../../src/schemas/work/jobs.ts';
import { mime, signedHeaders, type Message } from '../support/incomingMail.ts';
import { startImapServer, type ImapServer } from '../support/imapServer.ts';
import { addCustomer } from './people.ts';
import { startApp, type TestApp } from './support.ts';

let services: TestApp;
let server: ImapServer;

const secret = 'a-secret-of-16-letters';

beforeAll(async () => {
  server = await startImapServer();
  services = await startApp({
    incomingMailSecret: secret,
    imapUrl: server.url,
    work: { pause: 50 },
  });
  server.deliver(mime({ from: 'before@customers.example' }));
  const [location_id] = services.store.locationIds;
  await owner('POST', 'mailAddresses', { name: 'Desk', email: 'desk@first.example', location_id });
  await isRead();
});
afterAll(async () => {
  await services.close();
  await server.close();
});

const owner = (method: 'GET' | 'POST', path: string, body?: unknown) =>
  services.ask('STORE_OWNER', method, path, { body });

let next = 0;
const newAddress = () => `writer${(next += 1)}@customers.example`;

const post = async (body: Buffer) => {
  const headers = signedHeaders(secret, body);
  const { status } = await services.ask('STORE_OWNER', 'POST', '/dc/webhooks/mail', { body, headers });
  expect(status).toBe(204);
};
const storedOf = (address: string) =>
  services.database.db.select().from(receivedMails).where(eq(receivedMails.from, address));
const arrived = (address: string, count = 1) =>
  vi.waitFor(async () => expect(await storedOf(address)).toHaveLength(count), 15_000);

const jobsOf = (state: 'running' | 'queued') =>
  services.database.db.select().from(jobs).where(eq(jobs.state, state));

/** The mailbox is read up to now: what is delivered then arrives. */
const isRead = async () => {
  const address = newAddress();
  await vi.waitFor(async () => {
    server.deliver(mime({ from: address }));
    await vi.waitFor(async () => expect((await storedOf(address)).length).toBeGreaterThan(0), 1000);
  }, 20_000);
};

describe.each([
  ['a mailbox', (raw: Buffer) => Promise.resolve(server.deliver(raw))],
  ['the webhook', post],
])('mail by %s', (_, deliver) => {
  const arrives = (message: Message) => deliver(mime(message));

  test('opens the conversation of its sender', async () => {
    const from = newAddress();
    await arrives({ from, subject: 'Hello', text: 'Is it ready?' });
    await arrived(from);
    const filter = encodeURIComponent(JSON.stringify({ address: from }));
    const { json } = await owner('GET', `threads?filter=${filter}`);
    expect(json).toMatchObject([{ channel: 'MAIL', unread: 1, state: 'OPEN', last_text: 'Is it ready?' }]);
  });

  test('is stored once, and what cannot be read or is for nobody is in no way', async () => {
    const from = newAddress();
    const id = `<${randomUUID()}@customers.example>`;
    await arrives({ from, id });
    await arrives({ from, id });
    await arrives({ from: newAddress(), to: 'nobody@elsewhere.example' });
    await arrives({ from });
    await arrived(from, 2);
    expect((await storedOf(from)).map((mail) => mail.message_id)).toContain(id);
  });

  test('is cut if it is very long', async () => {
    const from = newAddress();
    await arrives({ from, text: 'word '.repeat(1_000_000) });
    await arrived(from);
    expect(await storedOf(from)).toMatchObject([{ is_cut: true }]);
  });
});

test('What lay in the mailbox before is not read, and each message is read once', async () => {
  expect(await storedOf('before@customers.example')).toEqual([]);
  const before = server.fetched();
  const from = newAddress();
  server.deliver(mime({ from }));
  await arrived(from);
  expect(server.fetched()).toBe(before + 1);
});

test('A message whose delivery breaks off is read again, and none is lost', async () => {
  const [one, other] = [newAddress(), newAddress()];
  server.breakNext(2);
  server.deliver(mime({ from: one }));
  server.deliver(mime({ from: other }));
  await arrived(one);
  await arrived(other);
  expect(await storedOf(one)).toHaveLength(1);
});

test('A mailbox that numbers its messages anew is read again, and nothing is stored twice', async () => {
  const from = newAddress();
  server.deliver(mime({ from }));
  await arrived(from);
  server.renumber();
  const later = newAddress();
  server.deliver(mime({ from: later }));
  await arrived(later);
  expect(await storedOf(from)).toHaveLength(1);
});

const setAside = async (subject: string) => {
  const { json } = await owner('GET', 'jobs?state=failed');
  return (json.data as Job[]).filter(({ about }) => about?.includes(subject));
};

test('A message that cannot be read is recorded with its sender and subject, and later ones arrive', async () => {
  const from = newAddress();
  server.deliver(
    Buffer.from('From: Nobody\r\nTo: desk@first.example\r\nSubject: =?utf-8?Q?Caf=C3=A9?=\r\n\r\nHi'),
  );
  server.deliver(mime({ from }));
  await arrived(from);
  await vi.waitFor(
    async () =>
      expect(await setAside('Café')).toMatchObject([
        { kind: 'take-mail', about: 'Nobody · Café', reason: { code: 'mail_unreadable' }, attempts: 1 },
      ]),
    15_000,
  );
});

test('Erasing a customer removes their address and subject from a message that was set aside', async () => {
  const email = newAddress();
  const id = await addCustomer(services, { email });
  server.deliver(Buffer.from(`From: Nobody\r\nSubject: Secret of ${email}\r\n\r\nHi`));
  await vi.waitFor(async () => expect(await setAside('Secret')).toHaveLength(1), 15_000);
  expect((await owner('POST', `customer/${id}/forget`, { email })).status).toBe(200);
  expect(await setAside('Secret')).toEqual([]);
});

test('A message that the database refuses is set aside after some attempts, later ones arrive, and a retry takes it', async () => {
  const [refused, from] = [newAddress(), newAddress()];
  await services.database.db.execute(
    sql`alter table received_mails add constraint no_refused check (subject <> 'Refused') not valid`,
  );
  server.deliver(mime({ from: refused, subject: 'Refused' }));
  server.deliver(mime({ from }));
  await arrived(from);
  await vi.waitFor(
    async () =>
      expect(await setAside('Refused')).toMatchObject([{ about: `${refused} · Refused`, attempts: 5 }]),
    15_000,
  );
  expect(await storedOf(refused)).toEqual([]);
  await services.database.db.execute(sql`alter table received_mails drop constraint no_refused`);
  const [job] = await setAside('Refused');
  await owner('POST', `jobs/${job?.id}/retry`);
  await arrived(refused);
});

test('A mailbox that refuses the sign-in is tried again, and Background Work says why', async () => {
  server.refuseSignIn(true);
  await vi.waitFor(
    async () => expect(await jobsOf('queued')).toMatchObject([{ reason: { code: 'mailbox_login' } }]),
    15_000,
  );
  server.refuseSignIn(false);
  const from = newAddress();
  server.deliver(mime({ from }));
  await arrived(from);
  expect(await jobsOf('running')).toHaveLength(1);
});
