import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { jobs } from '../../server/core/jobs/tables.ts';
import { mailings } from '../../server/mail/bulk/tables.ts';
import { mailFiles, mails } from '../../server/mailQueue/tables.ts';
import { mailForm, newBulkEmail, type SentFile } from './mails.ts';
import { startApp, type TestApp } from './support.ts';

let services: TestApp;
let count = 0;

beforeAll(async () => {
  services = await startApp({ mailsAMinute: 600 });
});
afterAll(() => services.close());
beforeEach(async () => {
  await services.app.workIsDone();
  services.mails.length = 0;
  for (const table of [mails, mailings, mailFiles, jobs]) await services.database.db.delete(table);
});

const ask: TestApp['ask'] = (...call) => services.ask(...call);
const send = (bulkEmail: unknown, files: SentFile[] = [], role: 'ADMIN' | 'STORE_OWNER' = 'STORE_OWNER') =>
  ask(role, 'POST', 'mailings', mailForm(bulkEmail, files));
const read = async (id: string) => (await ask('STORE_OWNER', 'GET', `mailings/${id}`)).json;

/** Creates a customer with consent to newsletters by default. */
async function add(first_name: string, values: object = {}): Promise<string> {
  count += 1;
  const body = {
    first_name,
    last_name: 'Lind',
    email: `customer${count}@customers.example`,
    default_contact_method: 'EMAIL',
    channel: 'IN_STORE',
    subscriptions: ['NEWSLETTER'],
    ...values,
  };
  return (await ask('STORE_OWNER', 'POST', 'customer', { body })).json.id;
}

const withdraw = (id: string) =>
  ask('STORE_OWNER', 'POST', `customer/${id}/consents`, {
    body: { purpose: 'NEWSLETTER', state: 'WITHDRAWN', source: 'PHONE' },
  });

const unknownId = '00000000-0000-4000-8000-000000000000';

