import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startWorker, type Worker } from '../../server/core/jobs/worker.ts';
import { jobs } from '../../server/core/jobs/tables.ts';
import { Scope } from '../../server/core/scope.ts';
import type { Mailer } from '../../server/mailQueue/mail.ts';
import { queueMail, type NewMail } from '../../server/mailQueue/queueMail.ts';
import { sendMail } from '../../server/mailQueue/sendMail.ts';
import { smtpMailer } from '../../server/mailQueue/smtp.ts';
import { mailFiles, mails } from '../../server/mailQueue/tables.ts';
import { startMailServer, type MailServer } from '../support/mailServer.ts';
import { addStore, type TestStore } from './support.ts';
import { openTestDatabase, type TestDatabase } from './testDatabase.ts';

let own: TestDatabase;
let store: TestStore;
let scope: Scope;
let server: MailServer;
let mailer: Mailer;
beforeAll(async () => {
  own = await openTestDatabase();
  store = await addStore(own.database, 'first');
  scope = new Scope(own.database.db, { id: store.id, timezone: 'UTC' });
  server = await startMailServer();
  mailer = smtpMailer(server.url, 'shop@atlas.example');
});
afterAll(async () => {
  mailer.close();
  await server.close();
  await own.drop();
});
beforeEach(async () => {
  await own.database.db.delete(mails);
  await own.database.db.delete(jobs);
  server.respondWith({});
  server.accepted.length = 0;
});

const email: NewMail = {
  kind: 'message',
  to: [{ address: 'ada@customers.example', name: 'Ada' }],
  subject: 'Your phone',
  text: 'It is ready.',
  html: '<p>It is ready.</p>',
  fromName: 'Atlas',
  replyTo: 'hello@first.example',
};

const worker = (by: Mailer = mailer): Worker =>
  startWorker({
    database: Promise.resolve(own.database),
    kinds: {
      'send-mail': sendMail({ mailer: by, mailFrom: 'shop@atlas.example', originOf: String }),
    } as never,
    log: { error: () => undefined },
  });

/** Attempts all waiting emails once. */
async function work(by?: Mailer) {
  await own.database.db.update(jobs).set({ run_at: sql`now()` });
  const one = worker(by);
  await one.idle();
  await one.stop();
}

const stored = async () => (await own.database.db.select().from(mails))[0];
const job = async () => (await own.database.db.select().from(jobs))[0];

describe('an email', () => {
  test('with advertising names in its headers where one click ends it (RFC 8058); others do not', async () => {
    await queueMail(scope, { ...email, purpose: 'NEWSLETTER' });
    await queueMail(scope, { ...email, subject: 'A service' });
    await work();
    const linesOf = (subject: string) =>
      server.accepted
        .find((mail) => mail.subject === subject)
        ?.headerLines.filter(({ key }) => key.startsWith('list-'))
        .map(({ line }) => line.replaceAll(/\s+/g, ' '));
    const [row] = await own.database.db.select().from(mails).where(eq(mails.purpose, 'NEWSLETTER'));
    expect(linesOf('Your phone')).toEqual([
      expect.stringMatching(
        new RegExp(`^List-Unsubscribe: <.*/dc/store/${store.id}/unsubscribe\\?m=${row!.id}>$`),
      ) as string,
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    ]);
    expect(linesOf('A service')).toEqual([]);
  });

  test('is sent as it is stored, with a Message-ID of its row', async () => {
    const [file] = await own.database.db
      .insert(mailFiles)
      .values({
        store_id: store.id,
        filename: 'a.bin',
        content_type: 'x/y',
        bytes: 3,
        content: Buffer.from([0, 255, 7]),
      })
      .returning();
    const id = await queueMail(scope, {
      ...email,
      cc: [{ address: 'bob@customers.example' }],
      bcc: [{ address: 'secret@customers.example' }],
      attachments: [
        { filename: 'when.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' },
        { filename: 'a.bin', contentType: 'application/octet-stream', file_id: file!.id },
      ],
    });
    await work();
    expect(await stored()).toMatchObject({
      id,
      state: 'sent',
      reason: null,
      refused: [],
      text: 'It is ready.',
    });
    const [mail] = server.accepted;
    expect(mail?.messageId).toBe(`<${id}@atlas.example>`);
    expect(mail?.recipients).toEqual([
      'ada@customers.example',
      'bob@customers.example',
      'secret@customers.example',
    ]);
    expect(mail?.bcc).toBeUndefined();
    expect(mail?.from?.value).toEqual([{ name: 'Atlas', address: 'shop@atlas.example' }]);
    expect(mail?.replyTo?.text).toBe('hello@first.example');
    expect(mail?.attachments.map(({ content }) => [...content.subarray(0, 3)])[1]).toEqual([0, 255, 7]);
  });

  test('is sent once per idempotency key', async () => {
    const ids = [
      ...(await Promise.all([1, 2].map(() => queueMail(scope, { ...email, key: 'click' })))),
      await queueMail(scope, { ...email, key: 'click' }),
    ];
    expect(new Set(ids).size).toBe(1);
    await work();
    await queueMail(scope, { ...email, key: 'click' });
    await work();
    expect(server.accepted).toHaveLength(1);
  });

  test('has one line per header, whatever its subject and names contain', async () => {
    await queueMail(scope, {
      ...email,
      subject: 'Hello\r\nBcc: evil@example.com',
      fromName: 'Atlas\nX-Evil: 1',
      to: [{ address: 'ada@customers.example', name: 'Ada <evil@example.com>,\r\nBcc: evil@example.com' }],
    });
    await work();
    const [mail] = server.accepted;
    expect(mail?.recipients).toEqual(['ada@customers.example']);
    expect(mail?.headers.has('x-evil')).toBe(false);
    expect(mail?.headers.has('bcc')).toBe(false);
  });

  test('with a code is stored without it once it is sent', async () => {
    await queueMail(scope, { ...email, isSecret: true });
    await work();
    expect(server.accepted[0]?.text?.trim()).toBe('It is ready.');
    expect(await stored()).toMatchObject({ state: 'sent', text: '', html: '', subject: 'Your phone' });
  });
});

