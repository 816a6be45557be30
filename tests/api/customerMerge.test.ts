import { getTableName, sql, type SQL } from 'drizzle-orm';
import * as fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TimelineEntry } from '../../src/schemas/customers/timeline.ts';
import { customerRecords } from '../../server/customers/contributions.ts';
import { book } from './booking.ts';
import { addAddress, addCustomer, addContactRequest } from './people.ts';
import { startApp, type TestApp } from './support.ts';

let services: TestApp;
beforeAll(async () => {
  services = await startApp();
});
afterAll(() => services.close());

const ask: TestApp['ask'] = (...call) => services.ask(...call);
async function rows<T = Record<string, unknown>>(query: SQL): Promise<T[]> {
  const answer = (await services.database.db.execute(query)) as { rows: T[] };
  return answer.rows;
}

const customer = async (id: string) => (await rows(sql`select * from customers where id = ${id}`))[0];
const sides = async (kept: string, merged: string) =>
  (await ask('STAFF', 'GET', `customer/merge?kept_id=${kept}&merged_id=${merged}`)).json;

/** All records of these customers, except those about merges. */
const stateOf = async (ids: string[]) => {
  const among = sql`any(${sql.param(`{${ids.join(',')}}`)}::uuid[])`;
  const lists = await Promise.all([
    rows(sql`select * from customers where id = ${among} order by id`),
    rows(sql`select * from addresses where customer_id = ${among} order by id`),
    rows(sql`select * from customer_aliases where customer_id = ${among} order by id`),
    rows(sql`select * from appointments where customer_id = ${among} order by id`),
    rows(sql`select * from contact_requests where customer_id = ${among} order by id`),
  ]);
  const registers = await Promise.all(
    ids.map(async (id) => (await ask('STAFF', 'GET', `customer/${id}/consents`)).json.data),
  );
  return { lists, registers };
};

interface Choices {
  take?: string[];
  leave_out?: string[];
  defaults?: string[];
  etags?: (string | undefined)[];
}

const merge = (
  kept: string,
  merged: string,
  { etags: [one, other] = [undefined, undefined], ...choices }: Choices = {},
) =>
  ask('STAFF', 'POST', 'customer/merge', {
    body: {
      kept: { id: kept, etag: one },
      merged: { id: merged, etag: other },
      take: [],
      leave_out: [],
      defaults: [],
      ...choices,
    },
  });
const undo = (id: string) => ask('STAFF', 'POST', `customer/merge/${id}/undo`);

const agree = (id: string, purpose: string, state: string, given_date?: string) =>
  ask('STAFF', 'POST', `customer/${id}/consents`, {
    body: { purpose, state, source: 'IN_STORE', ...(given_date && { given_date }) },
  });

