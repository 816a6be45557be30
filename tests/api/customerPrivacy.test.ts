import { eq, sql, type SQL } from 'drizzle-orm';
import * as fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { mayMail } from '../../server/customers/consents/register.ts';
import { Scope } from '../../server/core/scope.ts';
import { receiveRequest } from '../../server/customers/requests/receive.ts';
import { notifier } from '../../server/notifications/notify.ts';
import { queueMail } from '../../server/mailQueue/queueMail.ts';
import { aboutOf, readBooking } from '../../server/messageRules/appointments/facts.ts';
import { appointmentMessages } from '../../server/messageRules/tables.ts';
import { storeTracking } from '../../server/shipping/tracking/store.ts';
import { orders, payments } from '../../server/sales/tables.ts';
import { staff } from '../../server/staff/tables.ts';
import { tradeIdentities } from '../../server/trade/tables.ts';
import { post } from '../../server/wallet/ledger.ts';
import type { OrderAddress } from '../../src/schemas/sales/orders.ts';
import type { ShippingAddress } from '../../src/schemas/shipping/address.ts';
import { addLookups, addProduct, book, newBooking, addRepair } from './booking.ts';
import { addAddress, addCustomer, addContactRequest } from './people.ts';
import { createOrder } from './sales.ts';
import { addRate } from './shipments.ts';
import { requestRates, ratesRequest, shippingAddress } from './shipping.ts';
import { startApp, type TestApp } from './support.ts';
import { addTrade } from './trades.ts';

let services: TestApp;
let repair: string;
beforeAll(async () => {
  services = await startApp();
  await addLookups(services);
  repair = await addRepair(services);
});
afterAll(() => services.close());

const ask: TestApp['ask'] = (...call) => services.ask(...call);
async function rows<T = Record<string, unknown>>(query: SQL): Promise<T[]> {
  const answer = (await services.database.db.execute(query)) as { rows: T[] };
  return answer.rows;
}

