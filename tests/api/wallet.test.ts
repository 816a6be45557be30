import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseError } from '../../server/core/databaseError.ts';
import { balances, entries } from '../../server/wallet/tables.ts';
import { post } from '../../server/wallet/ledger.ts';
import { openRegister } from '../../server/wallet/openRegister.ts';
import type { Register } from '../../src/schemas/wallet/registers.ts';
import type { Transaction } from '../../src/schemas/wallet/transactions.ts';
import { readPdf } from '../support/pdf.ts';
import { addCustomer } from './people.ts';
import { startApp, tokenOf, type Reply, type TestApp } from './support.ts';
import { walletHelpers } from './wallet.ts';

let services: TestApp;
let at: ReturnType<typeof walletHelpers>;
let home: number;
let away: number;
beforeAll(async () => {
  services = await startApp();
  at = walletHelpers(services);
  [home, away] = services.store.locationIds as [number, number];
});
afterAll(() => services.close());

const codes = ({ json }: Reply): string[] =>
  (json.errors ?? []).map(({ path, code }: { path: string; code: string }) => `${path} ${code}`);
const ledger = async (filter: object): Promise<Transaction[]> => {
  const { json } = await services.ask(
    'STORE_MANAGER',
    'GET',
    `transactions?filter=${encodeURIComponent(JSON.stringify(filter))}&sort=["created_date","ASC"]`,
  );
  return json as Transaction[];
};
/** Posts cash into a register like a payment, or out of it. */
const pay = (register: Register, amount: number) =>
  at.scope.transaction(async (inside) => {
    const wanted = { location_id: home, register_id: register.id, takes: -amount };
    const register_id = await openRegister(inside, wanted);
    await post(inside, services.store.staff.STAFF.id, {
      kind: amount > 0 ? 'PAYMENT' : 'REFUND',
      location_id: home,
      register_id,
      entries: [
        { account: 'CASH', amount, register_id },
        { account: 'RECEIVABLE', amount: -amount },
      ],
    });
  });
const problem = async (work: Promise<unknown>) =>
  work.then(
    () => [],
    ({ errors }: { errors?: { code: string }[] }) => (errors ?? []).map(({ code }) => code),
  );
const ascending = (a: number, b: number) => a - b;
const close = (register: Register, denominations: object, role: 'STAFF' | 'STORE_MANAGER' = 'STAFF') =>
  at.step(role, register, 'close', { denominations });

test('a register’s day: float, payments, cash in and out, the counted amount and the difference', async () => {
  const register = await at.open('STAFF', { name: ' Front ', float: 20_000 });
  expect(register).toMatchObject({
    name: 'Front',
    state: 'OPEN',
    expected: 20_000,
    opened_by: services.store.staff.STAFF.id,
  });
  const again = { location_id: home, name: 'FRONT', float: 0 };
  expect(codes(await services.ask('STAFF', 'POST', 'registers', { body: again }))).toEqual([
    '/name till_open',
  ]);
  expect(
    (await services.ask('STAFF', 'POST', 'registers', { body: { ...again, location_id: away } })).status,
  ).toBe(403);

  await pay(register, 11_300);
  await pay(register, -1300);
  const key = randomUUID();
  const dropped = { key, amount: 5000, reason: 'DROP' };
  expect((await at.step('STAFF', register, 'cashOut', dropped)).json).toMatchObject({ expected: 25_000 });
  expect((await at.step('STAFF', register, 'cashOut', dropped)).json).toMatchObject({ expected: 25_000 });
  await at.step('STAFF', register, 'cashOut', { amount: 2000, reason: 'EXPENSE', note: 'Coffee' });
  await at.step('STAFF', register, 'cashIn', { amount: 1000, reason: 'CHANGE' });
  expect(codes(await at.step('STAFF', register, 'cashOut', { amount: 24_001, reason: 'DROP' }))).toEqual([
    '/amount cash_short',
  ]);
  expect(codes(await at.step('STAFF', register, 'cashIn', { amount: 1, reason: 'OTHER' }))).toEqual([
    '/note required',
  ]);
  expect(await problem(pay(register, -24_001))).toEqual(['cash_short']);

  expect((await close(register, { 3: 1 })).status).toBe(422);
  expect((await close(register, { 2000: -1 })).status).toBe(422);
  const closed = await close(register, { 10_000: 2, 2000: 1, 1000: 1, 500: 1, 200: 2 });
  expect(closed.json).toMatchObject({
    state: 'CLOSED',
    expected: 24_000,
    counted: 23_900,
    difference: -100,
    denominations: { 10_000: 2, 2000: 1, 1000: 1, 500: 1, 200: 2 },
    closed_by: services.store.staff.STAFF.id,
  });
  expect(await at.sumOf('CASH', register.id)).toBe(0);
  expect(await at.sumOf('OVER_SHORT')).toBe(100);
  expect(await at.sumOf('EXPENSES')).toBe(2000);
  expect(await problem(pay(register, 100))).toEqual(['till_closed']);
  expect(codes(await close(register, {}))).toEqual(['/state past_step']);
  expect((await at.step('STAFF', register, 'cashIn', { amount: 1, reason: 'DROP' })).status).toBe(409);

  const noted = await ledger({ register_id: register.id });
  expect(noted.map(({ kind, amount, reason }) => [kind, amount, reason])).toEqual([
    ['TILL_OPEN', 20_000, null],
    ['PAYMENT', 11_300, null],
    ['REFUND', 1300, null],
    ['CASH_OUT', 5000, 'DROP'],
    ['CASH_OUT', 2000, 'EXPENSE'],
    ['CASH_IN', 1000, 'CHANGE'],
    ['TILL_CLOSE', 24_000, null],
  ]);
  expect(noted.at(-1)).toMatchObject({
    register_number: register.number,
    entries: [
      { account: 'CASH', amount: -24_000, register_id: register.id },
      { account: 'SAFE', amount: 23_900 },
      { account: 'OVER_SHORT', amount: 100 },
    ],
  });
});

