import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boughtBackErrors } from '../../server/sales/payments/boughtBack.ts';
import { payments } from '../../server/sales/tables.ts';
import { balances, entries, transactions } from '../../server/wallet/tables.ts';
import { roundToCash } from '../../src/schemas/money.ts';
import type { Payment } from '../../src/schemas/sales/payments.ts';
import type { Order, OrderLine } from '../../src/schemas/sales/orders.ts';
import { stockHelpers } from './inventory.ts';
import { addCustomer } from './people.ts';
import { add } from './samples.ts';
import { acceptance, addTrade, offerTrade } from './trades.ts';
import { createOrder, saleLine } from './sales.ts';
import { seededRandom } from '../support/seededRandom.ts';
import { startApp, type TestApp } from './support.ts';
import { walletHelpers } from './wallet.ts';

let services: TestApp;
let at: ReturnType<typeof stockHelpers>;
let north: number;
let south: number;
let customer: string;
let register: string;

beforeAll(async () => {
  services = await startApp();
  at = stockHelpers(services);
  [north, south] = services.store.locationIds as [number, number];
  customer = await addCustomer(services);
  register = (await walletHelpers(services).open('STORE_OWNER', { name: 'Front' })).id;
});
afterAll(() => services.close());

const step = (id: string, name: string, values: object = {}, headers = {}) =>
  at.step('STORE_OWNER', `orders/${id}/${name}`, { ...values }, headers);
const errors = ({ json }: { json: { errors?: { path: string; code: string }[] } }) =>
  (json.errors ?? []).map(({ path, code }) => `${path} ${code}`);
const read = async (id: string): Promise<Order> =>
  (await services.ask('STORE_OWNER', 'GET', `orders/${id}`)).json as Order;
const ring = (lines: Partial<OrderLine>[], values: object = {}) =>
  createOrder(services, north, { customer_id: customer, lines: lines.map(saleLine), ...values });
const completed = async (lines: Partial<OrderLine>[], values: object = {}, serials?: string[]) => {
  const id = await ring(lines, values);
  const [line] = (await read(id)).lines;
  const { status, text } = await step(id, 'complete', serials && { serials: { [line!.id!]: serials } });
  if (status !== 200) throw new Error(text);
  return id;
};

/** The ledger balances of an order by account; debits are positive. */
async function held(id: string): Promise<Record<string, number>> {
  const rows = await at.scope.select(
    entries,
    { account: entries.account, sum: sql<number>`sum(${entries.amount})`.mapWith(Number) },
    {
      where: eq(
        entries.transaction_id,
        at.scope.any(transactions, transactions.id, eq(transactions.order_id, id)),
      ),
      groupBy: entries.account,
    },
  );
  return Object.fromEntries(rows.filter(({ sum }) => sum !== 0).map(({ account, sum }) => [account, sum]));
}

/** Expects the totals of the order to match its payments and the ledger. */
async function agree(id: string): Promise<Order> {
  const order = await read(id);
  const rows = await at.scope.select(
    payments,
    { kind: payments.kind, amount: payments.amount, refunded: payments.refunded },
    { where: eq(payments.order_id, id) },
  );
  const sum = (kind: string) =>
    rows.filter((row) => row.kind === kind).reduce((all, { amount }) => all + amount, 0);
  expect(order.paid).toBe(sum('PAYMENT') - sum('REVERSAL'));
  expect(order.refunded).toBe(sum('REFUND'));
  expect(rows.reduce((all, { refunded }) => all + refunded, 0)).toBe(sum('REFUND') + sum('REVERSAL'));
  const accounts = await held(id);
  const isSold = order.order_status === 'COMPLETED' || order.order_status === 'REFUNDED';
  expect(accounts.RECEIVABLE ?? 0).toBe(isSold ? order.due : order.refunded - order.paid);
  expect(Object.values(accounts).reduce((all, one) => all + one, 0)).toBe(0);
  return order;
}