/** Returns the tables of the database that contain any of these texts, in any column. */
async function placesOf(...texts: string[]): Promise<string[]> {
  const tables = await rows<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`);
  const searches = tables.flatMap(({ name }) =>
    texts.map(
      (text) => sql`select ${`${name}: ${text}`} as place where exists
        (select 1 from ${sql.identifier(name)} t where position(${text.toLowerCase()} in lower(t::text)) > 0)`,
    ),
  );
  return (await rows<{ place: string }>(sql.join(searches, sql` union all `))).map(({ place }) => place);
}

const nothing = () => undefined;
const notify = notifier({ tell: nothing, end: nothing, touch: nothing, changed: nothing });

const scopeOf = () => new Scope(services.database.db, { id: services.store.id, timezone: 'UTC' });

const forget = (id: string, email: string, headers?: Record<string, string>) =>
  ask('STORE_OWNER', 'POST', `customer/${id}/forget`, { body: { email }, headers });

const word = () => `x${randomUUID().replaceAll('-', '').slice(0, 12)}`;

/** Creates a customer with records in every table. Returns the identifying values. */
async function leaveTraces({ withMerge = false } = {}) {
  const [first, last, mailbox, street, note] = [word(), word(), word(), word(), word()];
  const email = `${mailbox}.O'Neil@customers.example`;
  const phone = `+1416555${String(Math.floor(Math.random() * 9000) + 1000)}`;
  const id = await addCustomer(services, { first_name: first, last_name: last, email, phone });
  await addAddress(services, id, { first_name: first, last_name: last, email, phone, address_1: street });
  const contact = {
    customer_first_name: first,
    customer_last_name: last,
    customer_email: email.toUpperCase(),
    customer_phone: phone,
    customer_note: note,
  };
  const path = `repair/location/${services.store.locationIds[0]}/appointment`;
  const made = await ask('STORE_OWNER', 'POST', path, {
    body: { ...newBooking(repair), ...contact, delivery_method: 'WALK_IN' },
  });
  expect(made.status).toBe(201);
  const booking: string = made.json.id;
  await ask('STAFF', 'PUT', path, {
    body: { id: booking, customer_note: `${note} ${last}`, status: 'IN_PROGRESS' },
  });
  await book(services, { ...contact, customer_id: id, customer_city: street });
  await addContactRequest(services, { ...contact, customer_id: null });
  await receiveRequest(scopeOf(), notify, contact);
  const order = randomUUID();
  await scopeOf().insert(orders, [
    {
      id: order,
      order_no: Math.floor(Math.random() * 1e9),
      location_id: services.store.locationIds[0]!,
      order_date: '2026-11-02',
      channel: 'IN_STORE',
      order_status: 'COMPLETED',
      customer_email: email,
      customer_first_name: first,
      customer_last_name: last,
      customer_phone: phone,
      billing_address: { address_1: street, first_name: first } as OrderAddress,
      note: `For ${last}`,
      subtotal: 1000,
      discount_amount: 0,
      total_before_tax: 1000,
      gst_hst: 130,
      pst_rst_qst: 0,
      total: 1130,
    },
  ]);
  const payment = { kind: 'REFUND', method: 'POS', amount: 100, reason: note } as const;
  const [location_id = 0] = services.store.locationIds;
  await scopeOf().insert(payments, [{ ...payment, order_id: order, location_id }]);
  const entries = [
    { account: 'CARD', amount: -100 },
    { account: 'RECEIVABLE', amount: 100 },
  ] as const;
  await scopeOf().transaction((own) =>
    post(own, null, { kind: 'REFUND', location_id, order_id: order, note, entries: [...entries] }),
  );
  const trade = await addTrade(services, await addProduct(services), { customer_id: id });
  const reason = { key: randomUUID(), reason: note };
  expect((await ask('STORE_OWNER', 'POST', `tradeRequests/${trade}/decline`, { body: reason })).status).toBe(
    200,
  );
  // Issued and withdrawn.
  for (const amount of [500, -500])
    await scopeOf().transaction((own) =>
      post(own, null, {
        kind: 'STORE_CREDIT',
        location_id: services.store.locationIds[0]!,
        customer_id: id,
        note,
        entries: [
          { account: 'STORE_CREDIT', amount: -amount, customer_id: id },
          { account: 'EXPENSES', amount },
        ],
      }),
    );
  const mail = { kind: 'letter', subject: last, text: note, html: `<p>${note}</p>` };
  const to = [{ address: email.toLowerCase(), name: first }];
  const attachments = [{ filename: `${note}.txt`, contentType: 'text/plain', content: note }];
  await queueMail(scopeOf(), { ...mail, to, attachments, customerId: id });
  await queueMail(scopeOf(), { ...mail, to, sendAt: new Date('2100-01-01') });
  await tellByHand(booking, { subject: `For ${last}`, text: `Hello ${first}` }, `Come, ${last}`);
  const parcel = await sendParcel(
    id,
    { appointment_id: booking, order_id: order },
    { name: `${first} ${last}`, phone, address_line1: street },
    note,
  );
  const identifying = [first, last, mailbox, street, note, phone];
  if (withMerge) {
    const former = await leaveTraces();
    const { status } = await ask('STAFF', 'POST', 'customer/merge', {
      body: { kept: { id }, merged: { id: former.id }, take: [], leave_out: [], defaults: [] },
    });
    if (status !== 201) throw new Error('The merge failed');
    identifying.push(...former.identifying);
    await finish(former.booking);
  }
  await finish(booking);
  return { id, email, booking, parcel, identifying };
}

/** Stores a message about an appointment that was not sent, and sends it by hand in other words. */
async function tellByHand(booking: string, words: { subject: string; text: string }, text: string) {
  const record = (await readBooking(scopeOf(), booking))!;
  const [location_id = 0] = services.store.locationIds;
  const id = randomUUID();
  await scopeOf().insert(appointmentMessages, [
    {
      ...words,
      id,
      appointment_id: booking,
      location_id,
      event: 'APPOINTMENT_BOOKED',
      about: aboutOf(record),
      state: 'NOT_SENT',
      wanted: 'MAIL',
      reason: 'no_address',
      language: 'en',
    },
  ]);
  const body = { key: randomUUID(), text };
  const { status, text: answer } = await ask('STORE_OWNER', 'POST', `appointmentMessages/${id}/send`, {
    body,
  });
  expect(status, answer).toBe(200);
}

/**
 * Creates a shipment with tracking events, and rates without a shipment. Returns a function that repeats the webhook.
 */