test('closing another’s register requires the right to see the wallet, and its location', async () => {
  const [managers, staffs] = [await at.open('STORE_MANAGER'), await at.open('STAFF')];
  expect((await close(managers, {})).status).toBe(403);
  expect((await close(staffs, { 5000: 4 }, 'STORE_MANAGER')).json).toMatchObject({ difference: 0 });
  expect((await close(managers, {}, 'STORE_MANAGER')).json).toMatchObject({ difference: -20_000 });
  const elsewhere = await at.open('STORE_OWNER', { location_id: away });
  expect((await at.step('STAFF', elsewhere, 'cashIn', { amount: 1, reason: 'DROP' })).status).toBe(403);
  expect(await problem(pay(elsewhere, 100))).toEqual(['till_closed']);
});

test('a register is opened once and closed once, and a concurrent payment is counted or rejected', async () => {
  const body = { location_id: home, name: 'Race', float: 10_000 };
  const opened = await Promise.all(
    Array.from({ length: 5 }, () => services.ask('STAFF', 'POST', 'registers', { body })),
  );
  expect(opened.map(({ status }) => status).toSorted(ascending)).toEqual([201, 422, 422, 422, 422]);
  const register = opened.find(({ status }) => status === 201)?.json as Register;
  const [closings, payments] = await Promise.all([
    Promise.all([close(register, { 10_000: 1 }), close(register, { 10_000: 1 })]),
    Promise.all(Array.from({ length: 8 }, () => problem(pay(register, 500)))),
  ]);
  expect(closings.map(({ status }) => status).toSorted(ascending)).toEqual([200, 409]);
  const taken = payments.filter((refused) => refused.length === 0).length;
  expect(payments.filter((refused) => refused[0] === 'till_closed').length).toBe(8 - taken);
  expect(closings.find(({ status }) => status === 200)?.json).toMatchObject({
    expected: 10_000 + taken * 500,
  });
  expect(await at.sumOf('CASH', register.id)).toBe(0);
});

