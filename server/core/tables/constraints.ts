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

/** The number that ends the names of a shard, and the hash before it where a name was cut for the number. */
const shardEnd = /(_[0-9a-f]{8})?_\d+$/;

/** Returns the property to which a unique constraint or index belongs, also by its name in a shard. */
export function uniqueProperty(constraint = ''): string | undefined {
  uniqueProperties ??= readUniqueProperties();
  const whole = [constraint, constraint.replace(/_\d+$/, '')].find((name) => uniqueProperties?.has(name));
  if (whole) return uniqueProperties.get(whole);
  const start = constraint.replace(shardEnd, '');
  const cut = [...uniqueProperties].filter(([name]) => start !== constraint && name?.startsWith(start));
  return cut.length === 1 ? cut[0]?.[1] : undefined;
}
