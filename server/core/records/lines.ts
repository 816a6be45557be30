import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Scope } from '../scope.ts';
import { objectOf } from '../tables/objectOf.ts';
import type { LineTable } from '../tables/registry.ts';
import type { TenantFilter } from '../tenantFilter.ts';
import type { Entity, Values } from './entity.ts';
import type { LineProperty } from './lineProperties.ts';

/** Returns the fields of a select that read lines. */
export const lineFields = (store: TenantFilter, { lines, source }: Pick<Entity, 'lines' | 'source'>) =>
  Object.fromEntries(lines.map((line) => [line.property, linesOf(store, line, source.id)]));

function linesOf(store: TenantFilter, line: LineProperty, id: PgColumn): SQL {
  const { table, record, columns, references, orderBy } = line;
  const embedded = references.flatMap(({ property, key, table: named, columns: fields }) =>
    property
      ? [
          {
            property,
            fields,
            join: sql`left join ${named} on ${and(eq(named.id, columns[key]!), store.tenantFilter(named))}`,
          },
        ]
      : [],
  );
  const values = {
    ...columns,
    ...Object.fromEntries(embedded.map(({ property, fields }) => [property, objectOf(fields)])),
  };
  const all = sql`coalesce(json_agg(${objectOf(values)} order by ${sql.join(orderBy, sql`, `)}), '[]')`;
  const from = sql.join([sql`${table}`, ...embedded.map(({ join }) => join)], sql` `);
  return store.field(all, from, [table], eq(record, id));
}

/** Stores the lines among `values`, instead of those of an existing record. */
export async function writeLines(
  scope: Scope,
  { lines, hooks }: Entity,
  id: unknown,
  values: Values,
  { isNew = false } = {},
): Promise<void> {
  for (const line of lines) {
    const sent = values[line.property] as Values[] | undefined;
    if (!sent) continue;
    const prepared = (await hooks.lines?.[line.property]?.(scope, sent)) ?? sent;
    await storeLines(scope, line, id, prepared, { isNew });
  }
}

/** Stores lines of a record in this order, instead of its present ones. */
export async function storeLines(
  scope: Scope,
  { table, record }: LineTable,
  id: unknown,
  lines: object[],
  { isNew = false } = {},
): Promise<void> {
  if (!isNew) await scope.delete(table, eq(record, id), record);
  const rows = lines.map((line, position) => ({ ...line, [record.name]: id, position }));
  await scope.insert(table, rows);
}
