import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { OrderLine } from '../../../src/schemas/sales/orders.ts';
import type { TenantFilter } from '../../core/tenantFilter.ts';
import type { Scope } from '../../core/scope.ts';
import { objectOf } from '../../core/tables/objectOf.ts';
import { items } from '../../inventory/index.ts';
import type { PricedLine } from '../priced.ts';
import { orderLines, orders } from '../tables.ts';

const { store_id: _, order_id, position, ...columns } = getTableColumns(orderLines);
const isSerialized = sql`${orderLines.kind} = 'ITEM' and ${items.is_serialized}`;

/** Reads the lines together with their orders. */
export function linesOf(own: TenantFilter): SQL<OrderLine[]> {
  const item = and(eq(items.id, orderLines.item_id), own.tenantFilter(items));
  return own.field(
    sql`coalesce(json_agg(${objectOf({ ...columns, is_serialized: isSerialized })} order by ${position}), '[]')`,
    sql`${orderLines} left join ${items} on ${item}`,
    [orderLines],
    eq(order_id, orders.id),
  );
}

/** Replaces the lines of an order; an existing line keeps its id. */
export async function storeLines(
  scope: Scope,
  orderId: string,
  lines: PricedLine[],
  { isNew }: { isNew: boolean },
): Promise<void> {
  if (!isNew) await scope.delete(orderLines, eq(order_id, orderId), orderLines.id);
  await scope.insert(
    orderLines,
    lines.map(({ is_serialized: __, ...line }, index) => ({ ...line, order_id: orderId, position: index })),
  );
}