describe('A merge', () => {
  test('moves all references of one customer to the other', async () => {
    const [kept, merged] = [
      await addCustomer(services, { email: 'Old@customers.example', phone: null, is_guest: true }),
      await addCustomer(services, {
        email: 'new@customers.example',
        phone: '+16135550123',
        last_name: 'Bergh',
      }),
    ];
    const booking = await book(services, { customer_id: merged, customer_email: 'new@customers.example' });
    const request = await addContactRequest(services, { customer_id: merged });
    const mine = await addAddress(services, kept, { is_default: true });
    const theirs = await addAddress(services, merged, { is_default: true, address_1: '2 Main Street' });
    const shipping = await addAddress(services, merged, { address_type: 'SHIPPING', is_default: true });

    const both = await sides(kept, merged);
    expect(both.merged.counts).toEqual({
      appointments: 1,
      deviceOwners: 0,
      devices: 0,
      mails: 0,
      orders: 0,
      requests: 1,
      shipments: 0,
      threads: 0,
      tickets: 0,
      trades: 0,
      transactions: 0,
    });
    const { status, json } = await merge(kept, merged, {
      take: ['email', 'phone'],
      etags: [both.kept.etag, both.merged.etag],
    });
    expect([status, json.kept_id]).toEqual([201, kept]);

    expect(await customer(merged)).toBeUndefined();
    expect(await customer(kept)).toMatchObject({
      last_name: 'Berg',
      email: 'new@customers.example',
      phone: '+16135550123',
      is_guest: false,
    });
    const { lists } = await stateOf([kept]);
    const [, places, aliases, bookings, requests] = lists;
    const isDefault = Object.fromEntries(places.map((one) => [one.id, one.is_default]));
    expect(isDefault).toEqual({ [mine]: true, [theirs]: false, [shipping]: true });
    expect(aliases.map(({ email }) => email)).toEqual(['Old@customers.example']);
    expect([bookings[0]?.id, requests[0]?.id]).toEqual([booking, request]);
  });

  test('omits addresses and sets defaults as requested', async () => {
    const [kept, merged] = [await addCustomer(services), await addCustomer(services)];
    const mine = await addAddress(services, kept, { is_default: true });
    const theirs = await addAddress(services, merged, { is_default: true });
    const twice = await addAddress(services, merged);
    await merge(kept, merged, { leave_out: [twice], defaults: [theirs] });
    const { lists } = await stateOf([kept]);
    const found = lists[1]?.map(({ id, is_default, is_voided }) => [id, is_default, is_voided]);
    expect(Object.fromEntries(found?.map(([id, ...rest]) => [id, rest]) ?? [])).toEqual({
      [mine]: [false, false],
      [theirs]: [true, false],
      [twice]: [false, true],
    });
    const stranger = await addAddress(services, await addCustomer(services));
    const other = await addCustomer(services);
    const refused = await merge(kept, other, { leave_out: [stranger], defaults: [mine, theirs] });
    expect(refused.json.errors).toEqual([
      { path: '/leave_out/0', code: 'reference' },
      { path: '/defaults', code: 'uniqueItems' },
    ]);
  });

  test('is rejected when either customer has changed since', async () => {
    const [kept, merged] = [await addCustomer(services), await addCustomer(services)];
    const both = await sides(kept, merged);
    await agree(merged, 'TERMS', 'GRANTED');
    const { status, json } = await merge(kept, merged, { etags: [both.kept.etag, both.merged.etag] });
    expect([status, json.changed.by]).toEqual([412, 'STAFF first']);
    expect(await customer(merged)).toBeDefined();
  });

  test('appears once in the timeline, with the other customer', async () => {
    const [kept, merged] = [
      await addCustomer(services, { last_name: 'Berg' }),
      await addCustomer(services, { last_name: 'Bergh' }),
    ];
    const changesOf = async (id: string) =>
      ((await ask('STAFF', 'GET', `customer/${id}/timeline`)).json.data as TimelineEntry[])
        .filter(({ kind }) => kind === 'CHANGE')
        .map(({ state, about, by }) => [state, about, by]);
    const { json } = await merge(kept, merged);
    expect(await changesOf(kept)).toEqual([['merged', 'Ada Bergh', 'STAFF first']]);
    await undo(json.id);
    expect(await changesOf(merged)).toEqual([
      ['unmerged', null, 'STAFF first'],
      ['merged', 'Ada Berg', 'STAFF first'],
    ]);
  });

  test('redirects the old id to the remaining customer until it is undone', async () => {
    const [first, second, third] = [
      await addCustomer(services),
      await addCustomer(services),
      await addCustomer(services),
    ];
    const current = async (id: string) => (await ask('STAFF', 'GET', `customer/${id}/current`)).json.id;
    await merge(second, first);
    const { json } = await merge(third, second);
    expect([await current(first), await current(second), await current(third)]).toEqual([
      third,
      third,
      third,
    ]);
    await undo(json.id);
    expect(await current(first)).toBe(second);
    const { status } = await ask('STAFF', 'GET', `customer/${crypto.randomUUID()}/current`);
    expect(status).toBe(404);
  });

  test('requires two customers of the store', async () => {
    const [own, theirs] = [await addCustomer(services), await addCustomer(services, {}, services.other)];
    expect((await merge(own, own)).json.errors).toEqual([{ path: '/merged/id', code: 'same' }]);
    for (const [kept, merged] of [
      [own, theirs],
      [theirs, own],
      [own, randomUUID()],
    ] as const) {
      expect((await merge(kept, merged)).status).toBe(404);
      const path = `customer/merge?kept_id=${kept}&merged_id=${merged}`;
      expect((await ask('STAFF', 'GET', path)).status).toBe(404);
    }
    const { status, json } = await merge(own, await addCustomer(services));
    expect(status).toBe(201);
    const elsewhere = await ask('STAFF', 'POST', `customer/merge/${json.id}/undo`, { store: services.other });
    expect(elsewhere.status).toBe(404);
    for (const path of ['consents', 'merges']) {
      const { status: seen, json: read } = await ask('STAFF', 'GET', `customer/${theirs}/${path}`);
      expect(path === 'merges' ? read.data : seen).toEqual(path === 'merges' ? [] : 404);
    }
  });

  test('two concurrent merges each get a response, and no data is lost', async () => {
    const [one, two] = [await addCustomer(services), await addCustomer(services)];
    const booking = await book(services, { customer_id: two });
    const same = await Promise.all([merge(one, two), merge(one, two), merge(two, one)]);
    expect(same.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { status, json } of same.filter((reply) => reply.status !== 201)) {
      expect([status, json.errors[0].code]).toEqual([409, 'merged']);
    }
    const [left] = await rows(sql`select customer_id from appointments where id = ${booking}`);
    expect(await customer(String(left?.customer_id))).toBeDefined();
  });

  test('of two concurrent merges that share a customer one is rejected', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const [a, b, c] = [
        await addCustomer(services),
        await addCustomer(services),
        await addCustomer(services),
      ];
      await book(services, { customer_id: a });
      await book(services, { customer_id: b });
      const { kept, merged } = await sides(b, a);
      const { kept: third } = await sides(c, b);
      const replies = await Promise.all([
        merge(b, a, { etags: [kept.etag, merged.etag] }),
        merge(c, b, { etags: [third.etag, kept.etag] }),
      ]);
      const statuses = replies.map(({ status }) => status).toSorted((one, other) => one - other);
      expect(statuses[0]).toBe(201);
      expect([409, 412]).toContain(statuses[1]);
      const lost = sql`select id from appointments a where customer_id is not null
        and not exists (select 1 from customers c where c.id = a.customer_id)`;
      expect(await rows(lost)).toEqual([]);
    }
  });

  test('covers every reference to customers', async () => {
    const referring = await rows<{ table_name: string }>(sql`
      select distinct conrelid::regclass::text as table_name from pg_constraint
      where contype = 'f' and confrelid = 'customers'::regclass`);
    const moved = customerRecords().map(([, { table }]) => getTableName(table));
    const known = [...moved, 'addresses', 'customer_aliases', 'balances', 'entries'];
    expect(known).toEqual(expect.arrayContaining(referring.map(({ table_name }) => table_name)));
  });
});

