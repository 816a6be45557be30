import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Scope } from '../../server/core/scope.ts';
import { recordReturn, recordSale } from '../../server/reports/recordSold.ts';
import { readReport } from '../../server/reports/report.ts';
import { items } from '../../server/inventory/tables.ts';
import { orderLines, orders } from '../../server/sales/tables.ts';
import { post } from '../../server/wallet/ledger.ts';
import { addDays } from '../../src/schemas/calendarDays.ts';
import { prorate } from '../../src/schemas/money.ts';
import type { Figures, Report } from '../../src/schemas/reports/reports.ts';
import type { Order, OrderLine } from '../../src/schemas/sales/orders.ts';
import { priceOrder } from '../../src/schemas/sales/price.ts';
import { taxRatesAt } from '../../src/schemas/sales/taxRates.ts';
import { startApp, type TestApp } from './support.ts';

let services: TestApp;
let north: number;
let south: number;
const item = randomUUID();
const firstDay = '2026-01-20';

/** Deterministic random numbers. */
const random = (() => {
  let seed = 7;
  return (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
})();

beforeAll(async () => {
  services = await startApp();
  const { database, store } = services;
  const scope = new Scope(database.db, { id: store.id, timezone: 'America/Toronto' });
  [north, south] = store.locationIds as [number, number];
  await scope.insert(items, [{ id: item, name: 'Battery', sku: 'B-1', cost: 900 }]);
  await scope.transaction(async (once) => {
    for (let number = 1; number <= 40; number++) await sell(once, number);
  });
});
afterAll(() => services.close());

/** Sells an order, which is paid and partly refunded. */
async function sell(scope: Scope, number: number) {
  const { STORE_OWNER, STAFF } = services.store.staff;
  const day = addDays(firstDay, random(80));
  const location_id = random(3) ? north : south;
  const kinds = ['ITEM', 'CUSTOM', 'PART', 'CUSTOM'] as const;
  const sold = Array.from({ length: 1 + random(3) }, (_, index) => {
    const kind = kinds[random(4)]!;
    const line = { discount_kind: 'PERCENT' as const, discount: random(3) * 333, quantity: 1 + random(4) };
    return {
      kind,
      unit_price: random(20_000),
      ...line,
      name: `Line ${index}`,
      item_id: kind === 'CUSTOM' ? null : item,
    };
  });
  const terms = { include_tax: random(2) === 1, shipping_fee: random(2) * 1499 };
  const discount = { discount_kind: 'AMOUNT' as const, discount: random(500) };
  const sums = priceOrder(
    { lines: sold, ...terms, ...discount },
    taxRatesAt({ country: 'CA', state: 'ON' }, day, 'STANDARD'),
  );
  const {
    lines: amounts,
    subtotal,
    discount: discount_amount,
    total_before_tax,
    taxes,
    gst_hst,
    pst_rst_qst,
    total,
  } = sums;
  const id = randomUUID();
  const vendor_id = random(2) ? STORE_OWNER.id : STAFF.id;
  const worked = { subtotal, discount_amount, total_before_tax, taxes, gst_hst, pst_rst_qst, total };
  const order = {
    id,
    order_no: number,
    location_id,
    order_date: day,
    channel: 'IN_STORE',
    vendor_id,
    ...terms,
    ...discount,
  };
  await scope.insert(orders, [{ ...order, ...worked, order_status: 'COMPLETED', paid: total }]);
  const lines = sold.map((line, position) => {
    const { amount, discount: off, net, taxes: own, total: all } = amounts[position]!;
    const staff_id = random(4) ? STAFF.id : null;
    return {
      id: randomUUID(),
      ...line,
      position,
      staff_id,
      amount,
      discount_amount: off,
      net,
      taxes: own,
      total: all,
    };
  });
  await scope.insert(
    orderLines,
    lines.map((line) => ({ ...line, order_id: id })),
  );
  const net = amounts.reduce((sum, line) => sum + line.net, 0);
  const posting = { location_id, order_id: id, day };
  const earned = (SALES: number, SHIPPING: number, TAX_GST_HST: number) => [
    { account: 'SALES' as const, amount: -SALES },
    { account: 'SHIPPING' as const, amount: -SHIPPING },
    { account: 'TAX_GST_HST' as const, amount: -TAX_GST_HST },
    { account: 'RECEIVABLE' as const, amount: SALES + SHIPPING + TAX_GST_HST },
  ];
  await post(scope, null, {
    kind: 'SALE',
    ...posting,
    entries: earned(net, total_before_tax - net, gst_hst),
  });
  await recordSale(scope, { ...order, lines } as unknown as Order, { day });
  const payment_id = randomUUID();
  const account = (['CASH', 'CARD', 'ONLINE'] as const)[random(3)]!;
  const paid = (kind: 'PAYMENT' | 'REFUND' | 'REVERSAL', amount: number, on: string) =>
    post(scope, null, {
      kind,
      ...posting,
      day: on,
      payment_id,
      entries: [
        { account, amount },
        { account: 'RECEIVABLE', amount: -amount },
      ],
    });
  await paid('PAYMENT', total, day);
  if (random(5) === 0) {
    await paid('REVERSAL', -total, day);
    await paid('PAYMENT', total, day);
  }
  if (random(2) === 0) return;
  const back = addDays(day, random(20));
  const [line] = lines as unknown as OrderLine[];
  const quantity = 1 + random(line!.quantity);
  const part = prorate(line!.net ?? 0, quantity, line!.quantity);
  // Another cent is written off, without a line.
  const off = Math.min(1, net - part);
  const taxBack = prorate((line!.taxes ?? [])[0]?.amount ?? 0, quantity, line!.quantity);
  await post(scope, null, {
    kind: 'RETURN',
    ...posting,
    day: back,
    entries: earned(-part - off, 0, -taxBack),
  });
  await recordReturn(scope, order, {
    lines: [{ line: line!, quantity: -quantity, net: -part }],
    sales: -part - off,
    day: back,
  });
  await paid('REFUND', -(part + off + taxBack), back);
}

const read = async (
  name: string,
  query = '',
  role: 'STORE_OWNER' | 'STORE_MANAGER' = 'STORE_OWNER',
): Promise<Report> => {
  const { status, json, text } = await services.ask(role, 'GET', `reports/${name}?${query}`);
  if (status !== 200) throw new Error(text);
  return json as Report;
};

/** The increase of the ledger accounts, in credits. */
async function credits(from: string, to: string, accounts: string[], at?: number): Promise<number> {
  const { rows } = (await services.database.db.execute(sql`
    select coalesce(-sum(amount), 0)::int as sum from entries
    where store_id = ${services.store.id} and day between ${from} and ${to}
      and account in ${accounts} and (${at ?? null}::int is null or location_id = ${at ?? null})`)) as {
    rows: { sum: number }[];
  };
  return rows[0]!.sum;
}

const summed = (figures: Figures[]) => {
  const all: Record<string, number> = {};
  for (const one of figures)
    for (const [name, value] of Object.entries(one)) all[name] = (all[name] ?? 0) + (value ?? 0);
  return all;
};
const known = (figures: Figures) => summed([figures]);

const months = 'from=2026-03-01&to=2026-03-31';
const taxAccounts = ['TAX_GST_HST', 'TAX_PST_RST_QST'];

test('every report matches the ledger to the cent, in total, by day, week, month and row, now and before', async () => {
  const names = ['sales', 'taxes', 'payments', 'services', 'parts', 'staff', 'locations'];
  for (const by of ['day', 'week', 'month']) {
    for (const name of names) {
      const report = await read(name, `${months}&by=${by}`);
      expect(report.former, name).toEqual({ from: '2026-02-01', to: '2026-02-28' });
      expect(summed(report.series.map(({ figures }) => figures)), `${name} by ${by}`).toEqual(
        known(report.totals),
      );
      expect(summed(report.former_series.map(({ figures }) => figures))).toEqual(
        known(report.former_totals!),
      );
      if (name === 'sales') continue;
      expect(summed(report.rows.map(({ figures }) => figures)), `${name}, rows`).toEqual(
        known(report.totals),
      );
      expect(summed(report.rows.map(({ former }) => former))).toEqual(known(report.former_totals!));
    }
  }
  for (const [of, from, to] of [
    ['totals', '2026-03-01', '2026-03-31'],
    ['former_totals', '2026-02-01', '2026-02-28'],
  ] as const) {
    const figures = async (name: string) => (await read(name, months))[of]!;
    const earned = await credits(from, to, ['SALES']);
    const taxes = await credits(from, to, taxAccounts);
    const total = await credits(from, to, ['SALES', 'SHIPPING', ...taxAccounts]);
    expect(earned).toBeGreaterThan(0);
    expect(await figures('sales')).toMatchObject({ net: earned, tax: taxes, total });
    expect(await figures('locations')).toEqual(await figures('sales'));
    expect((await figures('taxes')).tax).toBe(taxes);
    expect((await figures('payments')).net).toBe(-(await credits(from, to, ['CASH', 'CARD', 'ONLINE'])));
    expect((await figures('staff')).net).toBe(earned);
    const [services_, parts] = [await figures('services'), await figures('parts')];
    expect(services_.net! + parts.net!).toBe(earned);
    expect(parts.cost).toBe(parts.quantity! * 900);
    expect(parts.profit).toBe(parts.net! - parts.cost!);
  }
});

test('filters by location and employee, and compares with the previous year', async () => {
  const report = await read('sales', `${months}&location_id=${south}`);
  expect(report.totals.net).toBe(await credits('2026-03-01', '2026-03-31', ['SALES'], south));
  const { rows } = await read('locations', months);
  expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(['North', 'South']));
  const sellers = await read('staff', months);
  expect(new Set(sellers.rows.map(({ name }) => name))).toEqual(
    new Set(['STAFF first', 'STORE_OWNER first']),
  );
  const workers = await read('staff', `${months}&staff_as=worker`);
  expect(workers.rows.find(({ key }) => key === null)?.name).toBeNull();
  expect(workers.totals).toEqual(sellers.totals);
  expect((await read('parts', months)).rows).toMatchObject([{ name: 'Battery (B-1)' }]);
  const year = await read('sales', `${months}&compare=year`);
  expect(year.former).toEqual({ from: '2025-03-01', to: '2025-03-31' });
  expect(year.former_totals!.total).toBe(0);
  expect(await read('sales', `${months}&compare=none`)).toMatchObject({
    former: null,
    former_totals: null,
    former_series: [],
  });
});