describe('a mail server', () => {
  test('that is down is tried again', async () => {
    const unreachable = smtpMailer('smtp://127.0.0.1:1', 'shop@atlas.example');
    await queueMail(scope, email);
    await work(unreachable);
    expect(await stored()).toMatchObject({ state: 'queued', reason: { code: 'mail_unreachable' } });
    expect(await job()).toMatchObject({ state: 'queued', attempts: 1 });
    await work();
    expect(await stored()).toMatchObject({ state: 'sent', reason: null });
  });

  test('that is temporarily unavailable is tried again', async () => {
    server.respondWith({ mail: () => 451 });
    await queueMail(scope, email);
    await work();
    expect(await stored()).toMatchObject({
      state: 'queued',
      reason: { code: 'mail_deferred', detail: '451' },
    });
    server.respondWith({});
    await work();
    expect(await stored()).toMatchObject({ state: 'sent' });
    expect(server.accepted).toHaveLength(1);
  });

  test.each([
    ['mail', { mail: () => 554 }, '554'],
    ['recipient', { recipient: () => 550 }, '550'],
  ])('that rejects the %s permanently is not tried again', async (_, responses, detail) => {
    server.respondWith(responses);
    await queueMail(scope, email);
    await work();
    expect(await stored()).toMatchObject({ state: 'failed', reason: { code: 'mail_refused', detail } });
    expect(await job()).toMatchObject({ state: 'failed', attempts: 1 });
  });

  test('that rejects one of three recipients delivers to the others, and the email records it', async () => {
    server.respondWith({ recipient: (address) => (address.startsWith('bob') ? 550 : undefined) });
    const to = ['ada', 'bob', 'eve'].map((name) => ({ address: `${name}@customers.example` }));
    await queueMail(scope, { ...email, to });
    await work();
    expect(await stored()).toMatchObject({
      state: 'sent',
      refused: [{ address: 'bob@customers.example', code: '550' }],
    });
    expect(server.accepted[0]?.recipients).toEqual(['ada@customers.example', 'eve@customers.example']);
  });

  test('whose connection breaks after the data leaves the email unknown, and it is not sent again', async () => {
    let came = 0;
    server.respondWith({
      mail: () => {
        came += 1;
        return 'breaks';
      },
    });
    await queueMail(scope, email);
    await work();
    expect(await stored()).toMatchObject({ state: 'unknown', reason: { code: 'mail_unknown' } });
    expect(await job()).toMatchObject({ state: 'done' });
    server.respondWith({});
    await work();
    expect([came, server.accepted.length]).toEqual([1, 0]);
  });

  test('that is slow delays no other email', async () => {
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => (release = resolve));
    server.respondWith({
      mail: ({ subject }) => (subject === 'Slow' ? released.then(() => undefined) : undefined),
    });
    await queueMail(scope, { ...email, subject: 'Slow' });
    await queueMail(scope, email);
    const one = worker();
    await expect.poll(() => server.accepted.map(({ subject }) => subject)).toEqual(['Your phone']);
    const states = async () => (await own.database.db.select().from(mails)).map(({ state }) => state);
    await expect.poll(async () => (await states()).toSorted()).toEqual(['sending', 'sent']);
    release();
    await one.idle();
    await one.stop();
    expect(server.accepted).toHaveLength(2);
  });
});

test('an email whose process died is unknown', async () => {
  const id = await queueMail(scope, email);
  await own.database.db.update(mails).set({ state: 'sending' }).where(eq(mails.id, id));
  await own.database.db.update(jobs).set({ state: 'running', leased_until: sql`now()`, attempts: 1 });
  await work();
  expect(await stored()).toMatchObject({ state: 'unknown' });
  expect(server.accepted).toEqual([]);
});
