import { count, eq, inArray } from 'drizzle-orm';
import type { Scope } from '../scope.ts';
import { sortKey } from '../tables/folded.ts';
import type { LinkProperty, Reading, ReferenceProperty, Values } from './entity.ts';

/** Adds to the records what stands in other tables: one query each for all of them together. */
export async function addRelations({ scope, who, entity }: Reading, records: Values[], withLinks: boolean) {
  if (records.length === 0) return;
  await Promise.all([
    ...entity.references.map((reference) => addReferences(scope, reference, records)),
    ...entity.links.map((link) => addCounts(scope, link, records)),
    ...(withLinks ? entity.links.map((link) => addLinks(scope, link, records)) : []),
    entity.hooks.complete?.(scope, records, who),
  ]);
}

async function addReferences(scope: Scope, { key, property, target }: ReferenceProperty, records: Values[]) {
  if (!property) return;
  const ids = [...new Set(records.map((record) => record[key]))].filter((id) => id !== null);
  const rows = ids.length > 0 ? await named(scope, target, ids) : [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const record of records) record[property] = byId.get(record[key]) ?? null;
}

const named = (scope: Scope, { table, name }: ReferenceProperty['target'], ids: unknown[]) =>
  scope.select(table, { id: table.id, name }, { where: inArray(table.id, ids) });

async function addCounts(scope: Scope, { table, own, count: property }: LinkProperty, records: Values[]) {
  if (!property) return;
  const rows = await scope.select(
    table,
    { id: own, total: count() },
    { where: inArray(own, idsOf(records)), groupBy: own },
  );
  const totals = new Map(rows.map(({ id, total }) => [id, total]));
  for (const record of records) record[property] = totals.get(record.id) ?? 0;
}

async function addLinks(
  scope: Scope,
  { table, own, other, property, target }: LinkProperty,
  records: Values[],
) {
  const rows = await scope.select(
    table,
    { from: own, id: target.table.id, name: target.label },
    {
      join: { table: target.table, on: eq(target.table.id, other) },
      where: inArray(own, idsOf(records)),
      orderBy: [sortKey(target.label), target.table.id],
    },
  );
  const linked = new Map(records.map(({ id }) => [id, [] as Values[]]));
  for (const { from, id, name } of rows) linked.get(from)?.push({ id, name });
  for (const record of records) record[property] = linked.get(record.id);
}

const idsOf = (records: Values[]) => records.map(({ id }) => id);
