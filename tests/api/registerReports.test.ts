import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entries, transactions } from '../../server/wallet/tables.ts';
import type { Role } from '../../src/schemas/rights.ts';
import type { Order, OrderLine } from '../../src/schemas/sales/orders.ts';
import type { Register } from '../../src/schemas/wallet/registers.ts';
import type { RegisterReport } from '../../src/schemas/wallet/registerReport.ts';
import { seededRandom } from '../support/seededRandom.ts';
import { stockHelpers } from './inventory.ts';
import { addCustomer } from './people.ts';
import { createOrder, saleLine } from './sales.ts';
import { startApp, type TestApp } from './support.ts';
import { walletHelpers } from './wallet.ts';

let services: TestApp;
let at: ReturnType<typeof stockHelpers>;
let wallet: ReturnType<typeof walletHelpers>;
let home: number;
let customer: string;

beforeAll(async () => {
  services = await startApp();
  at = stockHelpers(services);
  wallet = walletHelpers(services);
  [home] = services.store.locationIds as [number];
  customer = await addCustomer(services);
});
afterAll(() => services.close());

const ring = (lines: Partial<OrderLine>[]) =>
  createOrder(services, home, { customer_id: customer, lines: lines.map(saleLine) });
const step = (role: Role, id: string, name: string, values: Record<string, unknown> = {}) =>
  at.step(role, `orders/${id}/${name}`, values);
const read = async (id: string) => (await services.ask('STORE_OWNER', 'GET', `orders/${id}`)).json as Order;
const reportOf = async ({ id }: Register) =>
  (await services.ask('STORE_OWNER', 'GET', `registers/${id}/report`)).json as RegisterReport;
const pieces = (cents: number) => ({ 5: Math.max(0, cents / 5) });
const close = async (register: Register) => {
  const { cash } = await reportOf(register);
  const { status, text } = await wallet.step('STORE_OWNER', register, 'close', {
    denominations: pieces(cash.expected),
  });
  if (status !== 200) throw new Error(text);
};

test('a voided payment is neither received nor cash out, and a closed register no longer changes', async () => {
  const register = await wallet.open('STORE_OWNER', { float: 1000 });
  const id = await ring([{ unit_price: 10_000 }]);
  await step('STORE_OWNER', id, 'pay', { method: 'CASH', amount: 2000 });
  await step('STORE_OWNER', id, 'pay', { method: 'POS', amount: 3000 });
  expect((await step('STORE_OWNER', id, 'unpay', { reason: 'Wrong order' })).status).toBe(200);
  expect(await reportOf(register)).toMatchObject({
    methods: [
      { method: 'CASH', payments: 0, taken: 0, refunds: 0, given_back: 0 },
      { method: 'POS', payments: 0, taken: 0, refunds: 0, given_back: 0 },
    ],
    cash: { float: 1000, taken: 0, given_back: 0, cash_in: 0, cash_out: 0, expected: 1000 },
    movements: [
      { kind: 'REVERSAL', reverses: 'PAYMENT', amount: -2000 },
      { kind: 'PAYMENT', reverses: null, amount: 2000 },
      { kind: 'TILL_OPEN' },
    ],
  });
  await step('STORE_OWNER', id, 'pay', { method: 'POS', amount: 3000 });
  await close(register);
  const before = await reportOf(register);
  const next = await wallet.open('STORE_OWNER', { float: 0 });
  expect((await step('STORE_OWNER', id, 'unpay', { reason: 'Again' })).status).toBe(200);
  expect(await reportOf(register)).toEqual(before);
  expect((await reportOf(next)).methods).toMatchObject([{ method: 'POS', payments: -1, taken: -3000 }]);
  await close(next);
});

test('reversing a mistaken cash-in is no cash out', async () => {
  const register = await wallet.open('STORE_OWNER', { float: 0 });
  await wallet.step('STORE_OWNER', register, 'cashIn', { amount: 500, reason: 'CHANGE' });
  const [noted] = await at.scope.select(
    transactions,
    { id: transactions.id },
    { where: and(eq(transactions.register_id, register.id), eq(transactions.kind, 'CASH_IN')) },
  );
  const body = { key: randomUUID(), note: 'Typed twice' };
  await services.ask('STORE_OWNER', 'POST', `transactions/${noted!.id}/reverse`, { body });
  expect((await reportOf(register)).cash).toMatchObject({ cash_in: 0, cash_out: 0, expected: 0 });
  await close(register);
});

