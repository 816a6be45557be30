import { and, asc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import { orders as model } from '../../../src/schemas/sales/orders.ts';
import { openStatuses } from '../../../src/schemas/sales/states.ts';
import type { Values } from '../../core/records/entity.ts';
import { readableRows } from '../../core/records/readable.ts';
import type { Scope } from '../../core/scope.ts';
import {
  type CustomerContribution,
  type CustomerIdentity,
  isOfContact,
  pages,
  type Unsettled,
  withoutStore,
} from '../../customers/index.ts';
import { orderLines, orders, payments } from '../tables.ts';
import { forgetOrders } from './forget.ts';
import { orderTimeline } from './timeline.ts';

export const ordersOfCustomer: CustomerContribution = {
  records: {
    orders: {
      table: orders,
      isOf: (_, customer) => isOfContact(orders, customer),
      readable: (_, who) => readableRows(who, model, orders),
      rows: (scope, _, where) => withLines(scope, where),
      hasContact: true,
    },
  },
  timeline: [orderTimeline],
  unsettled: openOrders,
  forget: forgetOrders,
};

async function openOrders(scope: Scope, customer: CustomerIdentity): Promise<Unsettled[]> {
  const isOpen = and(isOfContact(orders, customer), inArray(orders.order_status, [...openStatuses]));
  const count = await scope.count(orders, isOpen);
  return count > 0 ? [{ path: '', code: 'open_orders', params: { count } }] : [];
}

/** Yields orders with their lines and payments. */
async function* withLines(scope: Scope, where: SQL): AsyncGenerator<Values> {
  for await (const order of pages(scope, orders, where)) {
    const id = String(order.id);
    const [lines, paid] = await Promise.all([
      scope.select(orderLines, getTableColumns(orderLines), {
        where: eq(orderLines.order_id, id),
        orderBy: [asc(orderLines.position)],
      }),
      scope.select(payments, getTableColumns(payments), {
        where: eq(payments.order_id, id),
        orderBy: [asc(payments.created_date), asc(payments.id)],
      }),
    ]);
    yield { ...order, lines: lines.map(withoutStore), payments: paid.map(withoutStore) };
  }
}