async function sendParcel(
  customer_id: string,
  { appointment_id, order_id }: { appointment_id: string; order_id: string },
  to: Partial<ShippingAddress>,
  note: string,
) {
  await addRate(services, services.store, { to, about: { appointment_id } });
  await addRate(services, services.store, { to, about: { order_id } });
  const asked = { ...ratesRequest({ ship_to: shippingAddress(to) }), about: { customer_id } };
  await requestRates(services, asked);
  const rates = await requestRates(services, asked);
  const { rate_id } = rates.find(({ validation_status }) => validation_status === 'valid')!;
  const bought = await ask('STORE_OWNER', 'POST', `/dc/labels/rates/${rate_id}`, {
    body: { label_format: 'pdf', label_layout: '4x6' },
  });
  expect(bought.status).toBe(200);
  const [{ id } = { id: '' }] = await rows<{ id: string }>(
    sql`update shipments set void_message = ${note} where rate_id = ${rate_id} returning id`,
  );
  const { label_id } = bought.json;
  const repeatWebhook = () =>
    storeTracking(scopeOf(), { notify }, id, {
      tracking_number: '1Z',
      carrier_code: 'canada_post',
      status: 'delivered',
      events: [
        {
          occurred_at: '2026-11-04T10:00:00Z',
          status: 'delivered',
          description: `Left with ${to.name}`,
          city_locality: note,
          state_province: 'QC',
          country_code: 'CA',
        },
      ],
    });
  expect(await repeatWebhook()).toBe(true);
  return { label_id, tell: repeatWebhook };
}

const finish = (booking: string) =>
  rows(sql`update appointments set status = 'COMPLETED' where id = ${booking}`);

const figures = () =>
  rows(sql`
    select a.id, type, location_id, booking_date, selected_date, selected_start_time, status, delivery_method,
      r.product_name, r.repair_name, r.cost, r.warranty
    from appointments a join appointment_repairs r on r.appointment_id = a.id order by a.id`);

describe('Erasing a customer', () => {
  test('removes all personal data from the database and keeps the figures of appointments', async () => {
    await fc.assert(
      fc.asyncProperty(fc.boolean(), async (withMerge) => {
        const { id, email, parcel, identifying } = await leaveTraces({ withMerge });
        const before = await figures();
        const found = await placesOf(...identifying);
        expect(found.join()).toContain('sample_shipments');
        for (const one of identifying) expect(found.join()).toContain(one);
        expect((await forget(id, email)).status).toBe(200);
        expect(await parcel.tell()).toBe(false);
        expect((await ask('STAFF', 'GET', `/dc/labels/${parcel.label_id}/file.pdf`)).status).toBe(404);
        await services.app.workIsDone();
        expect(await placesOf(...identifying)).toEqual([]);
        expect(await figures()).toEqual(before);
        expect((await forget(id, email)).status).toBe(200);
      }),
      { numRuns: 3, examples: [[true], [false]] },
    );
  }, 60_000);

  test('leaves one entry that names who did it', async () => {
    const { id, email, identifying } = await leaveTraces();
    await forget(id, email);
    const lines = await rows(
      sql`select action, changed_by, changes from record_changes where record_id = ${id}`,
    );
    expect(lines).toEqual([
      { action: 'forgotten', changed_by: services.store.staff.STORE_OWNER.id, changes: {} },
    ]);
    expect(JSON.stringify(lines)).not.toContain(identifying[0]);
    const [row] = await rows(sql`select first_name, email, phone, is_voided from customers where id = ${id}`);
    expect(row).toEqual({ first_name: '—', email: `${id}@forgotten.invalid`, phone: null, is_voided: true });
  });

  test('does not affect other customers', async () => {
    const [one, other] = [await leaveTraces(), await leaveTraces()];
    const shared = await addCustomer(services, { email: one.email, last_name: word() });
    const theirs = await book(services, { customer_id: shared, customer_email: one.email });
    const subject = word();
    await queueMail(scopeOf(), {
      kind: 'letter',
      to: [{ address: other.email }],
      cc: [{ address: one.email }],
      subject,
      text: '',
      html: '',
      customerId: other.id,
    });
    const before = await placesOf(...other.identifying, subject);
    await forget(one.id, one.email);
    expect(await placesOf(...other.identifying, subject)).toEqual(before);
    const [email] = await rows(sql`select "to", cc from mails where subject = ${subject}`);
    expect(email).toEqual({ to: [{ address: other.email }], cc: [] });
    const [booking] = await rows(sql`select customer_email from appointments where id = ${theirs}`);
    expect(booking?.customer_email).toBe(one.email);
  });

  test('is confirmed by the email address and requires the current version', async () => {
    const { id, email } = await leaveTraces();
    expect((await forget(id, 'another@customers.example')).json.errors).toEqual([
      { path: '/email', code: 'const' },
    ]);
    expect((await forget(id, email, { 'if-match': '"old"' })).status).toBe(412);
    expect((await forget(id, email.toUpperCase())).status).toBe(200);
    expect((await ask('STORE_OWNER', 'POST', `customer/${id}/file`)).status).toBe(409);
    const consent = { purpose: 'TERMS', state: 'GRANTED', source: 'PHONE' };
    expect((await ask('STAFF', 'POST', `customer/${id}/consents`, { body: consent })).status).toBe(409);
  });

  test.each([
    ['a future booking', { selected_date: '2100-01-01' }, 409],
    ['in the workshop', { selected_date: '2020-01-01', status: 'IN_PROGRESS' }, 409],
    ['cancelled', { selected_date: '2100-01-01', is_voided: true }, 200],
    ['done', { selected_date: '2100-01-01', status: 'COMPLETED' }, 200],
    ['long past', { selected_date: '2020-01-01' }, 200],
    ['only a quote', { selected_date: '2100-01-01', type: 'QUOTE' }, 200],
  ])('waits for unfinished business: %s', async (_, values, status) => {
    const email = `${word()}@customers.example`;
    const id = await addCustomer(services, { email });
    await book(services, { customer_id: id, customer_email: email, ...values });
    const answer = await forget(id, email);
    expect(answer.status).toBe(status);
    const open = { path: '', code: 'open_appointments', params: { count: 1 } };
    expect(answer.json.errors).toEqual(status === 409 ? [open] : undefined);
  });

  test('waits for open orders and a balance that is not zero', async () => {
    const email = `${word()}@customers.example`;
    const id = await addCustomer(services, { email });
    const [location_id = 0] = services.store.locationIds;
    const order = await createOrder(services, location_id, { customer_id: id });
    const give = (direction: string) =>
      ask('STORE_OWNER', 'POST', `customer/${id}/balances`, {
        body: {
          key: randomUUID(),
          balance: 'STORE_CREDIT',
          direction,
          amount: 500,
          note: 'Goodwill',
          location_id,
        },
      });
    expect((await give('GIVE')).status).toBe(200);
    const refused = await forget(id, email);
    expect([refused.status, refused.json.errors]).toEqual([
      409,
      [
        { path: '', code: 'open_orders', params: { count: 1 } },
        { path: '', code: 'has_balance', params: { amount: 500 } },
      ],
    ]);
    await ask('STORE_OWNER', 'POST', `orders/${order}/cancel`, { body: { key: randomUUID() } });
    expect((await give('TAKE')).status).toBe(200);
    expect((await forget(id, email)).status).toBe(200);
  });
});

