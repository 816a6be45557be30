import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appointments } from '../../server/appointments/tables.ts';
import { jobs } from '../../server/core/jobs/tables.ts';
import { mailFiles, mails } from '../../server/mailQueue/tables.ts';
import { addLookups, book } from './booking.ts';
import { addCustomer, addContactRequest } from './people.ts';
import { addFailedMail, mailForm, newMail, type SentFile } from './mails.ts';
import { png, startApp, type TestApp } from './support.ts';

let services: TestApp;
let home: number;
let customerId: string;

beforeAll(async () => {
  services = await startApp();
  await addLookups(services);
  [home = 0] = services.store.locationIds;
  const body = {
    first_name: 'Zoë <b>',
    last_name: 'Lind',
    email: 'zoe@customer.example',
    default_contact_method: 'EMAIL',
    channel: 'IN_STORE',
  };
  customerId = (await ask('STORE_OWNER', 'POST', 'customer', { body })).json.id;
  for (const name of ['mara', 'cc', 'bcc'])
    await addCustomer(services, { email: `${name}@customer.example` });
  const signature = (values: object) =>
    ask('STORE_OWNER', 'POST', 'mailTemplates', {
      body: { name: 'Signature', kind: 'SIGNATURE', ...values },
    });
  await signature({ body: '<p>{store.name}</p>' });
  await signature({ location_id: home, body: '<p>{location.name}: {location.phone}</p>' });
});
afterAll(() => services.close());
beforeEach(async () => {
  await services.app.workIsDone();
  services.mails.length = 0;
  await services.database.db.delete(mails);
  await services.database.db.delete(mailFiles);
});

const ask: TestApp['ask'] = (...call) => services.ask(...call);
const send = (mail: unknown, files: SentFile[] = [], role: 'STAFF' | 'STORE_OWNER' = 'STAFF') =>
  ask(role, 'POST', 'mails', mailForm(mail, files));
const fromHome = (values: object = {}) => newMail({ location_id: home, ...values });
const sent = async () => {
  await services.app.workIsDone();
  return services.mails;
};
const rows = () => services.database.db.select().from(mails);

describe('an email', () => {
  test('is sent in the name of the store, signed, with replies to the location', async () => {
    const { status, json } = await send(
      fromHome({
        customer_id: customerId,
        cc: [{ address: 'cc@customer.example' }],
        bcc: [{ address: 'bcc@customer.example' }],
        subject: 'For {customer.first_name}',
        html: '<p>Hello {customer.first_name} {customer.last_name}<script>alert(1)</script></p>',
      }),
    );
    expect(status).toBe(201);
    expect(json).toMatchObject({ state: 'queued', subject: 'For Zoë <b>', customer_id: customerId });
    const [mail] = await sent();
    expect(mail).toMatchObject({
      fromName: 'The first store',
      replyTo: 'North@first.example',
      to: [{ address: 'mara@customer.example', name: 'Mara Lind' }],
      cc: [{ address: 'cc@customer.example' }],
      bcc: [{ address: 'bcc@customer.example' }],
      subject: 'For Zoë <b>',
      text: 'Hello Zoë <b> Lind\n\nNorth:',
    });
    expect(mail?.html).toContain('<p>Hello Zoë &lt;b&gt; Lind</p><hr /><p>North: </p>');
    expect(mail?.html).not.toContain('script');
    const { json: stored } = await ask('STAFF', 'GET', `mails/${json.id}`);
    expect(stored).toMatchObject({ state: 'sent', reason: null });
    expect(stored.settled_date).toBeTruthy();
  });

  test('of the store has its signature, or none, and its reply address', async () => {
    await send(newMail({ reply_to: 'me@first.example' }), [], 'STORE_OWNER');
    await send(newMail({ signature: false }), [], 'STORE_OWNER');
    const [signed, plain] = (await sent()).toSorted((one, other) => other.text.length - one.text.length);
    expect(signed).toMatchObject({ replyTo: 'me@first.example', text: 'It is ready.\n\nThe first store' });
    expect(plain).toMatchObject({ replyTo: 'hello@first.example', text: 'It is ready.' });
  });

  test('about an appointment contains its time', async () => {
    const appointment_id = await book(services);
    await services.database.db
      .update(appointments)
      .set({ selected_date: '2030-05-06', selected_start_time: '09:30:00', selected_end_time: null })
      .where(eq(appointments.id, appointment_id));
    const html = '<p>{appointment.date}, {appointment.time}: {appointment.services}</p>';
    const { status, text } = await send(fromHome({ appointment_id, html, signature: false, language: 'fr' }));
    expect(status, text).toBe(201);
    expect((await sent())[0]?.text).toMatch(/^lundi 6 mai 2030, 09 h 30: \S/);
  });

  test('includes its attachments and inline pictures, each with its type', async () => {
    const src = `data:image/jpeg;base64,${png.toString('base64')}`;
    const { json } = await send(fromHome({ html: `<p>See <img alt="it" src="${src}"></p>` }), [
      { name: 'Reçu.pdf', content: '%PDF-1.7 receipt' },
      { name: '../../notes.txt', content: 'Battery: 80 %' },
    ]);
    expect(json.attachments).toEqual([
      { filename: 'Reçu.pdf', bytes: 16 },
      { filename: 'notes.txt', bytes: 13 },
      { filename: 'picture1.png', bytes: png.length },
    ]);
    const [mail] = await sent();
    const cid = /src="cid:([^"]+)"/.exec(mail?.html ?? '')?.[1];
    expect(mail?.attachments).toEqual([
      { filename: 'Reçu.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.7 receipt') },
      { filename: 'notes.txt', contentType: 'text/plain', content: Buffer.from('Battery: 80 %') },
      { filename: 'picture1.png', contentType: 'image/png', content: png, cid },
    ]);
    const file = await ask('STAFF', 'GET', `mails/${json.id}/attachments/0`);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''Re%C3%A7u.pdf",
    });
    expect((await ask('STAFF', 'GET', `mails/${json.id}/attachments/3`)).status).toBe(404);
    expect((await ask('STAFF', 'GET', `mails/${json.id}/attachments/x`)).status).toBe(404);
  });

  test('is sent once per idempotency key, also concurrently', async () => {
    const mail = fromHome();
    const files = [{ name: 'notes.txt', content: 'Battery: 80 %' }];
    const answers = await Promise.all([send(mail, files), send(mail, files), send(mail, files)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1);
    expect(await sent()).toHaveLength(1);
    expect(await services.database.db.select().from(mailFiles)).toHaveLength(1);
    expect((await send(mail, [], 'STORE_OWNER')).status).toBe(409);
    expect((await send({ ...mail, subject: 'Another' }, files)).status).toBe(409);
  });
});