test('a deposit, cash with change and a card pay an order, never more than is due', async () => {
  const id = await ring([{ unit_price: 10_000 }]);
  const { total } = await read(id);
  expect((await step(id, 'pay', { method: 'ONLINE', amount: 2000, reference: ' W-1 ' })).json).toMatchObject({
    paid: 2000,
    payment_status: 'PARTLY_PAID',
    payment_method: 'ONLINE',
    due: total - 2000,
  });
  expect(errors(await step(id, 'pay', { method: 'POS', amount: total }))).toEqual(['/amount over_due']);
  expect(errors(await step(id, 'pay', { method: 'CASH', amount: 500, tendered: 400 }))).toEqual([
    '/tendered tendered_short',
  ]);
  for (const amount of [0, -5, 12.5])
    expect((await step(id, 'pay', { method: 'POS', amount })).status).toBe(422);
  await step(id, 'pay', { method: 'CASH', amount: 1230, tendered: 2000 });
  const key = randomUUID();
  const cards = await Promise.all(
    Array.from({ length: 4 }, () => step(id, 'pay', { method: 'POS', reference: 'T-77', key })),
  );
  expect(cards.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await agree(id)).toMatchObject({ payment_status: 'PAID', paid: total, due: 0 });
  expect(errors(await step(id, 'pay', { method: 'POS' }))).toEqual(['/amount nothing_due']);
  const { json } = await services.ask(
    'STORE_OWNER',
    'GET',
    `payments?filter={"order_id":"${id}"}&sort=["created_date","ASC"]`,
  );
  expect(json).toMatchObject([
    { method: 'ONLINE', amount: 2000, reference: 'W-1', register_id: register },
    { method: 'CASH', amount: 1230, tendered: 2000, change: 770, register_id: register },
    { method: 'POS', amount: total - 3230, reference: 'T-77', by: expect.any(String) as string },
  ]);
  expect(await held(id)).toMatchObject({ CASH: 1230, CARD: total - 3230, ONLINE: 2000 });
});

test('cash goes into an open register of the location, whose payments are serialised', async () => {
  const away = await createOrder(services, south);
  expect(errors(await step(away, 'pay', { method: 'CASH' }))).toEqual(['/register_id till_closed']);
  expect(errors(await step(away, 'pay', { method: 'CASH', register_id: register }))).toEqual([
    '/register_id till_closed',
  ]);
  const id = await ring([{}]);
  const { json } = await services.ask('STAFF', 'GET', `orders/${id}/paying`);
  expect(json).toEqual({
    tills: [{ id: register, name: 'Front', is_own: false }],
    balances: { STORE_CREDIT: 0, GIFT: 0 },
    bought_back: [],
  });
  expect((await services.ask('STAFF', 'GET', `orders/${away}/paying`)).status).toBe(403);
});

test('lines are refunded by their share to the cent, across the payments, and restocked', async () => {
  const [phone, cable] = [
    await at.item({ is_serialized: true, price: 10_001 }),
    await at.item({ price: 999 }),
  ];
  await at.shelve(phone, north, 1, ['490154203237518']);
  await at.shelve(cable, north, 3);
  const lines = [
    { kind: 'ITEM' as const, item_id: phone, unit_price: 10_001 },
    { kind: 'ITEM' as const, item_id: cable, unit_price: 999, quantity: 3 },
  ];
  const id = await completed(lines, { shipping_fee: 500, discount_kind: 'PERCENT', discount: 1000 }, [
    '490154203237518',
  ]);
  await step(id, 'pay', { method: 'CASH', amount: 5000 });
  await step(id, 'pay', { method: 'POS' });
  const sold = await agree(id);
  const [device, cables] = sold.lines as [OrderLine, OrderLine];
  const refund = (values: object, headers = {}) => step(id, 'refund', values, headers);
  expect(errors(await refund({}))).toEqual(['/lines nothing_returned']);
  expect(errors(await refund({ lines: [{ id: cables.id, quantity: 4 }] }))).toEqual([
    '/lines/0/quantity over_return',
  ]);
  expect(
    errors(await refund({ lines: [{ id: device.id, quantity: 1, serials: ['356938035643809'] }] })),
  ).toEqual(['/lines/0/serials/0 serial_not_sold']);
  expect(errors(await refund({ lines: [{ id: randomUUID(), quantity: 1 }] }))).toEqual([
    '/lines/0/id not_in_order',
  ]);
  expect(errors(await refund({ amount: sold.total + 1 }))).toEqual(['/amount over_refund']);

  await refund({ lines: [{ id: cables.id, quantity: 1, restock: false }] });
  const first = await agree(id);
  expect(first).toMatchObject({ order_status: 'COMPLETED', payment_status: 'PARTLY_REFUNDED' });
  expect(await at.levels(cable)).toEqual({ [north]: 0 });
  await refund({ lines: [{ id: cables.id, quantity: 2 }] });
  const second = await agree(id);
  expect(second.refunded).toBe(cables.total);
  expect(await at.levels(cable)).toEqual({ [north]: 2 });
  await refund({ amount: 100 });
  await refund({
    shipping: true,
    lines: [{ id: device.id, quantity: 1, serials: ['490154203237518'] }],
    refund_to: 'STORE_CREDIT',
  });
  expect(await agree(id)).toMatchObject({
    order_status: 'REFUNDED',
    payment_status: 'REFUNDED',
    credited: sold.total,
    refunded: sold.total,
  });
  expect(await at.levels(phone)).toEqual({ [north]: 1 });
  const left = await held(id);
  expect(Object.keys(left).filter((account) => account.startsWith('TAX') || account === 'SALES')).toEqual([]);
  const credit = -(left.STORE_CREDIT ?? 0);
  expect(credit).toBe(sold.total - cables.total! - 100);
  const next = await ring([{ unit_price: 100_000 }]);
  expect(errors(await step(next, 'pay', { method: 'WALLET', amount: credit + 1 }))).toEqual([
    '/amount balance_short',
  ]);
  const twice = await Promise.all([1, 2].map(() => step(next, 'pay', { method: 'WALLET', amount: credit })));
  expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  await agree(next);
  const [balance] = await at.scope.select(
    balances,
    { amount: balances.amount },
    { where: eq(balances.customer_id, customer) },
  );
  expect(balance).toEqual({ amount: 0 });
});

