import { count, eq, sql, type SQL } from 'drizzle-orm';
import type { TenantFilter } from '../tenantFilter.ts';
import { objectOf } from '../tables/objectOf.ts';
import { sortKey } from '../tables/folded.ts';
import type { Entity, LinkProperty, ReferenceProperty } from './entity.ts';

type Id = Entity['source']['id'];

/** Returns the fields of a select that read references and links. */
export function relationsOf(store: TenantFilter, entity: Entity, withLinks: boolean): Record<string, SQL> {
  const { references, links, columns, source } = entity;
  const fields: Record<string, SQL> = {};
  for (const reference of references) {
    const { property, key } = reference;
    if (property) fields[property] = named(store, reference, columns[key]!);
  }
  for (const link of links) {
    if (link.count) fields[link.count] = counted(store, link, source.id);
    if (withLinks) fields[link.property] = linked(store, link, source.id);
  }
  return fields;
}

function named(store: TenantFilter, { target }: ReferenceProperty, id: Id): SQL {
  const { from, table, name } = target.inner;
  return store.field(sql`${record(table.id, name)}`, from, [table], eq(table.id, id));
}

const counted = (store: TenantFilter, { table, own }: LinkProperty, id: Id): SQL =>
  store.field(sql`${count()}::int`, sql`${table}`, [table], eq(own, id));

function linked(store: TenantFilter, { table, own, other, target }: LinkProperty, id: Id): SQL {
  const inner = target.inner;
  const all = sql`coalesce(json_agg(${record(inner.table.id, inner.label)}
    order by ${sortKey(inner.label)}, ${inner.table.id}), '[]')`;
  const from = sql`${table} join ${inner.from} on ${eq(inner.table.id, other)}`;
  return store.field(all, from, [table, inner.table], eq(own, id));
}

const record = (id: Id, name: Id | SQL) => objectOf({ id, name });