describe('is rejected and not stored:', () => {
  const unknown = randomUUID();
  test.each<[string, object, object[]]>([
    ['no recipient', { to: [] }, [{ path: '/to', code: 'required' }]],
    ['a wrong address', { cc: [{ address: 'mara@' }] }, [{ path: '/cc/0/address', code: 'email' }]],
    [
      'a header injection in the subject',
      { subject: 'Hello\r\nBcc: all@customer.example' },
      [{ path: '/subject', code: 'oneLine' }],
    ],
    [
      'a header injection in a name',
      { to: [{ address: 'a@b.example', name: 'A\r\nBcc: all@customer.example' }] },
      [{ path: '/to/0/name', code: 'oneLine' }],
    ],
    [
      'an unknown placeholder',
      { html: '<p>{customer.nickname}</p>' },
      [{ path: '/html', code: 'placeholder', params: { name: '{customer.nickname}' } }],
    ],
    [
      'a customer placeholder without a customer',
      { subject: '{customer.first_name}' },
      [{ path: '/subject', code: 'placeholder', params: { name: '{customer.first_name}' } }],
    ],
    ['an unknown customer', { customer_id: unknown }, [{ path: '/customer_id', code: 'reference' }]],
    ['an unknown request', { request_id: unknown }, [{ path: '/request_id', code: 'reference' }]],
    ['an unknown appointment', { appointment_id: unknown }, [{ path: '/appointment_id', code: 'reference' }]],
    [
      '5 MB of text',
      { html: `<p>${'words '.repeat(900_000)}</p>` },
      [{ path: '/html', code: 'maxLength', params: { limit: 200_000 } }],
    ],
    ['a key of its own', { key: 'mine' }, [{ path: '/key', code: 'uuid' }]],
    ['an unknown property', { from: 'boss@first.example' }, [{ path: '/from', code: 'unknown' }]],
  ])('%s', async (_, values, errors) => {
    const { status, json } = await send(fromHome(values));
    expect(status).toBe(422);
    expect(json.errors).toEqual(errors);
    expect(await rows()).toEqual([]);
  });

  test.each<[string, SentFile[], object]>([
    [
      'an attachment whose content contradicts its type',
      [
        { name: 'a.pdf', content: '%PDF-1' },
        { name: 'b.pdf', content: 'MZ' },
      ],
      { path: '/attachments/1', code: 'attachmentType' },
    ],
    [
      '11 MB of files',
      [1, 2].map((one) => ({ name: `${one}.txt`, content: 'a'.repeat(5.5 * 1024 * 1024) })),
      { path: '/attachments', code: 'attachmentSize', params: { limit: 10 } },
    ],
    [
      '21 files',
      Array.from({ length: 21 }, (_, one) => ({ name: `${one}.txt`, content: 'a' })),
      { path: '/attachments', code: 'maxItems', params: { limit: 20 } },
    ],
  ])('%s', async (_, files, error) => {
    const { status, json } = await send(fromHome(), files);
    expect(status).toBe(422);
    expect(json.errors).toEqual([error]);
    expect(await services.database.db.select().from(mailFiles)).toEqual([]);
  });

  test('unreadable content', async () => {
    expect((await send('{')).status).toBe(400);
    expect((await send('[]')).status).toBe(422);
    expect((await ask('STAFF', 'POST', 'mails', { body: newMail() })).status).toBe(415);
  });

  test('a customer, appointment or email of another store', async () => {
    const { json } = await send(fromHome({ customer_id: customerId }));
    const elsewhere = { store: services.other };
    const theirs = newMail({ customer_id: customerId });
    const answer = await ask('STORE_OWNER', 'POST', 'mails', { ...mailForm(theirs), ...elsewhere });
    expect(answer.json.errors).toEqual([{ path: '/customer_id', code: 'reference' }]);
    expect((await ask('STORE_OWNER', 'GET', `mails/${json.id}`, elsewhere)).status).toBe(404);
    expect((await ask('STORE_OWNER', 'GET', 'mails', elsewhere)).json.data).toEqual([]);
  });
});