describe('a bulk email', () => {
  test('sends an email to each customer, skips those who may not be contacted, and returns the counts', async () => {
    const email = 'wim@customers.example';
    const withdrawn = await add('Wim', { email });
    await withdraw(withdrawn);
    const chosen = [
      await add('Zoë <b>', { phone: '+16135550144' }),
      withdrawn,
      await add('Ira', { is_voided: true }),
      await add('Noa', { subscriptions: [] }),
      await add('Max'),
      await add('Wim again', { email: email.toUpperCase() }),
      unknownId,
    ];
    const expected = { total: 2, left_out: { gone: 1, inactive: 1, no_email: 0, no_consent: 3 } };
    const preview = await ask('STORE_OWNER', 'POST', 'mailings/preview', { body: { customer_ids: chosen } });
    expect(preview.json).toEqual(expected);

    const letter = {
      subject: 'News for {customer.first_name}',
      html: '<p>Hello {customer.first_name}<script>alert(1)</script>, {store.name}: {customer.phone}.</p>',
    };
    const files = [{ name: 'notes.txt', content: 'Battery: 80 %' }];
    const { status, json, text } = await send(newBulkEmail(chosen, letter), files);
    expect(status, text).toBe(201);
    expect(json).toMatchObject({ ...expected, done: 0, written: 0 });
    await services.app.workIsDone();
    expect(await read(json.id)).toMatchObject({ ...expected, state: 'done', done: 2, written: 2 });

    const [max, zoe] = services.mails.toSorted((one, other) => one.subject.localeCompare(other.subject));
    expect(services.mails).toHaveLength(2);
    expect(max).toMatchObject({ subject: 'News for Max' });
    expect(max?.text).toMatch(/^Hello Max, The first store: \.\n/);
    expect(max?.to).toEqual([{ address: expect.stringContaining('@customers.example'), name: 'Max Lind' }]);
    expect(zoe).toMatchObject({
      subject: 'News for Zoë <b>',
      text: expect.stringMatching(/^Hello Zoë <b>, The first store: \(613\) 555-0144\.\n/) as string,
      fromName: 'The first store',
      replyTo: 'hello@first.example',
      attachments: [{ filename: 'notes.txt' }],
    });
    expect(zoe?.html).toContain('<p>Hello Zoë &lt;b&gt;, The first store: (613) 555-0144.</p>');
    expect(zoe?.html).toContain('<title>News for Zoë &lt;b&gt;</title>');
    expect(await services.database.db.select().from(mailFiles)).toHaveLength(1);
    const theirs = await ask('STORE_OWNER', 'GET', `mails?customer_id=${chosen[0]}`);
    expect(theirs.json.data).toMatchObject([{ state: 'sent', subject: 'News for Zoë <b>' }]);
  });

  test('with advertising ends by one click on its link, which is a page for people', async () => {
    const customer = await add('Una');
    services.mails.length = 0;
    const { json } = await send(newBulkEmail([customer]));
    await services.app.workIsDone();
    expect(await read(json.id)).toMatchObject({ written: 1 });
    const [mail] = services.mails;
    const address = mail?.unsubscribe ?? '';
    expect(mail?.text).toContain(address);
    expect(mail?.html).toContain(address);
    const { pathname, search } = new URL(address);
    const states = async () => {
      const { json: consents } = await ask('STORE_OWNER', 'GET', `customer/${customer}/consents`);
      return (consents.data as { state: string; source: string }[]).filter(
        ({ source }) => source === 'EMAIL',
      );
    };
    const page = await services.app.inject({ url: pathname + search });
    expect(page.body).toContain('Unsubscribe');
    expect(await states()).toEqual([]);
    const click = () =>
      services.app.inject({
        method: 'POST',
        url: pathname + search,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    expect((await click()).statusCode).toBe(200);
    await click();
    expect(await states()).toMatchObject([{ purpose: 'NEWSLETTER', state: 'WITHDRAWN' }]);
    const unknown = await services.app.inject({
      method: 'POST',
      url: `${pathname}?m=${crypto.randomUUID()}`,
    });
    expect(unknown.statusCode).toBe(404);
    const again = await ask('STORE_OWNER', 'POST', 'mailings/preview', {
      body: { customer_ids: [customer] },
    });
    expect(again.json).toMatchObject({ total: 0, left_out: { no_consent: 1 } });
  });

  test('about a service requires no consent, is limited in size, and states its reason', async () => {
    const silent = await add('Noa', { subscriptions: [] });
    const withdrawn = await add('Wim');
    await withdraw(withdrawn);
    const chosen = [silent, withdrawn, await add('Ira', { is_voided: true })];
    const left_out = { gone: 0, inactive: 1, no_email: 0, no_consent: 0 };
    const body = { customer_ids: chosen, purpose: 'SERVICE' };
    const preview = await ask('STORE_OWNER', 'POST', 'mailings/preview', { body });
    expect(preview.json).toEqual({ total: 2, left_out });
    const { status, json, text } = await send({ ...newBulkEmail(chosen), purpose: 'SERVICE' });
    expect(status, text).toBe(201);
    await services.app.workIsDone();
    expect(await read(json.id)).toMatchObject({ purpose: 'SERVICE', total: 2, written: 2 });
    const { data } = (await ask('STORE_OWNER', 'GET', `mails?customer_id=${withdrawn}`)).json;
    const by = services.store.staff.STORE_OWNER.id;
    expect(data).toMatchObject([{ purpose: 'SERVICE', created_by: by, state: 'sent' }]);
    const many = Array.from({ length: 501 }, () => crypto.randomUUID());
    const refused = await send({ ...newBulkEmail(many), purpose: 'SERVICE' });
    expect(refused.json.errors).toEqual([
      { path: '/customer_ids', code: 'maxItems', params: { limit: 500 } },
    ]);
    const newsletter = await send(newBulkEmail([silent]));
    expect(newsletter.json.errors).toEqual([{ path: '/customer_ids', code: 'required' }]);
  });

  test('is sent once per idempotency key, whoever sent it', async () => {
    const bulkEmail = newBulkEmail([await add('Max')]);
    const answers = await Promise.all([send(bulkEmail), send(bulkEmail)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]?.json.id).toBe(answers[1]?.json.id);
    expect((await send(bulkEmail, [], 'ADMIN')).status).toBe(409);
    const another = await send({ ...bulkEmail, subject: 'Another' });
    expect(another.json.errors).toMatchObject([{ path: '/key', code: 'key_used' }]);
    await services.app.workIsDone();
    expect(services.mails).toHaveLength(1);
  });

  test('resumes where it stopped and repeats no email', async () => {
    const bulkEmail = newBulkEmail([await add('Max'), await add('Ida')]);
    const { json } = await send(bulkEmail);
    await services.app.workIsDone();
    const { db } = services.database;
    // Simulates a process that died after an email, then one whose progress was also reset.
    const rerun = async (done: number) => {
      await db.update(mailings).set({ done }).where(eq(mailings.id, json.id));
      await db.update(jobs).set({ state: 'queued', finished_date: null }).where(eq(jobs.kind, 'mailing'));
      await services.app.workIsDone();
    };
    await rerun(1);
    await rerun(0);
    expect(services.mails).toHaveLength(2);
    expect(await read(json.id)).toMatchObject({ state: 'done', done: 2 });
  });

  test('skips customers who withdraw their consent in the meantime', async () => {
    const last = await add('Max');
    const { json } = await send(newBulkEmail([await add('Ida'), await add('Ada'), await add('Eva'), last]));
    await withdraw(last);
    await services.app.workIsDone();
    expect(await read(json.id)).toMatchObject({ total: 4, done: 4, written: 3 });
    expect(services.mails.map(({ to }) => to[0]?.name)).not.toContain('Max Lind');
  });

  test('keeps its sending rate, and stops when it is cancelled', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 30; index++) ids.push(await add(`Customer ${index}`));
    const { json } = await send(newBulkEmail(ids));
    await vi.waitUntil(async () => (await read(json.id)).written > 1);
    const { status, json: cancelled } = await ask('STORE_OWNER', 'POST', `mailings/${json.id}/cancel`);
    expect(status).toBe(200);
    expect(cancelled.state).toBe('cancelled');
    await services.app.workIsDone();
    const { state, written } = await read(json.id);
    expect(state).toBe('cancelled');
    expect(written).toBeLessThan(20);
    expect(services.mails).toHaveLength(written);
  });
});

