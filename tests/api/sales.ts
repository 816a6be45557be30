import { randomUUID } from 'node:crypto';
import { Scope } from '../../server/core/scope.ts';
import { payments } from '../../server/sales/tables.ts';
import type { OrderLine } from '../../src/schemas/sales/orders.ts';
import type { TestApp } from './support.ts';

/** An order line as the admin sends it; by default a custom item for $10. */
export const saleLine = (values: Partial<OrderLine> = {}): OrderLine => ({
  kind: 'CUSTOM',
  item_id: null,
  repair_id: null,
  addon_id: null,
  product_id: null,
  name: 'Cleaning',
  sku: null,
  quantity: 1,
  unit_price: 1000,
  price_reason: null,
  discount_kind: 'AMOUNT',
  discount: 0,
  warranty: null,
  warranty_unit: null,
  staff_id: null,
  ...values,
});

/** Creates an order at a location. Returns its id. */
export async function createOrder(
  { ask }: TestApp,
  location_id: number,
  values: object = {},
): Promise<string> {
  const body = { location_id, lines: [saleLine()], ...values };
  const { status, json, text } = await ask('STORE_OWNER', 'POST', 'orders', { body });
  if (status !== 201) throw new Error(text);
  return json.id;
}

/** Stores a payment of an order. Returns its id. */
export async function addPayment({ database, store }: TestApp, order_id: string): Promise<string> {
  const scope = new Scope(database.db, { id: store.id, timezone: 'America/Toronto' });
  const id = randomUUID();
  const [location_id = 0] = store.locationIds;
  await scope.insert(payments, [{ id, order_id, location_id, kind: 'PAYMENT', method: 'POS', amount: 100 }]);
  return id;
}