describe('Consents', () => {
  test('are append-only, enforced by the database', async () => {
    const id = await addCustomer(services);
    await agree(id, 'NEWSLETTER', 'GRANTED', '2020-02-03');
    const { json } = await agree(id, 'NEWSLETTER', 'WITHDRAWN');
    expect(json.data).toMatchObject([
      { purpose: 'NEWSLETTER', state: 'WITHDRAWN', source: 'IN_STORE', recorded_by_name: 'STAFF first' },
      { purpose: 'NEWSLETTER', state: 'GRANTED', given_date: '2020-02-03' },
    ]);
    expect(await customer(id)).toMatchObject({ subscriptions: [] });
    for (const statement of [
      sql`update customer_consents set state = 'GRANTED' where customer_id = ${id}`,
      sql`delete from customer_consents where customer_id = ${id}`,
      sql`truncate customer_consents`,
    ]) {
      await expect(rows(statement)).rejects.toMatchObject({
        cause: { message: expect.stringContaining('only added') },
      });
    }
  });

  test('update the properties of the customer, and the latest counts', async () => {
    const id = await addCustomer(services);
    await agree(id, 'NEWSLETTER', 'WITHDRAWN', '2021-01-01');
    await agree(id, 'NEWSLETTER', 'GRANTED', '2020-01-01');
    expect(await customer(id)).toMatchObject({ subscriptions: [], accepted_terms: false });
    await agree(id, 'NEWSLETTER', 'GRANTED', '2021-01-02');
    await agree(id, 'TERMS', 'GRANTED');
    expect(await customer(id)).toMatchObject({ subscriptions: ['NEWSLETTER'], accepted_terms: true });
    expect((await agree(id, 'TERMS', 'GRANTED', '2999-01-01')).json.errors[0]).toMatchObject({
      code: 'future',
    });
  });

  test('are recorded when the customer dialog changes them', async () => {
    const body = { first_name: 'Nadia', last_name: 'Roy', email: `${randomUUID()}@customers.example` };
    const { json } = await ask('STAFF', 'POST', 'customer', {
      body: { ...body, channel: 'ONLINE', accepted_terms: true, subscriptions: ['NEWSLETTER'] },
    });
    await ask('STAFF', 'PUT', 'customer', { body: { id: json.id, subscriptions: [], last_name: 'Roi' } });
    const { json: register } = await ask('STAFF', 'GET', `customer/${json.id}/consents`);
    const lines = register.data.map(Object.values).map((line: unknown[]) => line.slice(1, 4).join(' '));
    expect(lines).toEqual([
      'NEWSLETTER WITHDRAWN IN_STORE',
      'TERMS GRANTED ONLINE',
      'NEWSLETTER GRANTED ONLINE',
    ]);
  });

  test.each([
    [undefined, 'GRANTED', ['NEWSLETTER']],
    ['GRANTED', undefined, ['NEWSLETTER']],
    ['GRANTED', 'WITHDRAWN', []],
    ['WITHDRAWN', 'GRANTED', []],
  ])('of a merge become the stricter of %s and %s', async (one, other, subscriptions) => {
    const [kept, merged] = [await addCustomer(services), await addCustomer(services)];
    if (one) await agree(kept, 'NEWSLETTER', one, '2020-01-01');
    if (other) await agree(merged, 'NEWSLETTER', other, '2024-01-01');
    await merge(kept, merged);
    expect(await customer(kept)).toMatchObject({ subscriptions });
    await agree(kept, 'NEWSLETTER', 'GRANTED');
    expect(await customer(kept)).toMatchObject({ subscriptions: ['NEWSLETTER'] });
  });
});