describe('an email that failed', () => {
  test('is sent again once, as a new email that references it, with its attachments', async () => {
    const id = await addFailedMail(services, home);
    const body = { key: randomUUID() };
    const first = await ask('STAFF', 'POST', `mails/${id}/again`, { body });
    const second = await ask('STAFF', 'POST', `mails/${id}/again`, { body });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.json.id).toBe(first.json.id);
    expect(first.json).toMatchObject({ again_of: id, subject: 'Your phone' });
    const [mail, ...more] = await sent();
    expect(more).toEqual([]);
    expect(mail?.attachments).toMatchObject([
      { filename: 'notes.txt', content: Buffer.from('Battery: 80 %') },
    ]);
    expect((await ask('STAFF', 'GET', `mails/${id}`)).json.state).toBe('failed');
  });

  test('is not sent again while it is being sent or once it arrived', async () => {
    const { json } = await send(fromHome());
    await sent();
    const again = () => ask('STAFF', 'POST', `mails/${json.id}/again`, { body: { key: randomUUID() } });
    expect((await again()).status).toBe(409);
    expect(services.mails).toHaveLength(1);
  });
});

describe('staff without the right to send to several', () => {
  const to = (...addresses: string[]) => addresses.map((address) => ({ address }));

  test('can write only to addresses that the store knows', async () => {
    await addContactRequest(services, { customer_email: 'Asked@elsewhere.example' });
    const appointment_id = await book(services, { customer_email: 'booked@elsewhere.example' });
    const known = to('MARA@customer.example', 'asked@elsewhere.example', 'booked@elsewhere.example');
    expect((await send(fromHome({ to: known, appointment_id }))).status).toBe(201);
    const { status, json } = await send(
      fromHome({ to: known, cc: to('hello@first.example', 'nobody@elsewhere.example') }),
    );
    expect([status, json.errors]).toEqual([422, [{ path: '/cc/1/address', code: 'stranger' }]]);
    expect((await send(fromHome({ cc: to('nobody@elsewhere.example') }), [], 'STORE_OWNER')).status).toBe(
      201,
    );
  });

  test('can set reply addresses of the store’s staff only', async () => {
    const { status, json } = await send(fromHome({ reply_to: 'mara@customer.example' }));
    expect([status, json.errors]).toEqual([422, [{ path: '/reply_to', code: 'stranger' }]]);
    const { email } = services.store.staff.STAFF;
    for (const reply_to of ['hello@first.example', 'north@first.example', email])
      expect((await send(fromHome({ reply_to }))).status).toBe(201);
  });
});

