import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DashboardFigures } from '../../src/schemas/dashboard/figures.ts';
import type { Role } from '../../src/schemas/rights.ts';
import { stockHelpers } from './inventory.ts';
import { addCustomer } from './people.ts';
import { createOrder } from './sales.ts';
import { startApp, type TestApp } from './support.ts';

let services: TestApp;
let at: ReturnType<typeof stockHelpers>;
let north: number;
let south: number;
beforeAll(async () => {
  services = await startApp();
  at = stockHelpers(services);
  [north, south] = services.store.locationIds as [number, number];
});
afterAll(() => services.close());

const figures = async (role: Role, query = ''): Promise<DashboardFigures> =>
  (await services.ask(role, 'GET', `dashboard${query}`)).json as DashboardFigures;
const open = ({ orders }: DashboardFigures) => orders?.statuses.map(({ count }) => count);
const sold = ({ sales }: DashboardFigures) => sales?.days.at(-1)?.amount;

test('shows the figures of the accessible locations: sales of the ledger, open orders, registers, low stock', async () => {
  const { ask } = services;
  const register = { location_id: north, name: 'Front', float: 10_000 };
  await ask('STORE_OWNER', 'POST', 'registers', { body: register });
  const low = await at.item({ low_stock: 5 });
  await at.shelve(low, south, 2);
  const customer_id = await addCustomer(services);
  const done = await createOrder(services, north, { customer_id });
  const away = await createOrder(services, south, { customer_id });
  const waiting = await createOrder(services, south);
  for (const id of [done, away])
    expect((await at.step('STORE_OWNER', `orders/${id}/complete`)).text).toContain('COMPLETED');
  await at.step('STORE_OWNER', `orders/${waiting}/hold`);

  const all = await figures('STORE_OWNER');
  expect(sold(all)).toBe(2000);
  expect(all.sales?.days).toHaveLength(14);
  expect(open(all)).toEqual([0, 0, 1]);
  expect(all.tills?.open).toMatchObject([{ name: 'Front', location_id: north, cash: 10_000 }]);
  expect(all.low_stock?.kinds).toContainEqual({ kind: 'PART', count: 1 });
  expect(all.repairs?.days).toHaveLength(7);

  const one = await figures('STORE_OWNER', `?location_id=${south}`);
  expect([sold(one), open(one), one.tills?.open]).toEqual([1000, [0, 0, 1], []]);

  const own = await figures('STAFF');
  expect([sold(own), open(own), own.low_stock?.kinds.some(({ count }) => count > 0)]).toEqual([
    1000,
    [0, 0, 0],
    false,
  ]);
  expect(sold(await figures('STAFF', `?location_id=${south}`))).toBe(0);
});

test('purchases and payments of a customer are totalled by location and listed in the timeline', async () => {
  const { ask } = services;
  const body = {
    first_name: 'Ada',
    last_name: 'Byron',
    email: 'ada@example.com',
    default_contact_method: 'EMAIL',
    channel: 'IN_STORE',
  };
  const { json: customer } = await ask('STORE_OWNER', 'POST', 'customer', { body });
  const here = await createOrder(services, north, { customer_id: customer.id });
  await createOrder(services, south, { customer_id: customer.id });
  await at.step('STORE_OWNER', `orders/${here}/pay`, { method: 'POS' });
  const { json: order } = await ask('STORE_OWNER', 'GET', `orders/${here}`);

  const spending = async (role: Role) =>
    (await ask(role, 'GET', `orders/spending?customer_id=${customer.id}`)).json;
  const gone = await createOrder(services, north, { customer_id: customer.id });
  await at.step('STORE_OWNER', `orders/${gone}/cancel`);
  expect(await spending('STORE_OWNER')).toEqual({ orders: 2, spent: order.total });
  expect(await spending('STAFF')).toEqual({ orders: 1, spent: order.total });
  const { json: timeline } = await ask('STAFF', 'GET', `customer/${customer.id}/timeline`);
  expect(timeline.data.filter(({ kind }: { kind: string }) => kind === 'ORDER')).toMatchObject([
    { id: gone, state: 'CANCELLED' },
    { id: here, about: `#${order.order_no} Cleaning`, state: 'PENDING' },
  ]);
});