describe('The data export of a customer', () => {
  test('contains all stored data about them, and is recorded', async () => {
    const { id, identifying } = await leaveTraces({ withMerge: true });
    for (let index = 0; index < 3; index += 1) await book(services, { customer_id: id });
    const { status, headers, json, text } = await ask('STORE_OWNER', 'POST', `customer/${id}/file`);
    expect(status).toBe(200);
    expect(headers['content-disposition']).toBe(`attachment; filename="customer_${id}.json"`);
    expect(json.left_out).toEqual({});
    expect(Object.keys(json)).toEqual([
      'exported_date',
      'left_out',
      'customer',
      'addresses',
      'aliases',
      'consents',
      'appointments',
      'requests',
      'orders',
      'balances',
      'transactions',
      'trades',
      'mails',
      'shipments',
      'deviceOwners',
      'devices',
      'threads',
      'tickets',
      'ticketPhotos',
      'signatures',
      'textMessages',
      'estimates',
      'estimateAnswers',
      'paymentAttempts',
      'ticketMessages',
      'appointmentMessages',
      'receivedMails',
      'history',
    ]);
    const kept = identifying.slice(0, 6);
    for (const one of kept) expect(text.toLowerCase()).toContain(one.toLowerCase());
    expect([
      json.addresses.length,
      json.aliases.length,
      json.appointments.length,
      json.requests.length,
    ]).toEqual([2, 1, 7, 4]);
    expect(json.orders).toMatchObject([
      { total: 1130, lines: [], payments: [{ amount: 100 }] },
      { total: 1130 },
    ]);
    expect(json.balances).toEqual([{ kind: 'STORE_CREDIT', amount: 0 }]);
    expect(json.transactions[0].entries).toHaveLength(2);
    expect(json.appointments[0].repairs).toMatchObject([{ repair_name: 'Screen' }]);
    expect(json.history.map(({ action }: { action: string }) => action)).toContain('exported');
    expect(text).not.toContain(services.store.id);
  });
});