test('recipients per hour are limited per person, and rejected emails do not count', async () => {
  const few = await startApp({ mailsAnHour: 3 });
  const [location_id] = few.store.locationIds;
  const write = (role: 'STORE_OWNER' | 'ADMIN', count: number, values: object = {}) => {
    const to = Array.from({ length: count }, (_, index) => ({ address: `${index}@elsewhere.example` }));
    return few.ask(role, 'POST', 'mails', mailForm(newMail({ location_id, to, ...values })));
  };
  const kept = newMail().key;
  expect((await write('STORE_OWNER', 2, { key: kept })).status).toBe(201);
  const refused = await write('STORE_OWNER', 2);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await write('STORE_OWNER', 1)).status).toBe(201);
  expect((await write('STORE_OWNER', 1)).status).toBe(429);
  // Repeating the request returns the same email.
  expect((await write('STORE_OWNER', 2, { key: kept })).status).toBe(201);
  expect((await write('ADMIN', 3)).status).toBe(201);
  await few.close();
});

describe('reading an email depends on its subject', () => {
  const away = () => services.store.locationIds[1]!;
  const mayRead = async (id: string) => {
    const calls = ['', '/attachments/0'].map((path) => ask('STAFF', 'GET', `mails/${id}${path}`));
    const again = ask('STAFF', 'POST', `mails/${id}/again`, { body: { key: randomUUID() } });
    const list = await ask('STAFF', 'GET', 'mails');
    const isListed = list.json.data.some((one: { id: string }) => one.id === id);
    return { one: (await Promise.all([...calls, again])).map(({ status }) => status), isListed };
  };
  const fail = async (values: Partial<typeof mails.$inferInsert>) => {
    const id = await addFailedMail(services, home);
    await services.database.db.update(mails).set(values).where(eq(mails.id, id));
    return id;
  };
  const readable = { one: [200, 200, 201], isListed: true };
  const hidden = { one: [403, 403, 403], isListed: false };

  test('an appointment: on its location, wherever the email was written', async () => {
    const [here, there] = [await book(services), await book(services, { location_id: away() })];
    expect(await mayRead(await fail({ appointment_id: here }))).toEqual(readable);
    const theirs = await fail({ appointment_id: there, customer_id: customerId });
    expect(await mayRead(theirs)).toEqual(hidden);
    const timeline = await ask('STAFF', 'GET', `customer/${customerId}/timeline?per_page=100`);
    expect(timeline.text).not.toContain(theirs);
    const whole = await ask('STORE_OWNER', 'GET', `customer/${customerId}/timeline?per_page=100`);
    expect(whole.text).toContain(theirs);
    expect((await ask('STORE_OWNER', 'GET', `mails/${theirs}`)).status).toBe(200);
  });

  test('a contact request: on its location', async () => {
    const [here, there] = [
      await addContactRequest(services, { location_id: home }),
      await addContactRequest(services, { location_id: away() }),
    ];
    expect(await mayRead(await fail({ request_id: here }))).toEqual(readable);
    expect(await mayRead(await fail({ request_id: there }))).toEqual(hidden);
    const { status } = await send(fromHome({ request_id: there }));
    expect(status).toBe(403);
  });

  test('anything else: on the sending location, or without one on the author', async () => {
    expect(await mayRead(await fail({ location_id: away(), customer_id: customerId }))).toEqual(hidden);
    expect(await mayRead(await fail({ location_id: null }))).toEqual(hidden);
    const own = await fail({ location_id: null, created_by: services.store.staff.STAFF.id });
    expect((await mayRead(own)).isListed).toBe(true);
  });

  test('a pending code is readable by nobody', async () => {
    const id = await fail({ is_secret: true });
    expect((await ask('STORE_OWNER', 'GET', `mails/${id}`)).status).toBe(403);
  });
});

test('emails are listed by customer, newest first', async () => {
  await send(fromHome({ customer_id: customerId, subject: 'One' }));
  await send(fromHome({ customer_id: customerId, subject: 'Two' }));
  await send(fromHome({ subject: 'Of nobody' }));
  const { json } = await ask('STAFF', 'GET', `mails?customer_id=${customerId}&per_page=1`);
  expect(json.data.map(({ subject }: { subject: string }) => subject)).toEqual(['Two']);
  expect(json.metadata).toEqual({ total: 2, page: 1, per_page: 1 });
  await services.database.db.delete(jobs);
});