test('two concurrent refunds of the same line apply once, and an unpaid rest is written off first', async () => {
  const id = await completed([{ unit_price: 10_000, quantity: 2 }]);
  const { total, lines } = await read(id);
  await step(id, 'pay', { method: 'POS', amount: total - 1000 });
  const { headers } = await services.ask('STORE_OWNER', 'GET', `orders/${id}`);
  const refund = { lines: [{ id: lines[0]!.id, quantity: 1 }] };
  const both = await Promise.all([1, 2].map(() => step(id, 'refund', refund, { 'if-match': headers.etag! })));
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
  expect(await agree(id)).toMatchObject({ due: 0, credited: total / 2, refunded: total / 2 - 1000 });
  const rest = await Promise.all([1, 2].map(() => step(id, 'refund', refund)));
  expect(rest.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  expect(await agree(id)).toMatchObject({ order_status: 'REFUNDED', refunded: total - 1000 });
});

test('cash is rounded once per order, when it settles the order, and leaves no remainder', async () => {
  const random = seededRandom(5);
  for (let round = 0; round < 12; round += 1) {
    const id = await ring([{ unit_price: 1 + Math.floor(random() * 3000) }]);
    const { total } = await read(id);
    expect(errors(await step(id, 'pay', { method: 'CASH', amount: total + 10 }))).toEqual([
      '/amount over_due',
    ]);
    let cards = 0;
    for (let due = total; due > 0; due = (await read(id)).due) {
      const part = 5 * Math.floor((random() * due) / 5);
      const isOdd = part > 0 && part + 1 < due && roundToCash(due) !== part + 1;
      const odd = isOdd ? errors(await step(id, 'pay', { method: 'CASH', amount: part + 1 })) : [];
      expect(odd).toEqual(isOdd ? ['/amount odd_cash'] : []);
      const ways = [
        { method: 'CASH' },
        { method: 'CASH', amount: Math.max(1, random() < 0.5 ? roundToCash(due) : due) },
        ...(part > 0
          ? [
              { method: 'CASH', amount: part },
              { method: 'POS', amount: part - 1 || 1 },
            ]
          : []),
      ];
      const way = ways[Math.floor(random() * ways.length)]!;
      const { status, text } = await step(id, 'pay', way);
      if (status !== 200) throw new Error(text);
      if (way.method === 'POS') cards += way.amount!;
    }
    await step(id, 'complete');
    expect(await agree(id)).toMatchObject({ payment_status: 'PAID', paid: total, due: 0 });
    const { CASH = 0, ROUNDING = 0, CARD = 0, RECEIVABLE = 0 } = await held(id);
    expect({ CASH, CARD, RECEIVABLE }).toEqual({
      CASH: roundToCash(total - cards),
      CARD: cards,
      RECEIVABLE: 0,
    });
    expect(CASH + CARD + ROUNDING).toBe(total);
  }
});

test('several cash refunds total the same as one, and the last one refunds the received amount', async () => {
  const id = await completed([{ unit_price: 1000 }]);
  await step(id, 'pay', { method: 'CASH' });
  const { CASH: paid = 0 } = await held(id);
  for (let count = 1; count <= 10; count += 1) {
    expect((await step(id, 'refund', { amount: 3 })).status).toBe(200);
    expect((await held(id)).CASH).toBe(paid - roundToCash(3 * count));
  }
  const { json } = await services.ask(
    'STORE_OWNER',
    'GET',
    `payments?filter=${encodeURIComponent(JSON.stringify({ order_id: id }))}`,
  );
  const coins = (json as Payment[]).filter(({ kind }) => kind === 'REFUND');
  expect(coins.reduce((sum, { cash }) => sum + cash!, 0)).toBe(30);
  await step(id, 'refund', { all: true });
  expect(await agree(id)).toMatchObject({ order_status: 'REFUNDED', refunded: 1130 });
  expect(await held(id)).toEqual({});
});

test('a device that was bought back is paid for again only with the right to change prices', async () => {
  const product_id = (await add(services, 'products', { name: 'Phone 13' })).id;
  const phone = await at.item({ is_serialized: true, price: 50_000, product_id, kind: 'DEVICE' });
  const serial = '356938035643809';
  await at.shelve(phone, north, 1, [serial]);
  const lines = [{ kind: 'ITEM' as const, item_id: phone, unit_price: 50_000 }, { unit_price: 1000 }];
  const id = await completed(lines, {}, [serial]);
  await step(id, 'pay', { method: 'POS' });
  const paying = async () => (await services.ask('STORE_OWNER', 'GET', `orders/${id}/paying`)).json;
  expect((await paying()).bought_back).toEqual([]);
  const trade = await addTrade(services, product_id, { serial, customer_id: customer });
  await offerTrade(services, trade);
  const body = acceptance({ new_item: null, item_id: phone });
  expect(
    (await services.ask('STORE_OWNER', 'POST', `tradeRequests/${trade}/accept`, { body })).text,
  ).toContain('ACCEPTED');
  expect((await paying()).bought_back).toMatchObject([{ serial, trade_request_id: trade }]);

  const order = await read(id);
  const [device, cleaning] = order.lines as [OrderLine, OrderLine];
  const whole = { lines: [{ id: device.id, quantity: 1, serials: [serial] }] };
  const refused = ['/bought_back bought_back'];
  expect(errors(await step(id, 'refund', whole))).toEqual(refused);
  expect(errors(await step(id, 'refund', { lines: [{ ...whole.lines[0], restock: false }] }))).toEqual(
    refused,
  );
  expect(errors(await step(id, 'refund', { all: true }))).toEqual(refused);
  expect(errors(await step(id, 'refund', { amount: cleaning.total! + 1 }))).toEqual(refused);
  const cashier = {
    staff_id: 's',
    store_id: 's',
    role: 'STAFF',
    rights: ['REFUND_ORDER'],
    location_id: north,
  };
  const named = { lines: [{ id: device.id!, quantity: 1, serials: [serial] }], bought_back: true, value: 1 };
  expect(boughtBackErrors(cashier, order, named, [serial])).toMatchObject([{ code: 'bought_back_right' }]);

  expect((await step(id, 'refund', { lines: [{ id: cleaning.id, quantity: 1 }] })).status).toBe(200);
  const again = await step(id, 'refund', { ...whole, bought_back: true });
  expect(again.json).toMatchObject({ order_status: 'REFUNDED', refunded: order.total });
  expect(await at.levels(phone)).toEqual({ [north]: 1 });
  await agree(id);
});

test('items of an order that was written off are restocked without a refund', async () => {
  const item = await at.item({ price: 1000 });
  await at.shelve(item, north, 2);
  const id = await completed([{ kind: 'ITEM', item_id: item, unit_price: 1000, quantity: 2 }]);
  const { total, lines } = await read(id);
  await step(id, 'refund', { amount: total });
  expect(await agree(id)).toMatchObject({ order_status: 'REFUNDED', payment_status: 'REFUNDED', due: 0 });
  const back = await step(id, 'refund', { lines: [{ id: lines[0]!.id, quantity: 2 }] });
  expect(back.json).toMatchObject({ order_status: 'REFUNDED', credited: total });
  expect(await agree(id)).toMatchObject({ lines: [{ returned: 2 }] });
  expect(await at.levels(item)).toEqual({ [north]: 2 });
  expect(errors(await step(id, 'refund', { all: true }))).toEqual(['/lines nothing_returned']);
  expect(errors(await step(id, 'refund', { amount: 1 }))).toEqual(['/amount over_refund']);
});

test('an order that a discount reduces to zero is paid, completed, and can be returned', async () => {
  const id = await ring([{ unit_price: 1000, quantity: 2, discount_kind: 'PERCENT', discount: 10_000 }]);
  expect(await read(id)).toMatchObject({ total: 0, due: 0, payment_status: 'PAID' });
  expect(errors(await step(id, 'pay', { method: 'CASH' }))).toEqual(['/amount nothing_due']);
  expect((await step(id, 'complete')).json).toMatchObject({ order_status: 'COMPLETED' });
  const [line] = (await read(id)).lines;
  await step(id, 'refund', { lines: [{ id: line!.id, quantity: 1 }] });
  expect(await agree(id)).toMatchObject({ order_status: 'COMPLETED', payment_status: 'PAID' });
  await step(id, 'refund', { all: true });
  expect(await agree(id)).toMatchObject({ order_status: 'REFUNDED' });
});

test('cancelled orders refund what was paid, and wrong payments are voided', async () => {
  const id = await ring([{ unit_price: 5000 }]);
  await step(id, 'pay', { method: 'CASH', amount: 1000 });
  await step(id, 'pay', { method: 'POS', amount: 2000 });
  expect(errors(await step(id, 'cancel'))).toEqual(['/refund_to has_payments']);
  expect((await step(id, 'unpay', { reason: 'Wrong order' })).json).toMatchObject({
    paid: 0,
    payment_status: 'UNPAID',
    payment_method: null,
    payment_date: null,
  });
  expect(await held(id)).toEqual({});
  expect(errors(await step(id, 'unpay'))).toEqual([' no_payments']);
  await step(id, 'pay', { method: 'CASH', amount: 1000 });
  expect((await at.step('STAFF', `orders/${id}/cancel`, { refund_to: 'ORIGINAL' })).status).toBe(403);
  await step(id, 'cancel', { refund_to: 'ORIGINAL' });
  expect(await agree(id)).toMatchObject({
    order_status: 'CANCELLED',
    payment_status: 'REFUNDED',
    refunded: 1000,
  });
  expect(await held(id)).toEqual({});
});

test('orders, payments and ledger agree after any sequence of steps', async () => {
  const random = seededRandom(20_261_123);
  const any = (most: number) => Math.floor(random() * most);
  for (let round = 0; round < 4; round += 1) {
    const id = await ring(
      Array.from({ length: 1 + any(3) }, () => ({ quantity: 1 + any(4), unit_price: any(20_000) })),
      { shipping_fee: any(2) * 333, include_tax: any(2) === 0 },
    );
    const { lines, total } = await read(id);
    const acts = [
      () =>
        step(id, 'pay', { method: ['POS', 'CASH', 'ONLINE'][any(3)], amount: 1 + any(Math.max(1, total)) }),
      () => step(id, 'unpay'),
      () => step(id, 'complete'),
      () => step(id, 'refund', { lines: [{ id: lines[any(lines.length)]!.id, quantity: 1 + any(2) }] }),
      () => step(id, 'refund', { amount: 1 + any(500), shipping: any(2) === 0 }),
      () => step(id, 'refund', { amount: 1 + any(500), refund_to: 'STORE_CREDIT' }),
    ];
    for (let turn = 0; turn < 10; turn += 1) {
      const answers = await Promise.all([acts[any(acts.length)]!(), acts[any(acts.length)]!()]);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      await agree(id);
    }
    await step(id, 'complete');
    await step(id, 'refund', { all: true });
    const done = await agree(id);
    expect(done).toMatchObject({ order_status: 'REFUNDED', credited: total, due: 0 });
  }
});

test('an invoice and a receipt are PDFs in both languages, of several orders in one file', async () => {
  const ids = [await ring([{ name: 'Écran 14″' }]), await ring([{ name: 'Cadran Łódź' }])];
  const file = (path: string) => services.ask('STAFF', 'GET', `orders/${path}`);
  for (const path of [
    `${ids[0]}/invoice.pdf?locale=fr`,
    `${ids[1]}/receipt.pdf`,
    `invoices.pdf?ids=${ids.join(',')}`,
  ]) {
    const { status, headers, text } = await file(path);
    expect([status, headers['content-type'], text.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);
  }
  expect((await file(`${randomUUID()}/invoice.pdf`)).status).toBe(404);
  expect((await file(`${await createOrder(services, south)}/invoice.pdf`)).status).toBe(403);
  expect((await file('invoices.pdf')).status).toBe(400);
});