describe('Undoing a merge', () => {
  test('reverses the merge exactly', async () => {
    const person = fc.record({
      first_name: fc.constantFrom('Ada', 'Eve', 'Øyvind'),
      phone: fc.constantFrom(null, '+16135550123', '+15145550144'),
      is_guest: fc.boolean(),
      is_voided: fc.boolean(),
      addresses: fc.array(
        fc.record({
          address_type: fc.constantFrom('BILLING', 'SHIPPING'),
          address_1: fc.constantFrom('1 Main Street', '2 Main Street'),
          is_voided: fc.boolean(),
        }),
        { maxLength: 4 },
      ),
      bookings: fc.nat(2),
      requests: fc.nat(2),
      newsletter: fc.constantFrom(undefined, 'GRANTED', 'WITHDRAWN'),
    });
    const choices = fc.record({
      take: fc.uniqueArray(fc.constantFrom('first_name', 'email', 'phone', 'channel')),
      leftOut: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
    });
    const add = async ({
      addresses,
      bookings,
      requests,
      newsletter,
      ...values
    }: typeof person extends fc.Arbitrary<infer T> ? T : never) => {
      const id = await addCustomer(services, values);
      const defaults = new Set<string>();
      const places: string[] = [];
      for (const address of addresses) {
        const is_default = !address.is_voided && !defaults.has(address.address_type);
        if (is_default) defaults.add(address.address_type);
        places.push(await addAddress(services, id, { ...address, is_default }));
      }
      for (let index = 0; index < bookings; index += 1) await book(services, { customer_id: id });
      for (let index = 0; index < requests; index += 1)
        await addContactRequest(services, { customer_id: id });
      if (newsletter) await agree(id, 'NEWSLETTER', newsletter);
      return { id, places };
    };
    await fc.assert(
      fc.asyncProperty(person, person, person, choices, async (one, two, three, { take, leftOut }) => {
        const [a, b, c] = [await add(one), await add(two), await add(three)];
        const ids = [a.id, b.id, c.id];
        const before = await stateOf(ids);
        const places = [...a.places, ...b.places].filter((_, index) => leftOut[index]);
        const first = await merge(b.id, a.id, { take, leave_out: places });
        expect(first.status).toBe(201);
        const between = await stateOf([b.id, c.id]);
        const second = await merge(c.id, b.id, { take });
        expect(second.status).toBe(201);
        expect((await undo(first.json.id)).json.errors).toMatchObject([
          { code: 'merged', params: { id: c.id } },
        ]);
        expect((await undo(second.json.id)).json.stayed).toEqual({ fields: [], addresses: 0, others: {} });
        expect(await stateOf([b.id, c.id])).toEqual(between);
        expect((await undo(first.json.id)).json.stayed).toEqual({ fields: [], addresses: 0, others: {} });
        expect(await stateOf(ids)).toEqual(before);
      }),
      { numRuns: 12 },
    );
  }, 120_000);

  test('takes back records that arrived since for the old email, and previews what stays', async () => {
    const [own, other] = ['own', 'other'].map((name) => `${name}-${randomUUID()}@customers.example`);
    const kept = await addCustomer(services, { email: other });
    const merged = await addCustomer(services, { email: own, last_name: 'Bergh' });
    const { json } = await merge(kept, merged);
    expect((await ask('STAFF', 'GET', `customer/${kept}/emails`)).json.data).toEqual([other, own]);
    const theirs = await book(services, { customer_id: kept, customer_email: own!.toUpperCase() });
    await addContactRequest(services, { customer_id: kept, customer_email: own });
    await book(services, { customer_id: kept, customer_email: other });
    const [listed] = (await ask('STAFF', 'GET', `customer/${kept}/merges`)).json.data;
    expect(listed.since).toEqual({ theirs: { appointments: 1, requests: 1 }, others: { appointments: 1 } });
    expect((await undo(json.id)).json.stayed.others).toEqual({ appointments: 1 });
    const whose = await rows(sql`select id from appointments where customer_id = ${merged}`);
    expect(whose).toEqual([{ id: theirs }]);
    expect(await rows(sql`select id from contact_requests where customer_id = ${merged}`)).toHaveLength(1);
    expect((await ask('STAFF', 'GET', `customer/${kept}/emails`)).json.data).toEqual([other]);
  });

  test('keeps later changes and reports them', async () => {
    const [kept, merged] = [
      await addCustomer(services, { phone: '+16135550100' }),
      await addCustomer(services, { phone: '+16135550199', last_name: 'Bergh' }),
    ];
    const address = await addAddress(services, merged, { is_default: true });
    await book(services, { customer_id: merged });
    const { json } = await merge(kept, merged, { take: ['phone', 'last_name'] });
    const { db } = services.database;
    await db.execute(
      sql`update customers set phone = '+16135550177', modified_date = now() + interval '1 s' where id = ${kept}`,
    );
    await db.execute(
      sql`update addresses set city = 'Laval', modified_date = now() + interval '1 s' where id = ${address}`,
    );
    const [listed] = (await ask('STAFF', 'GET', `customer/${kept}/merges`)).json.data;
    expect(listed).toMatchObject({
      id: json.id,
      merged_name: 'Ada Bergh',
      merged_by_name: 'STAFF first',
      undone_date: null,
    });
    await book(services, { customer_id: kept });
    expect((await undo(json.id)).json).toEqual({
      kept_id: kept,
      merged_id: merged,
      stayed: { fields: ['phone'], addresses: 1, others: { appointments: 1 } },
    });
    expect(await customer(kept)).toMatchObject({ phone: '+16135550177', last_name: 'Berg' });
    expect(await customer(merged)).toMatchObject({ phone: '+16135550199', last_name: 'Bergh' });
    const { lists } = await stateOf([merged]);
    expect(lists[1]).toMatchObject([{ id: address, city: 'Laval', is_default: true }]);
    expect((await undo(json.id)).status).toBe(409);
  });

  test('is possible for one day', async () => {
    const [kept, merged] = [await addCustomer(services), await addCustomer(services)];
    const { json } = await merge(kept, merged);
    await services.database.db.execute(
      sql`update customer_merges set merged_date = now() - interval '25 hours' where id = ${json.id}`,
    );
    expect((await undo(json.id)).status).toBe(410);
    await merge(kept, await addCustomer(services));
    const [row] = await rows(sql`select snapshot from customer_merges where id = ${json.id}`);
    expect(row?.snapshot).toBeNull();
  });

  test('happens once for concurrent requests', async () => {
    const { json } = await merge(await addCustomer(services), await addCustomer(services));
    const statuses = (await Promise.all([undo(json.id), undo(json.id), undo(json.id)])).map(
      (one) => one.status,
    );
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
  });
});

