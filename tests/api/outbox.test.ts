import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMailer } from '../../server/mailQueue/mailer.ts';
import type { Mail } from '../../server/mailQueue/mail.ts';
import type { Database } from '../../server/core/database.ts';
import { openOutbox } from '../../server/mailQueue/outbox.ts';
import { outboxMails } from '../../server/mailQueue/tables.ts';
import { answerError } from '../../server/core/errors.ts';
import { outboxPage } from '../../server/plugins/outboxPage.ts';
import { startSmtp, type Smtp } from '../support/smtp.ts';
import { openTestDatabase, type TestDatabase } from './testDatabase.ts';

let { database, drop }: Partial<TestDatabase> = {};
beforeAll(async () => {
  ({ database, drop } = await openTestDatabase());
});
afterEach(() => database?.db.delete(outboxMails));
afterAll(() => drop?.());
const open = () => openOutbox(Promise.resolve(database as Database));

const mail = (subject: string): Mail => ({
  messageId: '<1@atlas.example>',
  to: [{ address: 'mara@atlas.example' }],
  subject,
  text: 'Hello',
  html: '<p>Hello</p><script>alert(1)</script>',
});

describe('the outbox', () => {
  test('keeps emails for every node, newest first', async () => {
    for (const subject of ['First', 'Second']) {
      await open().send(mail(subject));
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    const kept = await open().list();
    expect(kept.map(({ subject }) => subject)).toEqual(['Second', 'First']);
    expect(await open().read(kept[0]?.id ?? '')).toMatchObject(mail('Second'));
  });

  test('is limited in size', async () => {
    const outbox = open();
    await Promise.all(Array.from({ length: 210 }, (_, number) => outbox.send(mail(String(number)))));
    await outbox.send(mail('Last'));
    expect(await outbox.list()).toHaveLength(200);
  });

  test.each(['../secret', '..', 'a/b', ''])('returns 404 for email %j', async (id) => {
    expect(await open().read(id)).toBeUndefined();
  });
});

describe('its page', () => {
  let app: FastifyInstance;
  let id: string;
  beforeEach(async () => {
    const outbox = open();
    await outbox.send(mail('<b>Reset</b>'));
    id = (await outbox.list())[0]?.id ?? '';
    app = Fastify();
    app.setErrorHandler(answerError);
    await app.register(outboxPage, { outbox });
  });
  afterEach(() => app.close());

  test('lists emails for people and for tests', async () => {
    const page = await app.inject({ url: '/outbox' });
    expect(page.body).toContain(`href="/outbox/${id}"`);
    expect(page.body).toContain('&lt;b&gt;Reset&lt;/b&gt;');
    expect((await app.inject({ url: '/outbox.json' })).json()).toMatchObject([mail('<b>Reset</b>')]);
  });

  test('shows an email in a sandbox without scripts', async () => {
    expect((await app.inject({ url: `/outbox/${id}` })).body).toContain('sandbox="');
    const { headers } = await app.inject({ url: `/outbox/${id}/body` });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/sandbox(?!.*allow-(scripts|same-origin))/);
  });

  test('serves attachments unchanged, as downloads', async () => {
    const outbox = open();
    const bytes = Buffer.from([0x25, 0x50, 0x44, 0x46, 0xff, 0x00]);
    const pdf = { filename: 'étiquette "1".pdf', contentType: 'application/pdf', content: bytes };
    const entry = { filename: 'entry.ics', contentType: 'text/calendar', content: 'BEGIN:é' };
    await outbox.send({ ...mail('With files'), attachments: [pdf, entry] });
    const [{ id: other } = { id: '' }] = (await outbox.list()).filter(
      ({ subject }) => subject === 'With files',
    );
    const page = await app.inject({ url: `/outbox/${other}` });
    expect(page.body).toContain(`<a href="/outbox/${other}/files/0">étiquette &quot;1&quot;.pdf</a>`);
    const file = await app.inject({ url: `/outbox/${other}/files/0` });
    expect(file.rawPayload).toEqual(bytes);
    expect(file.headers).toMatchObject({
      'content-disposition': "attachment; filename*=UTF-8''%C3%A9tiquette%20%221%22.pdf",
      'x-content-type-options': 'nosniff',
    });
    expect((await app.inject({ url: `/outbox/${other}/files/1` })).body).toBe('BEGIN:é');
    for (const none of ['2', '-1', 'x', 'length'])
      expect((await app.inject({ url: `/outbox/${other}/files/${none}` })).statusCode, none).toBe(404);
  });

  test('returns 404 for other paths, and for another host name', async () => {
    expect((await app.inject({ url: '/outbox/nothing' })).statusCode).toBe(404);
    const foreign = await app.inject({ url: '/outbox.json', headers: { host: 'rebound.example' } });
    expect(foreign.statusCode).toBe(404);
  });
});

const mailerOf = ({ url }: Smtp) =>
  createMailer({ mailUrl: url, mailFrom: 'shop@atlas.example' }, Promise.resolve(database as Database));

describe('MAIL_URL', () => {
  test('sends from MAIL_FROM and keeps no outbox', async () => {
    const server = await startSmtp();
    const { mailer, outbox } = mailerOf(server);
    await mailer.send({ ...mail('Hello'), fromName: 'Atlas' });
    server.close();
    expect(outbox).toBeUndefined();
    expect(server.lines).toEqual(
      expect.arrayContaining(['MAIL FROM:<shop@atlas.example>', 'RCPT TO:<mara@atlas.example>']),
    );
    expect(await open().list()).toEqual([]);
  });

  test('a rejection is an error without recipients', async () => {
    const server = await startSmtp((line) => (line.startsWith('RCPT') ? `550 no such ${line}` : undefined));
    const error = await mailerOf(server).mailer.send(mail('Hello')).then(String, String);
    server.close();
    expect(error).toBe('Error: The mail was not sent (550)');
  });
});
