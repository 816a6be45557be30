import { randomUUID } from 'node:crypto';
import { Scope } from '../../server/core/scope.ts';
import { orderLines, orders } from '../../server/sales/tables.ts';
import type { OrderLine } from '../../src/schemas/sales/orders.ts';
import type { LineKind } from '../../src/schemas/sales/states.ts';
import type { TestApp } from './support.ts';

interface Line {
  kind: LineKind;
  net: number;
  quantity?: number;
  staff_id?: string;
}

export const scopeOf = ({ database, store }: TestApp) =>
  new Scope(database.db, { id: store.id, timezone: 'America/Toronto' });

let orderNo = 7000;

/** Stores a priced order. Returns the input of the commission functions. */
export async function addOrder(
  services: TestApp,
  lines: Line[],
  {
    vendor_id,
    location_id = services.store.locationIds[0] ?? 0,
  }: { vendor_id: string | null; location_id?: number },
) {
  const scope = scopeOf(services);
  const total = lines.reduce((sum, { net }) => sum + net, 0);
  const amounts = { subtotal: total, discount_amount: 0, total_before_tax: total, total };
  const order = { id: randomUUID(), order_no: (orderNo += 1), location_id, vendor_id };
  await scope.insert(orders, [
    { ...order, ...amounts, order_date: '2026-05-20', channel: 'IN_STORE', gst_hst: 0, pst_rst_qst: 0 },
  ]);
  const ids = lines.map(() => randomUUID());
  await scope.insert(
    orderLines,
    lines.map(({ quantity = 1, net, ...line }, position) => ({
      ...line,
      id: ids[position],
      order_id: order.id,
      position,
      name: `${line.kind} ${position + 1}`,
      quantity,
      unit_price: Math.floor(net / quantity),
      amount: net,
      discount_amount: 0,
      net,
      total: net,
    })),
  );
  const sold = lines.map((line, position) => ({ quantity: 1, ...line, id: ids[position] }) as OrderLine);
  return { order: { ...order, lines: sold } };
}
