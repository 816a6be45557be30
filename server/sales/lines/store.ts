import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { OrderLine } from '../../../src/schemas/sales/orders.ts';
import { groupBy } from '../../core/groupBy.ts';
import type { Values } from '../../core/records/entity.ts';
import type { Scope } from '../../core/scope.ts';
import { items } from '../../inventory/tables.ts';
import type { PricedLine } from '../priced.ts';
import { orderLines } from '../tables.ts';

/** Adds to orders their lines. */
export async function addLines(scope: Scope, records: Values[]): Promise<void> {
  const ids = records.map(({ id }) => String(id));
  if (ids.length === 0) return;
  const { store_id: _, position, ...fields } = getTableColumns(orderLines);
  const rows = await scope.select(
    orderLines,
    { ...fields, is_serialized: items.is_serialized },
    {
      join: { table: items, on: eq(items.id, orderLines.item_id), isOptional: true },
      where: sql`${orderLines.order_id} = any(${sql.param(ids)}::uuid[])`,
      orderBy: [asc(orderLines.order_id), asc(position)],
      plannedAs: 'lines_of_orders',
    },
  );
  const byOrder = groupBy(rows, ({ order_id }) => order_id);
  for (const record of records) {
    record.lines = (byOrder.get(String(record.id)) ?? []).map(
      ({ order_id: __, is_serialized, ...line }): OrderLine => ({
        ...line,
        is_serialized: line.kind === 'ITEM' && is_serialized,
      }),
    );
  }
}

/** Stores the lines of an order instead of those that it has; a line that it had keeps its id. */
export async function storeLines(
  scope: Scope,
  order_id: string,
  lines: PricedLine[],
  { isNew }: { isNew: boolean },
): Promise<void> {
  if (!isNew) await scope.delete(orderLines, eq(orderLines.order_id, order_id), orderLines.id);
  await scope.insert(
    orderLines,
    lines.map(({ is_serialized: _, ...line }, position) => ({ ...line, order_id, position })),
  );
}
