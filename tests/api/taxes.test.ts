import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentData } from '../../server/sales/documents/data.ts';
import { exemptLine, sellerLines } from '../../server/sales/documents/texts.ts';
import { wordsOf } from '../../server/documents/words.ts';
import { addons } from '../../server/catalog/tables.ts';
import { locations } from '../../server/locations/tables.ts';
import { repairs } from '../../server/repairs/tables.ts';
import { entries, transactions } from '../../server/wallet/tables.ts';
import type { Order, OrderLine } from '../../src/schemas/sales/orders.ts';
import { rights, type Role } from '../../src/schemas/rights.ts';
import type { TaxClass } from '../../src/schemas/sales/taxRates.ts';
import { stockHelpers } from './inventory.ts';
import { addCustomer } from './people.ts';
import { add } from './samples.ts';
import { saleLine } from './sales.ts';
import { startApp, type TestApp } from './support.ts';

let services: TestApp;
let at: ReturnType<typeof stockHelpers>;
let north: number;
let south: number;
let customer_id: string;
let item_id: string;

beforeAll(async () => {
  services = await startApp();
  at = stockHelpers(services);
  [north, south] = services.store.locationIds as [number, number];
  customer_id = await addCustomer(services);
  item_id = await at.item({ price: 10_000 });
  await at.shelve(item_id, north, 100);
  await at.shelve(item_id, south, 100);
  await at.scope.update(locations, { country: 'CA', state: 'ON' }, eq(locations.id, north));
});
afterAll(() => services.close());

const item = (values: Partial<OrderLine> = {}) =>
  saleLine({ kind: 'ITEM', item_id, unit_price: 10_000, ...values });
const post = (values: object, role: Role = 'STORE_OWNER') =>
  services.ask(role, 'POST', 'orders', {
    body: { location_id: north, customer_id, lines: [item()], ...values },
  });
const ring = async (values: object): Promise<Order> => {
  const { status, json, text } = await post(values);
  if (status !== 201) throw new Error(text);
  return json as Order;
};
const to = (country: string, state: string | null) => ({
  delivery: 'SHIPPED',
  shipping_address: {
    first_name: 'Ada',
    last_name: 'Lin',
    company: null,
    address_1: '1 Main St',
    address_2: null,
    city: 'Town',
    state,
    postcode: 'A1A 1A1',
    country,
    phone: null,
  },
});
const step = (id: string, name: string, values: object = {}) =>
  at.step('STORE_OWNER', `orders/${id}/${name}`, { ...values });
const errors = ({ json }: { json: { errors?: { path: string; code: string }[] } }) =>
  (json.errors ?? []).map(({ path, code }) => `${path} ${code}`);
const setStore = async (values: object) => {
  const path = `/dc/store/${services.store.id}`;
  const { json } = await services.ask('STORE_OWNER', 'GET', `${path}?include_children=false`);
  return services.ask('STORE_OWNER', 'PUT', path, { body: { ...json, ...values } });
};
const addRepair = async (product_id: string, cost: number, tax_class: TaxClass = 'STANDARD') => {
  const id = randomUUID();
  await at.scope.insert(repairs, [{ id, title: 'Screen', duration: '1 hour', product_id, cost, tax_class }]);
  return id;
};
const words = wordsOf('en', 'CAD', 'America/Toronto');
const paper = async ({ id }: Order) => {
  const who = { staff_id: '', store_id: '', role: 'ADMIN', rights: [...rights], location_id: null };
  const [data] = await documentData(at.scope, who, [id]);
  return data!;
};

/** The tax entries of an order in the ledger, by account and province. */
async function held({ id }: Order): Promise<Record<string, number>> {
  const { account, state, amount, transaction_id } = entries;
  const rows = await at.scope.select(
    entries,
    {
      key: sql<string>`${account} || coalesce(' ' || ${state}, '')`,
      sum: sql<number>`sum(${amount})`.mapWith(Number),
    },
    {
      where: and(
        eq(transaction_id, at.scope.any(transactions, transactions.id, eq(transactions.order_id, id))),
        sql`${account} like 'TAX%'`,
      ),
      groupBy: sql`${account}, ${state}`,
    },
  );
  return Object.fromEntries(rows.filter(({ sum }) => sum !== 0).map(({ key, sum }) => [key, sum]));
}

test('a shipped order is taxed by its destination, a repair in it by the location', async () => {
  expect(await ring(to('CA', 'AB'))).toMatchObject({
    gst_hst: 500,
    total: 10_500,
    taxes: [{ kind: 'GST', state: 'AB' }],
  });
  expect(await ring(to('CA', 'NS'))).toMatchObject({ taxes: [{ kind: 'HST', rate: 14_000 }] });
  expect(await ring(to('FR', null))).toMatchObject({ total: 10_000, taxes: [] });
  expect(await ring({ ...to('CA', 'AB'), delivery: 'HANDED_OVER' })).toMatchObject({ gst_hst: 1300 });
  expect(errors(await post({ delivery: 'SHIPPED' }))).toEqual(['/shipping_address required']);
  expect(errors(await post(to('CA', null)))).toEqual(['/shipping_address/state required']);
  expect(errors(await post(to('CA', 'NY')))).toEqual(['/shipping_address/state region']);
  expect(errors(await post(to('CA', 'AB'), 'STAFF'))).toEqual(['/delivery ship_right']);

  const product = await add(services, 'products', { name: 'Phone 15' });
  const repair_id = await addRepair(product.id, 50);
  const fixed = saleLine({ kind: 'REPAIR', repair_id, unit_price: 5000, name: 'Screen' });
  const mixed = await ring({ ...to('CA', 'AB'), lines: [item({ quantity: 2 }), fixed] });
  expect(mixed).toMatchObject({
    gst_hst: 1650,
    lines: [{ taxes: [{ amount: 1000 }] }, { taxes: [{ amount: 650 }] }],
  });
  await step(mixed.id, 'complete');
  expect(await held(mixed)).toEqual({ 'TAX_GST_HST AB': -1000, TAX_GST_HST: -650 });
  await step(mixed.id, 'refund', { lines: [{ id: mixed.lines[0]!.id, quantity: 1 }] });
  expect(await held(mixed)).toEqual({ 'TAX_GST_HST AB': -500, TAX_GST_HST: -650 });
  await step(mixed.id, 'refund', { amount: 1001 });
  await step(mixed.id, 'refund', { all: true });
  expect(await held(mixed)).toEqual({});
});

