import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isTo } from '../../server/mail/customer/isMailOfCustomer.ts';
import { appointments } from '../../server/appointments/tables.ts';
import { recordChanges } from '../../server/core/history/tables.ts';
import { customers } from '../../server/customers/tables.ts';
import { mails } from '../../server/mailQueue/tables.ts';
import { addLookups, newBooking, addRepair } from './booking.ts';
import { startApp, type TestApp } from './support.ts';

let services: TestApp;
let repair: string;

beforeAll(async () => {
  services = await startApp();
  await addLookups(services);
  repair = await addRepair(services);
});
afterAll(() => services.close());

const ask = (method: string, path: string, body?: object) => services.ask('STAFF', method, path, { body });

const book = async (values: object = {}) => {
  const path = `repair/location/${services.store.locationIds[0]}/appointment`;
  const { status, json, text } = await ask('POST', path, { ...newBooking(repair), ...values });
  if (status !== 201) throw new Error(text);
  return json;
};

const mail = () => `${crypto.randomUUID().slice(0, 8)}@Customers.example`;

const add = async (values: object = {}) =>
  (await ask('POST', 'customer', { first_name: 'Élodie', last_name: 'Tremblay', email: mail(), ...values }))
    .json;

const withEmail = (email: string) =>
  services.database.db.select().from(customers).where(eq(customers.email, email));

describe('an appointment', () => {
  test('by an unknown person creates one guest customer', async () => {
    const email = mail();
    const who = { customer_email: email, customer_first_name: 'J', customer_phone: '(416) 555-0101' };
    const first = await book(who);
    expect(await withEmail(email)).toEqual([
      expect.objectContaining({
        id: first.customer_id,
        first_name: 'J',
        phone: '+14165550101',
        channel: 'IN_STORE',
        is_guest: true,
        created_by: services.store.staff.STAFF.id,
      }),
    ]);
    const noted = await services.database.db
      .select()
      .from(recordChanges)
      .where(eq(recordChanges.record_id, first.customer_id));
    expect(noted).toEqual([expect.objectContaining({ action: 'created' })]);
    const second = await book({ ...who, customer_email: email.toUpperCase(), type: 'QUOTE' });
    expect(second.customer_id).toBe(first.customer_id);
  });

  test('concurrent appointments by an unknown person create one guest customer', async () => {
    const email = mail();
    const booked = await Promise.all([1, 2, 3, 4].map(() => book({ customer_email: email })));
    expect(await withEmail(email)).toEqual([expect.objectContaining({ id: booked[0]?.customer_id })]);
    expect(new Set(booked.map(({ customer_id }) => customer_id)).size).toBe(1);
  });

  test('that is rejected creates no customer', async () => {
    const email = mail();
    await expect(book({ customer_email: email, selected_date: '2001-01-01' })).rejects.toThrow('past');
    await expect(book({ customer_email: email, customer_id: crypto.randomUUID() })).rejects.toThrow(
      'reference',
    );
    expect(await withEmail(email)).toEqual([]);
  });

  test('is linked to the chosen customer, and among several with the same email to the one named', async () => {
    const chosen = await add();
    expect((await book({ customer_id: chosen.id })).customer_id).toBe(chosen.id);
    const email = mail();
    const [anna, ben] = [await add({ email, first_name: 'Anna' }), await add({ email, first_name: 'Ben' })];
    const named = { customer_email: email, customer_last_name: 'TREMBLAY' };
    expect((await book({ ...named, customer_first_name: 'ben' })).customer_id).toBe(ben.id);
    expect((await book({ ...named, customer_first_name: 'Zoé' })).customer_id).toBe(anna.id);
  });

  test('belongs to its customer, or by its email when it has none', async () => {
    const { id, email } = await add();
    const [own, old, other] = [
      await book({ customer_id: id, customer_email: mail() }),
      await book({ customer_email: email.toUpperCase() }),
      await book({ customer_email: email }),
    ];
    const { db } = services.database;
    await db.update(appointments).set({ customer_id: null }).where(eq(appointments.id, old.id));
    const stranger = await add();
    await db.update(appointments).set({ customer_id: stranger.id }).where(eq(appointments.id, other.id));
    const found = await ask('GET', `repair/appointment?customer_id=${id}&created_date_sort_order=asc`);
    expect(found.json.data.map((one: { id: string }) => one.id)).toEqual([own.id, old.id]);
    const counted = await services.ask('STAFF', 'HEAD', `repair/appointment?customer_id=${id}&type=QUOTE`);
    expect(counted.headers['x-count']).toBe('0');
  });
});

