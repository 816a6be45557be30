import { Column, is, SQL } from 'drizzle-orm';
import { getTableConfig, PgTable, type Index } from 'drizzle-orm/pg-core';
import * as tables from '../../tables.ts';

const configs = Object.values(tables)
  .filter((table) => is(table, PgTable))
  .map((table) => getTableConfig(table));

/** The column that the last expression of an index is about. */
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

/** The property that a unique constraint or index is about. */
export const uniqueProperty = (constraint = '') => uniqueProperties.get(constraint);
