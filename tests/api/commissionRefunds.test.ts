import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commissions } from '../../server/commissions/tables.ts';
import type { Order } from '../../src/schemas/sales/orders.ts';
import { seededRandom } from '../support/seededRandom.ts';
import { stockHelpers } from './inventory.ts';
import { createOrder, saleLine } from './sales.ts';
import { startApp, type TestApp } from './support.ts';

let services: TestApp;
let at: ReturnType<typeof stockHelpers>;
let home: number;
beforeAll(async () => {
  services = await startApp();
  at = stockHelpers(services);
  [home] = services.store.locationIds as [number];
  for (const [role, rule] of [
    ['STAFF', { rate_kind: 'PERCENT', rate: 733 }],
    ['STORE_MANAGER', { rate_kind: 'AMOUNT', rate: 333 }],
  ] as const) {
    const body = { role, valid_from: '2020-01-01', ...rule };
    const { status, text } = await services.ask('STORE_OWNER', 'POST', 'commissionRules', { body });
    if (status !== 201) throw new Error(text);
  }
});
afterAll(() => services.close());

const step = (id: string, name: string, values: Record<string, unknown>) =>
  at.step('STORE_OWNER', `orders/${id}/${name}`, values);
const read = async (id: string) => (await services.ask('STORE_OWNER', 'GET', `orders/${id}`)).json as Order;
const kept = async (id: string) => {
  const { amount, net, event, order_id } = commissions;
  const rows = await at.scope.select(commissions, { amount, net, event }, { where: eq(order_id, id) });
  expect(rows.some((row) => row.event === 'EARNED')).toBe(true);
  return rows.reduce((sum, row) => sum + row.amount, 0);
};

test('a full refund reverses all commissions of an order, in any order of partial refunds', async () => {
  const random = seededRandom(20_261_126);
  const any = (most: number) => Math.floor(random() * most);
  const { STAFF, STORE_MANAGER } = services.store.staff;
  for (let round = 0; round < 12; round += 1) {
    const id = await createOrder(services, home, {
      shipping_fee: any(2) * 777,
      lines: Array.from({ length: 2 + any(2) }, (_, index) =>
        saleLine({
          unit_price: 101 + any(9999),
          quantity: 1 + any(3),
          staff_id: index % 2 === 0 ? STAFF.id : STORE_MANAGER.id,
        }),
      ),
    });
    await step(id, 'pay', { method: 'POS' });
    await step(id, 'complete', {});
    expect(await kept(id)).toBeGreaterThan(0);
    for (let turn = 0; turn < 3; turn += 1) {
      const { lines, total } = await read(id);
      const line = lines[any(lines.length)]!;
      const acts = [{ amount: 1 + any(Math.ceil(total / 2)) }, { lines: [{ id: line.id!, quantity: 1 }] }];
      await step(id, 'refund', acts[any(2)]!);
      expect(await kept(id)).toBeGreaterThanOrEqual(0);
    }
    const { total, credited } = await read(id);
    await step(id, 'refund', any(2) === 0 ? { all: true } : { amount: total - credited });
    expect(await read(id)).toMatchObject({ order_status: 'REFUNDED' });
    expect(await kept(id)).toBe(0);
  }
});