test('concurrent bulk emails share the sending rate of the store, and their senders find them again', async () => {
  const customers = [await add('Max'), await add('Ida'), await add('Eva')];
  const bulkEmails = ['Monday', 'Tuesday'].map((subject) => newBulkEmail(customers, { subject }));
  for (const one of bulkEmails) expect((await send(one)).status).toBe(201);
  await services.app.workIsDone();
  const written = await services.database.db.select({ at: mails.created_date }).from(mails);
  const times = written.map(({ at }) => at.getTime()).toSorted((one, other) => one - other);
  expect(times).toHaveLength(6);
  // 600 per minute; an email stored late may follow the previous one closely.
  const [first = 0, last = 0] = [times.at(0), times.at(-1)];
  expect(last - first).toBeGreaterThan(400);

  const own = await ask('STORE_OWNER', 'GET', 'mailings');
  expect(own.json.data).toMatchObject([
    { subject: 'Tuesday', state: 'done', written: 3 },
    { subject: 'Monday', state: 'done', written: 3 },
  ]);
  expect((await ask('ADMIN', 'GET', 'mailings')).json).toEqual({ data: [] });
});

test('an attachment is kept for the remaining recipients when one customer is erased', async () => {
  const email = 'forgotten@customers.example';
  const id = await add('Max', { email });
  await send(newBulkEmail([id]), [{ name: 'notes.txt', content: 'Battery: 80 %' }]);
  await services.app.workIsDone();
  const { status } = await ask('STORE_OWNER', 'POST', `customer/${id}/forget`, { body: { email } });
  expect(status).toBe(200);
  expect(await services.database.db.select().from(mailFiles)).toHaveLength(1);
});

test.each([
  ['only unknown customers', { customer_ids: [unknownId] }, '/customer_ids', 'required'],
  ['no customer', { customer_ids: [] }, '/customer_ids', 'minItems'],
  ['without a text', { html: '<p></p>' }, '/html', 'required'],
  ['about an appointment', { html: '<p>{appointment.date}</p>' }, '/html', 'placeholder'],
])('rejects a bulk email: %s', async (_, changes, path, code) => {
  const { status, json } = await send({ ...newBulkEmail([await add('Max')]), ...changes });
  expect(status).toBe(422);
  expect(json.errors).toMatchObject([{ path, code }]);
  expect(await services.database.db.select().from(mailings)).toEqual([]);
});
