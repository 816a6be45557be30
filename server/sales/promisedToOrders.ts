import { and, asc, eq, inArray } from 'drizzle-orm';
import { openStatuses } from '../../src/schemas/sales/states.ts';
import type { ValidationError } from '../../src/schemas/validate.ts';
import { groupBy } from '../core/groupBy.ts';
import type { Scope } from '../core/scope.ts';
import type { CountedItem } from '../inventory/index.ts';
import { orderLines, orders } from './tables.ts';

/** Maximum number of errors. */
const mostNamed = 20;

/** For items that are short at a location, returns errors with the numbers of the open orders that reserved them. */
export async function promisedToOrders(
  scope: Scope,
  location_id: number,
  items: CountedItem[],
): Promise<ValidationError[]> {
  if (items.length === 0) return [];
  const open = await scope.select(
    orders,
    { id: orders.id, number: orders.order_no },
    {
      where: and(eq(orders.location_id, location_id), inArray(orders.order_status, [...openStatuses])),
      orderBy: [asc(orders.order_no)],
    },
  );
  const { order_id, item_id, quantity, kind } = orderLines;
  const lines = await scope.select(
    orderLines,
    { order_id, item_id, quantity },
    {
      where: and(
        eq(kind, 'ITEM'),
        inArray(
          item_id,
          items.map((one) => one.item_id),
        ),
        inArray(
          order_id,
          open.map(({ id }) => id),
        ),
      ),
    },
  );
  const linesOf = groupBy(lines, (line) => String(line.item_id));
  return items.flatMap(({ item_id: id, name: item, there }) => {
    const own = linesOf.get(id) ?? [];
    const numbers = open.filter((order) => own.some((line) => line.order_id === order.id));
    if (numbers.length === 0) return [];
    return {
      path: '',
      code: 'promised_to_orders',
      params: {
        item,
        there,
        promised: own.reduce((sum, line) => sum + line.quantity, 0),
        orders: numbers
          .slice(0, mostNamed)
          .map(({ number }) => number)
          .join(', '),
      },
    };
  });
}
