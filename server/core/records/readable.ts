import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import { can, type Who } from '../../../src/schemas/can.ts';
import type { Model } from '../../../src/schemas/model.ts';
import type { StoreTable } from '../tables/owners.ts';
import { matches } from './conditions.ts';

/** Returns the condition under which the caller may read a row of `table`; undefined if all rows are readable. */
export function readableRows(who: Who, model: Pick<Model, 'access'>, table: StoreTable): SQL | undefined {
  const verdict = can(who, 'one', model);
  if (verdict === false) return sql`false`;
  return verdict === true ? undefined : matches({ columns: getTableColumns(table) }, verdict);
}
