import { randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { payments } from '../../server/sales/tables.ts';
import { entries, transactions } from '../../server/wallet/tables.ts';
import { roundToCash } from '../../src/schemas/money.ts';
import type { Order, OrderLine } from '../../src/schemas/sales/orders.ts';
import { seededRandom } from '../support/seededRandom.ts';
import { stockHelpers } from './inventory.ts';
import { addCustomer } from './people.ts';
import { createOrder, saleLine } from './sales.ts';
import { startApp, type TestApp } from './support.ts';
import { walletHelpers } from './wallet.ts';

let services: TestApp;
let at: ReturnType<typeof stockHelpers>;
let home: number;
let customer: string;
let register: string;

beforeAll(async () => {
  services = await startApp();
  at = stockHelpers(services);
  home = services.store.locationIds[0]!;
  customer = await addCustomer(services);
  register = (await walletHelpers(services).open('STORE_OWNER', { float: 100_000 })).id;
});
afterAll(() => services.close());

type Values = Record<string, unknown>;

const step = (id: string, name: string, values: Values = {}) =>
  at.step('STORE_OWNER', `orders/${id}/${name}`, values);
const read = async (id: string) => (await services.ask('STORE_OWNER', 'GET', `orders/${id}`)).json as Order;
const errors = ({ json }: { json: { errors?: { path: string; code: string }[] } }) =>
  (json.errors ?? []).map(({ path, code }) => `${path} ${code}`);

/** Creates a completed order paid by this method, without a customer by default. */
async function sold(lines: Partial<OrderLine>[], method: string, values: Values = {}): Promise<Order> {
  const id = await createOrder(services, home, { lines: lines.map(saleLine), ...values });
  for (const [name, sent] of [
    ['pay', { method }],
    ['complete', {}],
  ] as const) {
    const { status, text } = await step(id, name, sent);
    if (status !== 200) throw new Error(text);
  }
  return read(id);
}

const exchange = (order: Order, lines: Partial<OrderLine>[], values: Values = {}) => {
  const id = randomUUID();
  const body = {
    lines: [{ id: order.lines[0]!.id, quantity: 1 }],
    order: { id, lines: lines.map(saleLine) },
    ...values,
  };
  return step(order.id, 'exchange', body).then((answer) => ({ ...answer, id }));
};

/** The ledger balances of orders by account; debits are positive. */
async function held(ids: string[]): Promise<Record<string, number>> {
  const { account, amount, transaction_id } = entries;
  const ofOrders = at.scope.any(transactions, transactions.id, inArray(transactions.order_id, ids));
  const rows = await at.scope.select(
    entries,
    { account, sum: sql<number>`sum(${amount})`.mapWith(Number) },
    { where: eq(transaction_id, ofOrders), groupBy: account },
  );
  return Object.fromEntries(rows.filter(({ sum }) => sum !== 0).map((row) => [row.account, row.sum]));
}

/** Expects the totals of the order to match its payments and the ledger. */
async function agree(id: string): Promise<Order> {
  const order = await read(id);
  const { kind, amount } = payments;
  const rows = await at.scope.select(payments, { kind, amount }, { where: eq(payments.order_id, id) });
  const sum = (wanted: string) =>
    rows.filter((row) => row.kind === wanted).reduce((all, row) => all + row.amount, 0);
  expect([order.paid, order.refunded]).toEqual([sum('PAYMENT'), sum('REFUND')]);
  const accounts = await held([id]);
  expect(accounts.RECEIVABLE ?? 0).toBe(order.due);
  expect(Object.values(accounts).reduce((all, one) => all + one, 0)).toBe(0);
  return order;
}

test('for a more expensive item the difference is paid, and stock and ledger change together', async () => {
  const [old, dear] = [await at.item({ price: 1001 }), await at.item({ price: 3003 })];
  await at.shelve(old, home, 1);
  await at.shelve(dear, home, 1);
  const order = await sold([{ kind: 'ITEM', item_id: old, unit_price: 1001 }], 'CASH');
  const key = randomUUID();
  const line = { kind: 'ITEM' as const, item_id: dear, unit_price: 3003 };
  const answer = await exchange(order, [line], { key, payment: { method: 'CASH', tendered: 5000 } });
  expect([answer.status, answer.json]).toMatchObject([200, { order_status: 'REFUNDED', due: 0 }]);
  const [back, made] = [await agree(order.id), await agree(answer.id)];
  expect(made).toMatchObject({
    exchange_of: order.id,
    order_status: 'COMPLETED',
    payment_status: 'PAID',
    paid: made.total,
    location_id: home,
  });
  expect(back.refunded).toBe(order.total);
  expect([await at.levels(old), await at.levels(dear)]).toEqual([{ [home]: 1 }, { [home]: 0 }]);
  const accounts = await held([order.id, answer.id]);
  expect(accounts.SALES).toBe(-3003);
  expect(accounts.CASH).toBe(roundToCash(order.total) + roundToCash(made.total - order.total));
  expect(accounts.RECEIVABLE).toBeUndefined();

  const again = await step(order.id, 'exchange', {
    key,
    lines: [{ id: order.lines[0]!.id, quantity: 1 }],
    order: { id: answer.id, lines: [saleLine(line)] },
    payment: { method: 'CASH', tendered: 5000 },
  });
  expect(again.status).toBe(200);
  expect((await read(order.id)).refunded).toBe(order.total);
});

test('for a cheaper item the rest is refunded by the original payment method, with cash rounded once', async () => {
  const order = await sold([{ unit_price: 3003 }], 'CASH');
  const { status, id } = await exchange(order, [{ unit_price: 1001 }], { register_id: register });
  expect(status).toBe(200);
  const made = await agree(id);
  expect(made).toMatchObject({ payment_status: 'PAID', payment_method: 'CASH' });
  expect(errors(await step(id, 'unpay'))).toEqual([' no_payments']);
  await agree(order.id);
  const { CASH = 0 } = await held([order.id, id]);
  expect(Math.abs(CASH - made.total)).toBeLessThanOrEqual(2);
  expect(CASH % 5).toBe(0);

  const card = await sold([{ unit_price: 3000 }], 'POS', { customer_id: customer });
  const credit = await exchange(card, [{ unit_price: 1000 }], { refund_to: 'STORE_CREDIT' });
  expect(credit.status).toBe(200);
  const accounts = await held([card.id, credit.id]);
  expect(accounts.CARD).toBe(card.total);
  expect(accounts.STORE_CREDIT).toBe((await read(credit.id)).total - card.total);
});

test('errors are reported at their path, and nothing changes', async () => {
  const order = await sold([{ unit_price: 1000 }], 'POS');
  const before = await held([order.id]);
  expect(errors(await exchange(order, [{ unit_price: 5000 }]))).toEqual([
    '/order/payment_status nobody_owes',
  ]);
  expect(errors(await exchange(order, [{ unit_price: 500 }], { payment: { method: 'POS' } }))).toEqual([
    '/payment/amount nothing_due',
  ]);
  expect(errors(await exchange(order, [], {}))).toEqual(['/order/lines minItems']);
  expect(errors(await exchange(order, [{}], { lines: [{ id: randomUUID(), quantity: 1 }] }))).toEqual([
    '/lines/0/id not_in_order',
  ]);
  const taken = { order: { id: order.id, lines: [saleLine()] } };
  expect(errors(await exchange(order, [{}], taken))).toEqual(['/order/id key_used']);
  expect(await held([order.id])).toEqual(before);
  expect(await read(order.id)).toMatchObject({ order_status: 'COMPLETED', credited: 0, refunded: 0 });
  const body = { key: randomUUID(), lines: [{ id: order.lines[0]!.id, quantity: 1 }] };
  const asked = { ...body, order: { id: randomUUID(), lines: [saleLine()] } };
  expect((await services.ask('STAFF', 'POST', `orders/${order.id}/exchange`, { body: asked })).status).toBe(
    403,
  );
  const whose = await sold([{ unit_price: 1000 }], 'POS', { customer_id: customer });
  const owed = await exchange(whose, [{ unit_price: 5000 }]);
  expect(owed.status).toBe(200);
  expect(await agree(owed.id)).toMatchObject({ payment_status: 'PARTLY_PAID', order_status: 'COMPLETED' });
});

test('the ledger of exchanges balances for any combination of returns, and all of it can be returned again', async () => {
  const random = seededRandom(44);
  const upTo = (most: number) => 1 + Math.floor(random() * most);
  const pick = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)]!;
  for (let turn = 0; turn < 12; turn += 1) {
    const values = random() < 0.5 ? { customer_id: customer } : {};
    const order = await sold(
      [{ unit_price: upTo(5000), quantity: upTo(3) }, { unit_price: upTo(5000) }],
      pick(['CASH', 'POS', 'ONLINE'] as const),
      values,
    );
    const lines = [{ unit_price: upTo(9000), quantity: upTo(2) }];
    const method = pick(['CASH', 'POS'] as const);
    let made = await exchange(order, lines);
    if (made.status === 422) made = await exchange(order, lines, { payment: { method } });
    expect(made.status).toBe(200);
    const [old, taken] = [await agree(order.id), await agree(made.id)];
    const accounts = await held([order.id, made.id]);
    const { SALES = 0, TAX_GST_HST = 0, TAX_PST_RST_QST = 0 } = accounts;
    expect(-(SALES + TAX_GST_HST + TAX_PST_RST_QST)).toBe(old.total - old.credited + taken.total);
    const money = (accounts.CASH ?? 0) + (accounts.CARD ?? 0) + (accounts.ONLINE ?? 0);
    const isPaid = old.due === 0 && taken.due === 0;
    expect(isPaid ? Math.abs(money - (old.total - old.credited + taken.total)) : 0).toBeLessThanOrEqual(4);
    const returned = await step(made.id, 'refund', { all: true });
    expect(returned.status).toBe(200);
    await agree(made.id);
    const { CASH = 0 } = await held([made.id]);
    expect(CASH).toBeGreaterThanOrEqual(0);
  }
});
