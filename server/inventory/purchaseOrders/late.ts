import { and, eq, inArray, lt, not, sql } from 'drizzle-orm';
import { addDays } from '../../../src/schemas/calendarDays.ts';
import { dayIn, momentIn } from '../../../src/schemas/days.ts';
import { expectedStates, isLate } from '../../../src/schemas/inventory/late.ts';
import type { PurchaseOrder } from '../../../src/schemas/inventory/purchaseOrders.ts';
import { escapeHtml } from '../../../src/schemas/markup.ts';
import { dequeue, enqueue } from '../../core/jobs/enqueue.ts';
import type { JobKind } from '../../core/jobs/kinds.ts';
import type { Scope } from '../../core/scope.ts';
import type { Notify } from '../../notifications/index.ts';
import { inventoryRights } from '../inventoryRights.ts';
import { suppliers } from '../tables.ts';
import { purchaseOrders } from './tables.ts';

declare module '../../core/jobs/kinds.ts' {
  interface JobData {
    'tell-late-order': { purchase_order_id: string };
  }
}

/** On the day after the expected date, in the store's time zone. */
const tellTime = '08:00:00';

/** Adds to purchase orders whether they are late today. */
export async function addIsLate(scope: Scope, records: PurchaseOrder[]): Promise<void> {
  const today = dayIn(scope.store.timezone);
  for (const record of records) record.is_late = isLate(record, today);
}

/** Returns the condition that a purchase order is late today, or is not. */
export function whereLate(scope: Scope, wanted: boolean) {
  const { state, expected_date } = purchaseOrders;
  const late = and(inArray(state, [...expectedStates]), lt(expected_date, dayIn(scope.store.timezone)))!;
  return wanted ? late : not(sql`coalesce(${late}, false)`);
}

/** Schedules the notification of a late purchase order for the day after its expected date. */
export async function planLate(
  scope: Scope,
  { id, state, expected_date }: Pick<PurchaseOrder, 'id' | 'state' | 'expected_date'>,
  by: string,
): Promise<void> {
  const isExpected = expectedStates.some((one) => one === state);
  if (!isExpected || !expected_date) return dequeue(scope, 'tell-late-order', id);
  const runAt = new Date(momentIn(scope.store.timezone, addDays(expected_date, 1), tellTime));
  if (runAt.getTime() < Date.now()) return dequeue(scope, 'tell-late-order', id);
  await enqueue(scope, { kind: 'tell-late-order', key: id, data: { purchase_order_id: id }, runAt, by });
}

/** Notifies staff members who see the location's inventory that a purchase order is late, if it still is. */
export const lateOrderJob = (notify: Notify): JobKind<{ purchase_order_id: string }> => ({
  run: ({ scope, data: { purchase_order_id } }) =>
    scope.transaction(async (own) => {
      const { number, state, expected_date, location_id } = purchaseOrders;
      const [order] = await own.select(
        purchaseOrders,
        { number, state, expected_date, location_id, supplier: suppliers.name },
        {
          join: { table: suppliers, on: eq(suppliers.id, purchaseOrders.supplier_id) },
          where: eq(purchaseOrders.id, purchase_order_id),
        },
      );
      if (!order || !isLate(order, dayIn(own.store.timezone))) return;
      const supplier = order.supplier.slice(0, 100);
      await notify(own, {
        type: 'ORDER_LATE',
        locationId: order.location_id,
        rights: inventoryRights,
        body: `<h2>Purchase order ${order.number} is late</h2><p>${escapeHtml(supplier)}: ${order.expected_date}</p>`,
        data: {
          subject: 'PURCHASE_ORDER',
          id: purchase_order_id,
          event: 'late',
          customer: supplier,
          device: null,
          repair: null,
          others: 0,
          date: order.expected_date,
          start: null,
          end: null,
          before: null,
          status: null,
          count: order.number,
        },
      });
    }),
});
