import { Column, is, SQL } from 'drizzle-orm';
import { getTableConfig, PgTable, type Index } from 'drizzle-orm/pg-core';
import * as tables from '../../tables.ts';

const configs = Object.values(tables)
  .filter((table) => is(table, PgTable))
  .map((table) => getTableConfig(table));

/** Returns the column of an index's last expression. */
function lastColumn({ config }: Index): string | undefined {
  const last = config.columns.at(-1);
  return is(last, SQL) ? last.queryChunks.find((chunk) => is(chunk, Column))?.name : undefined;
}

const uniqueProperties = new Map([
  ...configs
    .flatMap((table) => table.uniqueConstraints)
    .map((constraint) => [constraint.getName(), constraint.columns.at(-1)?.name] as const),
  ...configs
    .flatMap((table) => table.indexes)
    .filter(({ config }) => config.unique)
    .map((index) => [index.config.name, lastColumn(index)] as const),
]);

/** Returns the property to which a unique constraint or index belongs. */
export const uniqueProperty = (constraint = '') => uniqueProperties.get(constraint);