test('the ledger is immutable and balanced', async () => {
  const refused = async (statement: ReturnType<typeof sql>) =>
    services.database.db.execute(statement).then(
      () => 'done',
      (error: unknown) => databaseError(error).code,
    );
  const register = await at.open('STAFF');
  const [noted] = await ledger({ register_id: register.id });
  const id = noted?.id;
  for (const statement of [
    sql`update entries set amount = amount + 1 where transaction_id = ${id}`,
    sql`update entries set register_id = null where transaction_id = ${id}`,
    sql`delete from entries where transaction_id = ${id}`,
    sql`update transactions set day = '2020-01-01' where id = ${id}`,
    sql`update transactions set kind = 'SALE' where id = ${id}`,
    sql`delete from transactions where id = ${id}`,
    sql`truncate transactions, entries`,
    sql`insert into entries (store_id, transaction_id, position, account, amount, day, location_id)
      values (${services.store.id}, ${id}, 9, 'CASH', 1, '2026-01-01', ${home})`,
  ])
    expect(await refused(statement)).not.toBe('done');
  expect(await refused(sql`update transactions set note = null where id = ${id}`)).toBe('done');
  expect(await ledger({ register_id: register.id })).toEqual([{ ...noted, _etag: expect.anything() }]);
});

test('a balance is spent once under concurrency', async () => {
  const customer_id = await addCustomer(services);
  const give = (amount: number) =>
    at.post({
      kind: 'STORE_CREDIT',
      customer_id,
      entries: [
        { account: 'STORE_CREDIT', amount: -amount, customer_id },
        { account: 'EXPENSES', amount },
      ],
    });
  await give(10_000);
  const spent = await Promise.all(Array.from({ length: 10 }, () => problem(give(-3000))));
  expect(spent.filter((refused) => refused.length === 0).length).toBe(3);
  expect(spent.flat()).toEqual(Array.from({ length: 7 }, () => 'balance_short'));
  const [row] = await at.scope.select(
    balances,
    { amount: balances.amount },
    { where: eq(balances.customer_id, customer_id) },
  );
  expect(row).toEqual({ amount: 1000 });
  const rows = await at.scope.select(
    entries,
    { amount: entries.amount },
    { where: eq(entries.customer_id, customer_id) },
  );
  expect(rows.reduce((all, { amount }) => all + amount, 0)).toBe(-1000);
});

test('a manual entry is reversed once, while the register and the balance cover it', async () => {
  const register = await at.open('STAFF', { float: 0 });
  await at.step('STAFF', register, 'cashIn', { amount: 3000, reason: 'CHANGE' });
  await pay(register, 500);
  const noted = await ledger({ register_id: register.id });
  const cashIn = noted.find(({ kind }) => kind === 'CASH_IN')!;
  const payment = noted.find(({ kind }) => kind === 'PAYMENT')!;
  const reverse = (id: string, role: 'STAFF' | 'STORE_MANAGER' = 'STORE_MANAGER', note = 'Typed twice') =>
    services.ask(role, 'POST', `transactions/${id}/reverse`, { body: { key: randomUUID(), note } });
  expect((await reverse(cashIn.id, 'STAFF')).status).toBe(403);
  expect((await reverse(cashIn.id, 'STORE_MANAGER', ' ')).status).toBe(422);
  expect(codes(await reverse(payment.id))).toEqual(['/kind past_step']);
  await at.step('STAFF', register, 'cashOut', { amount: 1000, reason: 'DROP' });
  expect(codes(await reverse(cashIn.id))).toEqual(['/amount cash_short']);
  await pay(register, 500);
  const both = await Promise.all([reverse(cashIn.id), reverse(cashIn.id)]);
  expect(both.map(({ status }) => status).toSorted(ascending)).toEqual([200, 409]);
  expect(both.flatMap(codes)).toEqual([' reversed']);
  const [reversal] = await ledger({ register_id: register.id, kind: 'REVERSAL' });
  expect(reversal).toMatchObject({ reversal_of: cashIn.id, note: 'Typed twice', amount: 3000 });
  expect(both.find(({ status }) => status === 200)?.json).toMatchObject({ reversed_by: reversal?.id });
  expect(await at.sumOf('CASH', register.id)).toBe(0);
});

