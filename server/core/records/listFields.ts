import { is, SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { TenantFilter } from '../tenantFilter.ts';
import { written } from '../written.ts';
import type { Entity } from './entity.ts';
import { listedColumns } from './parts.ts';
import { ownFields } from './ownFields.ts';
import { relationsOf } from './relations.ts';

type Fields = Record<string, PgColumn | SQL>;

const made = new WeakMap<Entity, Map<boolean, Fields>>();

/** Returns what a list reads of each row, written once for all stores: the store is the placeholder `store`. */
export function listFields(entity: Entity, withLinks: boolean): Fields {
  const known = made.get(entity) ?? new Map<boolean, Fields>();
  made.set(entity, known);
  const fields = known.get(withLinks) ?? makeFields(entity, withLinks);
  known.set(withLinks, fields);
  return fields;
}

function makeFields(entity: Entity, withLinks: boolean): Fields {
  const own = new TenantFilter(sql.placeholder('store'));
  const fields: Fields = {
    ...ownFields(own, entity, listedColumns(entity)),
    ...relationsOf(own, entity, withLinks),
  };
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, is(field, SQL) ? written(field) : field]),
  );
}