test('registrations add PST and QST elsewhere, with their numbers on the invoice; reports group by province', async () => {
  expect(await ring(to('CA', 'QC'))).toMatchObject({ gst_hst: 500, pst_rst_qst: 0 });
  const registered = await setStore({ tax_registrations: [{ state: 'QC', number: '1234567890 TQ0001' }] });
  expect(registered.status).toBe(200);
  const order = await ring(to('CA', 'QC'));
  expect(order).toMatchObject({ gst_hst: 500, pst_rst_qst: 998 });
  expect(sellerLines(await paper(order), words)).toContain('QST (QC): 1234567890 TQ0001');
  await step(order.id, 'complete');
  const day = order.order_date;
  const report = await services.ask('STORE_OWNER', 'GET', `reports/taxes?from=${day}&to=${day}`);
  const keys = report.json.rows.map(({ key }: { key: string }) => key);
  expect(keys).toContain('TAX_PST_RST_QST QC');
  const twice = [1, 2].map((number) => ({ state: 'BC', number: String(number) }));
  expect(errors(await setStore({ tax_registrations: twice }))).toEqual([
    '/tax_registrations/1/state tax_twice',
  ]);
});

test('rates belong to the store and the location, are dated, and default to those of Canada’s provinces', async () => {
  const rate = { state: 'ON', kind: 'HST', rate: 14_000, from: '2020-01-01' };
  expect(errors(await setStore({ tax_rates: [{ ...rate, kind: 'GST' }] }))).toEqual([
    '/tax_rates/0/state tax_state',
  ]);
  await setStore({ tax_rates: [rate] });
  expect(await ring({})).toMatchObject({ gst_hst: 1400 });
  await setStore({ tax_rates: [] });
  expect(await ring({})).toMatchObject({ gst_hst: 1300 });

  const put = (body: object) => services.ask('STORE_OWNER', 'PUT', `location/${south}`, { body });
  const local = [{ name: 'City tax', rate: 8875, from: '2020-01-01' }];
  await put({ country: 'CA', state: 'ON' });
  expect(errors(await put({ tax_rates: local }))).toEqual(['/tax_rates/0/name tax_country']);
  expect((await put({ country: 'US', state: 'NY', tax_rates: local })).status).toBe(200);
  expect(await ring({ location_id: south })).toMatchObject({
    pst_rst_qst: 888,
    taxes: [{ kind: 'SALES_TAX', name: 'City tax', amount: 888 }],
  });
});

test('the tax class of a product, a service and an add-on applies by line', async () => {
  const product = await add(services, 'products', { name: 'Book', tax_class: 'zero-rated' });
  const book = await at.item({ price: 1000, product_id: product.id });
  await at.shelve(book, north, 5);
  const addon_id = randomUUID();
  await at.scope.insert(addons, [{ id: addon_id, name: 'Insurance', price: 20, tax_class: 'EXEMPT' }]);
  const repair_id = await addRepair(product.id, 10, 'GST_ONLY');
  const order = await ring({
    lines: [
      item(),
      saleLine({ kind: 'ITEM', item_id: book, unit_price: 1000 }),
      saleLine({ kind: 'ADDON', addon_id, unit_price: 2000 }),
      saleLine({ kind: 'REPAIR', repair_id, unit_price: 1000 }),
    ],
  });
  expect(order.lines.map(({ tax_class, taxes }) => [tax_class, taxes?.map(({ amount }) => amount)])).toEqual([
    ['STANDARD', [1300]],
    ['ZERO_RATED', []],
    ['EXEMPT', []],
    ['GST_ONLY', [50]],
  ]);
  await step(order.id, 'complete');
  expect(await held(order)).toEqual({ TAX_GST_HST: -1350 });
});

test('an exempt customer pays no taxes, the invoice states the exemption, and setting it requires the right to change prices', async () => {
  const { json: customer } = await services.ask('STORE_OWNER', 'GET', `customer/${customer_id}`);
  const exempt = {
    id: customer_id,
    is_tax_exempt: true,
    tax_exempt_number: 'IND-7',
    tax_exempt_reason: 'Status card',
  };
  const put = (body: object, role: Role = 'STORE_OWNER') =>
    services.ask(role, 'PUT', 'customer', { body: { ...customer, ...body } });
  expect((await put(exempt, 'STAFF')).status).toBe(403);
  expect(errors(await put({ ...exempt, tax_exempt_reason: null }))).toEqual(['/tax_exempt_reason required']);
  expect((await put(exempt)).status).toBe(200);
  const order = await ring({});
  expect(order).toMatchObject({ total: 10_000, taxes: [], is_tax_exempt: true, tax_exempt_number: 'IND-7' });
  expect(exemptLine(await paper(order), words)).toBe('Tax exempt: IND-7, Status card');
  const body = { customer_id: null };
  expect((await services.ask('STORE_OWNER', 'PUT', `orders/${order.id}`, { body })).json).toMatchObject({
    gst_hst: 1300,
    is_tax_exempt: false,
  });
});