test('the timeline merges appointments, contact requests, emails and changes, newest first', async () => {
  const { id, email } = await add();
  const [first, quote] = [
    await book({ customer_id: id }),
    await book({ customer_email: email, type: 'QUOTE' }),
  ];
  const written = await services.app.inject({
    method: 'POST',
    url: `/dc/store/${services.store.id}/contact-us`,
    payload: {
      customer_first_name: 'Élodie',
      customer_last_name: 'Tremblay',
      customer_email: email,
      customer_note: 'x'.repeat(300),
    },
  });
  expect(written.statusCode).toBe(201);
  await services.app.workIsDone();
  const read = async (query = '') => (await ask('GET', `customer/${id}/timeline?${query}`)).json;
  const { data, metadata } = await read('per_page=100');
  const kinds = data.map(({ kind }: { kind: string }) => kind);
  expect(kinds.toSorted()).toEqual(['APPOINTMENT', 'CHANGE', 'MAIL', 'MAIL', 'QUOTE', 'REQUEST']);
  const request = data.find(({ kind }: { kind: string }) => kind === 'REQUEST');
  expect(request).toMatchObject({ state: null, about: `${'x'.repeat(149)}…`, by: null });
  expect(metadata.total).toBe(data.length);
  const bookings = data.filter(({ kind }: { kind: string }) => ['APPOINTMENT', 'QUOTE'].includes(kind));
  expect(bookings).toEqual([
    expect.objectContaining({ id: quote.id, state: 'NEW', about: 'Phone Screen' }),
    expect.objectContaining({ id: first.id, state: 'NOT_STARTED', by: expect.stringMatching(/ /) }),
  ]);
  expect(data.at(-1)).toMatchObject({ kind: 'CHANGE', state: 'created' });
  const dates = data.map(({ date }: { date: string }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
  const pages = await Promise.all([1, 2].map((page) => read(`per_page=2&page=${page}`)));
  expect(pages.flatMap((page) => page.data)).toEqual(data.slice(0, 4));
  expect((await ask('GET', `customer/${crypto.randomUUID()}/timeline`)).status).toBe(404);
});

describe('an email without a customer', () => {
  const send = async (mailed: Partial<Pick<typeof mails.$inferInsert, 'to' | 'cc' | 'bcc'>>) => {
    const email = { kind: 'composed', subject: 'Ready', text: 'Ready', html: '', to: [], ...mailed };
    // An email without a subject record is readable by its author.
    const created_by = services.store.staff.STAFF.id;
    await services.database.db.insert(mails).values({ ...email, created_by, store_id: services.store.id });
  };

  test('belongs to the customer of any recipient address, Cc included, in any case', async () => {
    const { id, email } = await add();
    const other = await add();
    const them = { name: 'Élodie "É" \\ \n\u001F', address: email };
    await send({ to: [them] });
    await send({ to: [{ address: other.email }], cc: [{ address: email.toUpperCase() }] });
    await send({ bcc: [{ address: other.email }, them] });
    await send({ to: [{ address: `x${email}`, name: email }], cc: [{ address: 'x', name: 'address' }] });
    const mailsOf = async (customer: string) => {
      const { data } = (await ask('GET', `customer/${customer}/timeline`)).json;
      return data.filter(({ kind }: { kind: string }) => kind === 'MAIL').length;
    };
    expect(await mailsOf(id)).toBe(3);
    expect(await mailsOf(other.id)).toBe(2);
  });

  test('is found by an index', async () => {
    const plan = await services.database.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return tx.execute(sql`explain select id from ${mails} where ${isTo(['a@x.example', 'b@x.example'])}`);
    });
    expect(JSON.stringify(plan)).toContain('mails_by_recipient');
  });
});

describe('customer search', () => {
  const names = async (typed: string) => {
    const { json } = await ask('GET', `customer?search=${encodeURIComponent(typed)}`);
    return json.data.map(({ first_name }: { first_name: string }) => first_name);
  };
  const mark = crypto.randomUUID().slice(0, 6);
  beforeAll(async () => {
    await add({ first_name: 'Zoë', last_name: `Lefèvre-${mark}`, phone: '+1 514 555 0177' });
    await add({ first_name: 'Nia', last_name: `O’Brien-${mark}` });
    await add({ first_name: 'Abe', last_name: `Lefevre-${mark}`, email: `abe.${mark}@example.com` });
  });

  test.each([
    ['lefevre', ['Abe', 'Zoë']],
    [`LEFÈVRE-${mark} zoe`, ['Zoë']],
    [`Lefèvre-${mark}, Zoë`, ['Zoë']],
    [`O'Brien-${mark}`, ['Nia']],
    [`nia o’brien-${mark}`, ['Nia']],
    [`abe.${mark}@EXAMPLE`, ['Abe']],
    ['(514) 555-0177', ['Zoë']],
    ['514555017', ['Zoë']],
    ['100%', []],
    ['_', []],
    [`nobody ${mark}`, []],
  ])('%j finds %j', async (typed, found) => expect(await names(typed)).toEqual(found));
});
