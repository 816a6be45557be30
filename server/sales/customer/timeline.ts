import { asc, eq } from 'drizzle-orm';
import { can, type Who } from '../../../src/schemas/can.ts';
import { orders as model } from '../../../src/schemas/sales/orders.ts';
import { groupBy } from '../../core/groupBy.ts';
import { isAnyOf } from '../../core/planned.ts';
import type { Scope } from '../../core/scope.ts';
import {
  type Asked,
  type Entries,
  excerpt,
  nearPlace,
  newest,
  placeOf,
  type TimelineSource,
} from '../../customers/index.ts';
import { orderLines, orders } from '../tables.ts';

/** Orders with the names of their lines. */
export const orderTimeline: TimelineSource = { kind: 'ORDER', read: readOrders };

async function readOrders(scope: Scope, who: Who, asked: Asked): Promise<Entries> {
  if (!can(who, 'list', model)) return { found: [], total: 0 };
  const { id, created_date: date, created_by: by, order_no, order_status, customer_id, location_id } = orders;
  const { rows, total } = await newest(scope, asked, {
    name: 'sales',
    table: orders,
    columns: { id, date, by, order_no, order_status },
    whose: () => isAnyOf(customer_id, 'ids'),
    near: { place: placeOf(who, model), isNear: () => eq(location_id, nearPlace) },
  });
  const lines = await linesOf(
    scope,
    rows.map((row) => row.id),
  );
  const names = groupBy(lines, (line) => line.order_id);
  const found = rows.map((row) => ({
    kind: 'ORDER' as const,
    id: row.id,
    date: row.date,
    by: row.by,
    about: excerpt(`#${row.order_no} ${(names.get(row.id) ?? []).map((line) => line.name).join(', ')}`),
    state: row.order_status,
  }));
  return { found, total };
}

async function linesOf(scope: Scope, ids: string[]) {
  if (ids.length === 0) return [];
  return scope.planned('lines_of_orders', linesIn, { ids });
}

const linesIn = () => {
  const { order_id, name, position } = orderLines;
  const where = isAnyOf(order_id, 'ids');
  return { table: orderLines, fields: { order_id, name }, where, orderBy: [asc(position)] };
};