test('a card payment is in exactly one report, whoever receives it and however many registers are open', async () => {
  const registers = [
    await wallet.open('STORE_OWNER', { float: 0 }),
    await wallet.open('STORE_OWNER', { float: 0 }),
    await wallet.open('STAFF', { float: 0 }),
  ];
  const ids = [await ring([{}]), await ring([{}]), await ring([{}])];
  const roles: Role[] = ['STORE_OWNER', 'STAFF', 'STORE_MANAGER'];
  for (const [index, id] of ids.entries()) await step(roles[index]!, id, 'pay', { method: 'POS' });
  const methods = await Promise.all(registers.map(async (register) => (await reportOf(register)).methods));
  expect(methods.flat().reduce((sum, one) => sum + one.payments, 0)).toBe(3);
  expect(methods[2]).toMatchObject([{ payments: 1 }]);
  for (const register of registers) await close(register);
});

test('the reports of all registers match the ledger and Reports, to the cent', async () => {
  const random = seededRandom(20_261_125);
  const any = (most: number) => Math.floor(random() * most);
  const roles: Role[] = ['STORE_OWNER', 'STORE_MANAGER', 'STAFF'];
  const registers: Register[] = [];
  const open: Register[] = [];
  const openOne = async () => {
    const register = await wallet.open(roles[any(3)]!, { float: 50_000 });
    registers.push(register);
    open.push(register);
  };
  await openOne();
  await openOne();
  const orders: string[] = [];
  for (let turn = 0; turn < 60; turn += 1) {
    if (orders.length < 4 || any(6) === 0)
      orders.push(
        await ring([
          { quantity: 1 + any(3), unit_price: 1 + any(9999) },
          ...(any(3) === 0 ? [{ kind: 'GIFT' as const, name: 'Gift', unit_price: 2500 }] : []),
        ]),
      );
    const id = orders[any(orders.length)]!;
    const { lines, due } = await read(id);
    const role = roles[any(2)]!;
    const register_id = open[any(open.length)]!.id;
    const acts = [
      () => step(role, id, 'pay', { method: ['POS', 'CASH', 'ONLINE'][any(3)], register_id }),
      () => step(role, id, 'pay', { method: 'POS', amount: Math.max(1, any(due)) }),
      () => step(role, id, 'complete'),
      () => step(role, id, 'complete'),
      () => step(role, id, 'unpay'),
      () =>
        step(role, id, 'refund', { lines: [{ id: lines[any(lines.length)]!.id, quantity: 1 }], register_id }),
      () => step(role, id, 'refund', { amount: 1 + any(500), register_id }),
      () => step(role, id, 'refund', { amount: 1 + any(500), refund_to: 'STORE_CREDIT' }),
      async () => {
        await openOne();
        const [register] = open.splice(any(open.length - 1), 1);
        await close(register!);
        return { status: 200 };
      },
    ];
    expect((await acts[any(acts.length)]!()).status).toBeLessThan(500);
  }
  const reports = await Promise.all(registers.map(reportOf));
  const sumOf = (of: (report: RegisterReport) => number) => reports.reduce((sum, one) => sum + of(one), 0);
  const takenBy = (of: 'taken' | 'given_back') =>
    sumOf(({ methods }) => methods.reduce((sum, one) => sum + one[of], 0));
  const taxOf = (wanted: string) =>
    sumOf(({ taxes }) => taxes.find(({ account }) => account === wanted)?.amount ?? 0);

  const own = at.scope.any(
    transactions,
    transactions.id,
    sql`${transactions.register_id} in ${registers.map(({ id }) => id)}`,
  );
  const held = await at.scope.select(
    entries,
    { account: entries.account, sum: sql<number>`sum(${entries.amount})`.mapWith(Number) },
    { where: eq(entries.transaction_id, own), groupBy: entries.account },
  );
  for (const account of ['TAX_GST_HST', 'TAX_PST_RST_QST'])
    expect(taxOf(account)).toBe(0 - (held.find((row) => row.account === account)?.sum ?? 0));

  // Includes the registers of the other tests in this file, all of the same day.
  const all = await at.scope.select(
    transactions,
    { id: transactions.register_id },
    {
      where: isNotNull(transactions.register_id),
    },
  );
  for (const id of new Set(all.map((row) => row.id!)))
    if (!registers.some((register) => register.id === id)) reports.push(await reportOf({ id } as Register));
  const day = new Date();
  const [from, to] = [-2, 2].map((days) =>
    new Date(day.getTime() + days * 86_400_000).toISOString().slice(0, 10),
  );
  const totals = async (name: string) =>
    (await services.ask('STORE_OWNER', 'GET', `reports/${name}?from=${from}&to=${to}&compare=none`)).json
      .totals as Record<string, number>;
  expect(await totals('payments')).toMatchObject({
    received: takenBy('taken'),
    refunded: takenBy('given_back'),
  });
  expect((await totals('taxes')).tax).toBe(taxOf('TAX_GST_HST') + taxOf('TAX_PST_RST_QST'));
});