describe('The rights to export and erase', () => {
  const grant = (permissions: string[]) =>
    services.database.db
      .update(staff)
      .set({ permissions: permissions.map((permission_id) => ({ permission_id })) })
      .where(eq(staff.id, services.store.staff.STAFF.id));
  afterEach(() => grant([]));

  test('are separate from the right to edit', async () => {
    const id = await addCustomer(services);
    expect((await ask('STORE_MANAGER', 'POST', `customer/${id}/file`)).status).toBe(403);
    expect(
      (await ask('STAFF', 'POST', `customer/${id}/forget`, { body: { email: 'a@b.example' } })).status,
    ).toBe(403);
    await grant(['FORGET_CUSTOMER']);
    expect((await ask('STAFF', 'POST', `customer/${id}/file`)).status).toBe(200);
  });

  test('the export contains only what the user may read, with the number of omitted records', async () => {
    const id = await addCustomer(services);
    const [home = 0, away = 0] = services.store.locationIds;
    const [here, there] = [home, away].map(async (location_id) => {
      const booking = await book(services, { customer_id: id, location_id });
      await addContactRequest(services, { customer_id: id, location_id });
      const order = await createOrder(services, location_id, { customer_id: id });
      const trade = await addTrade(services, await addProduct(services), { customer_id: id, location_id });
      const mail = { kind: 'letter', to: [{ address: 'a@b.example' }], subject: 'Ready', text: '', html: '' };
      await queueMail(scopeOf(), { ...mail, customerId: id, appointmentId: booking });
      return { booking, order, trade };
    });
    const [own, theirs] = [await here!, await there!];
    await scopeOf().insert(tradeIdentities, [
      {
        trade_request_id: own.trade,
        document_kind: 'PASSPORT',
        document_number: 'PASS-0815',
        name: 'Ada Berg',
        birth_date: '1990-01-01',
      },
    ]);
    await grant(['FORGET_CUSTOMER']);
    const { json, text } = await ask('STAFF', 'POST', `customer/${id}/file`);
    const idsOf = (list: { id: string }[]) => list.map((one) => one.id);
    expect([idsOf(json.appointments), idsOf(json.orders), idsOf(json.trades)]).toEqual([
      [own.booking],
      [own.order],
      [own.trade],
    ]);
    expect([json.mails.length, json.requests.length]).toEqual([1, 1]);
    expect(json.left_out).toEqual({ appointments: 1, requests: 1, orders: 1, trades: 1, mails: 1 });
    for (const hidden of [theirs.booking, theirs.order, theirs.trade, 'PASS-0815'])
      expect(text).not.toContain(hidden);
    await grant(['FORGET_CUSTOMER', 'EDIT_TRADE']);
    expect((await ask('STAFF', 'POST', `customer/${id}/file`)).text).toContain('PASS-0815');
    const whole = await ask('STORE_OWNER', 'POST', `customer/${id}/file`);
    expect(whole.json.left_out).toEqual({});
    expect(whole.text).toContain(theirs.order);
  });
});

test('Returns 404 for ids that are no customer of the store', async () => {
  const theirs = await addCustomer(services, { email: 'there@customers.example' }, services.other);
  for (const id of [theirs, randomUUID(), 'nobody']) {
    expect((await ask('ADMIN', 'POST', `customer/${id}/file`)).status).toBe(404);
    expect(
      (await ask('ADMIN', 'POST', `customer/${id}/forget`, { body: { email: 'there@customers.example' } }))
        .status,
    ).toBe(404);
    const consent = { purpose: 'TERMS', state: 'GRANTED', source: 'PHONE' };
    expect((await ask('ADMIN', 'POST', `customer/${id}/consents`, { body: consent })).status).toBe(404);
  }
  expect(await placesOf('there@customers.example')).toEqual(['customers: there@customers.example']);
});

test('Advertising requires a valid consent, service emails do not', async () => {
  const scope = scopeOf();
  const ids = await Promise.all(Array.from({ length: 4 }, () => addCustomer(services)));
  const [silent = '', granted = '', withdrawn = '', forgotten = ''] = ids;
  const agree = (id: string, state: string) =>
    ask('STAFF', 'POST', `customer/${id}/consents`, {
      body: { purpose: 'NEWSLETTER', state, source: 'PHONE' },
    });
  for (const id of [granted, withdrawn, forgotten]) await agree(id, 'GRANTED');
  await agree(withdrawn, 'WITHDRAWN');
  const [{ email } = { email: '' }] = await rows<{ email: string }>(
    sql`select email from customers where id = ${forgotten}`,
  );
  await forget(forgotten, email);
  expect(await mayMail(scope, ids, 'NEWSLETTER')).toEqual(new Set([granted]));
  expect(await mayMail(scope, ids, 'SERVICE')).toEqual(new Set([silent, granted, withdrawn]));
});