test('a manager sees only the own location, and an inverted or too long range is rejected', async () => {
  const { ask } = services;
  const own = await read('sales', months, 'STORE_MANAGER');
  expect(own.location_id).toBe(north);
  expect(own.totals.net).toBe(await credits('2026-03-01', '2026-03-31', ['SALES'], north));
  expect((await read('locations', months, 'STORE_MANAGER')).rows).toHaveLength(1);
  const scope = new Scope(services.database.db, { id: services.store.id, timezone: 'America/Toronto' });
  const nowhere = { ...services.store.staff.STORE_MANAGER, role: 'STORE_MANAGER', rights: ['VIEW_REPORTS'] };
  const who = { ...nowhere, staff_id: nowhere.id, store_id: services.store.id, location_id: null };
  const march = { from: '2026-03-01', to: '2026-03-31' };
  await expect(readReport({ scope, who }, 'sales', march)).rejects.toMatchObject({ status: 403 });
  const status = async (query: string, role: 'STORE_OWNER' | 'STORE_MANAGER' = 'STORE_OWNER') => {
    const answer = await ask(role, 'GET', `reports/sales?${query}`);
    return [answer.status, answer.json?.errors?.[0]?.code].filter(Boolean);
  };
  expect(await status(`${months}&location_id=${south}`, 'STORE_MANAGER')).toEqual([403]);
  expect(await status('from=2026-03-02&to=2026-03-01')).toEqual([422, 'range']);
  expect(await status('from=2020-01-01&to=2026-03-01')).toEqual([422, 'period_long']);
  expect(await status('from=2026-03-01&to=2026-03-20&compare=week')).toEqual([422, 'period_crosses']);
  expect(await status(`${months}&location_id=999999`)).toEqual([422, 'reference']);
  expect(await status('from=2026-02-30&to=2026-03-01')).toEqual([400, 'date']);
  expect((await ask('STORE_OWNER', 'GET', `reports/nothing?${months}`)).status).toBe(400);
});