test('a balance is shown, issued and withdrawn manually once per idempotency key, and moves with a merge', async () => {
  const [kept, merged] = [await addCustomer(services), await addCustomer(services)] as [string, string];
  const change = (id: string, values: object, role: 'STAFF' | 'STORE_MANAGER' = 'STORE_MANAGER') =>
    services.ask(role, 'POST', `customer/${id}/balances`, {
      body: {
        key: randomUUID(),
        balance: 'STORE_CREDIT',
        direction: 'GIVE',
        amount: 5000,
        note: 'Long wait',
        location_id: home,
        ...values,
      },
    });
  const read = async (id: string) => (await services.ask('STAFF', 'GET', `customer/${id}/balances`)).json;
  const key = randomUUID();
  expect((await change(merged, { key })).json).toMatchObject({ STORE_CREDIT: 5000, GIFT: 0, total: 1 });
  expect((await change(merged, { key })).json).toMatchObject({ STORE_CREDIT: 5000 });
  expect((await change(merged, {}, 'STAFF')).status).toBe(403);
  expect((await change(merged, { note: ' ' })).status).toBe(422);
  expect(codes(await change(merged, { direction: 'TAKE', amount: 5001 }))).toEqual(['/amount balance_short']);
  expect((await change(merged, { location_id: away })).status).toBe(403);
  await change(merged, { balance: 'GIFT', amount: 700 });
  await change(kept, { amount: 1000 });

  const merge = await services.ask('STAFF', 'POST', 'customer/merge', {
    body: { kept: { id: kept }, merged: { id: merged }, take: [], leave_out: [], defaults: [] },
  });
  expect(merge.status).toBe(201);
  expect(await read(kept)).toMatchObject({ STORE_CREDIT: 6000, GIFT: 700, total: 3 });
  expect((await change(merged, { direction: 'TAKE', amount: 5500 })).json).toMatchObject({
    STORE_CREDIT: 500,
  });
  const undo = () => services.ask('STAFF', 'POST', `customer/merge/${merge.json.id}/undo`);
  expect(codes(await undo())).toEqual([' balance_spent']);
  await change(kept, { amount: 4500 });
  expect((await undo()).status).toBe(200);
  expect(await read(kept)).toMatchObject({ STORE_CREDIT: 0, GIFT: 0 });
  expect(await read(merged)).toMatchObject({
    STORE_CREDIT: 5000,
    GIFT: 700,
    entries: [
      { balance: 'GIFT', amount: 700, note: 'Long wait' },
      { balance: 'STORE_CREDIT', amount: 5000 },
    ],
  });
});

test('the report of a register adds up, in its PDF too; sums of the ledger follow its filters', async () => {
  const register = await at.open('STAFF', { float: 10_000 });
  await pay(register, 2500);
  await at.step('STAFF', register, 'cashOut', { amount: 1500, reason: 'EXPENSE', note: 'Coffee' });
  const { json: report } = await services.ask('STAFF', 'GET', `registers/${register.id}/report`);
  expect(report.cash).toEqual({
    float: 10_000,
    taken: 2500,
    given_back: 0,
    cash_in: 0,
    cash_out: 1500,
    expected: 11_000,
  });
  expect(
    report.movements.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount]),
  ).toEqual([
    ['CASH_OUT', -1500],
    ['PAYMENT', 2500],
    ['TILL_OPEN', 10_000],
  ]);
  await close(register, { 10_000: 1, 1000: 1 });
  const { json: sums } = await services.ask(
    'STORE_MANAGER',
    'GET',
    `transactions/sums?register_id=${register.id}`,
  );
  expect(sums).toEqual([
    { account: 'CASH', debit: 12_500, credit: 12_500, balance: 0 },
    { account: 'SAFE', debit: 11_000, credit: 10_000, balance: 1000 },
    { account: 'RECEIVABLE', debit: 0, credit: 2500, balance: -2500 },
    { account: 'EXPENSES', debit: 1500, credit: 0, balance: 1500 },
  ]);
  for (const [locale, words] of [
    ['en', ['Z Report', 'Difference \\(exact\\)', 'Coffee']],
    ['fr', ['Rapport Z', 'Fonds de caisse', '110,00 $']],
  ] as const) {
    const path = `/dc/store/${services.store.id}/registers/${register.id}/report.pdf?locale=${locale}`;
    const { rawPayload, headers } = await services.app.inject({
      url: path,
      headers: { authorization: `Bearer ${tokenOf(services.store, 'STAFF')}` },
    });
    expect(headers['content-type']).toBe('application/pdf');
    const { isPdf, text } = readPdf(rawPayload);
    expect(isPdf).toBe(true);
    for (const word of words) expect(text).toContain(word);
  }
});
