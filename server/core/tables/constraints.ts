import { Column, is, SQL } from 'drizzle-orm';
import { getTableConfig, type Index } from 'drizzle-orm/pg-core';
import { allTables } from './registry.ts';

/** Returns the column of an index's last expression. */
function lastColumn({ config }: Index): string | undefined {
  const last = config.columns.at(-1);
  return is(last, SQL) ? last.queryChunks.find((chunk) => is(chunk, Column))?.name : undefined;
}

function readUniqueProperties() {
  const configs = allTables().map((table) => getTableConfig(table));
  return new Map([
    ...configs
      .flatMap((table) => table.uniqueConstraints)
      .map((constraint) => [constraint.getName(), constraint.columns.at(-1)?.name] as const),
    ...configs
      .flatMap((table) => table.indexes)
      .filter(({ config }) => config.unique)
      .map((index) => [index.config.name, lastColumn(index)] as const),
  ]);
}

let uniqueProperties: ReturnType<typeof readUniqueProperties> | undefined;

/** Returns the property to which a unique constraint or index belongs. */
export const uniqueProperty = (constraint = '') =>
  (uniqueProperties ??= readUniqueProperties()).get(constraint);