describe('Duplicate lookup', () => {
  const known = async (query: Record<string, string>) => {
    const { json } = await ask('STAFF', 'GET', `customer/known?${new URLSearchParams(query)}`);
    return json.data.map(({ id, by }: { id: string; by: string[] }) => [id, by]);
  };

  test('finds customers by current and former email, and by phone in any format', async () => {
    const id = await addCustomer(services, { email: 'Known@customers.example', phone: '+1 416 555 0142' });
    await addCustomer(services, { email: 'known@customers.example' }, services.other);
    expect(await known({ email: ' known@Customers.example ' })).toEqual([[id, ['email']]]);
    for (const phone of ['4165550142', '(416) 555-0142 x7', '+1 416-555-0142', '1.416.555.0142']) {
      expect(await known({ phone })).toEqual([[id, ['phone']]]);
    }
    expect(await known({ phone: '+44 416 555 0142' })).toEqual([]);
    expect(await known({ email: 'known@customers.example', except: id })).toEqual([]);
    expect(await known({})).toEqual([]);
    const mine = await addCustomer(services, { email: 'before@customers.example' });
    await book(services, { customer_email: 'Before@customers.example' });
    await ask('STAFF', 'PUT', 'customer', { body: { id: mine, email: 'after@customers.example' } });
    expect(await known({ email: 'before@customers.example' })).toEqual([[mine, ['alias']]]);
    const into = await addCustomer(services);
    await merge(into, id);
    expect(await known({ email: 'known@customers.example' })).toEqual([[into, ['alias']]]);
  });
});
