import { asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { SelectedFieldsFlat } from 'drizzle-orm/pg-core';
import type { TenantFilter } from '../tenantFilter.ts';
import { notFound } from '../problem.ts';
import type { Scope } from '../scope.ts';
import { sortKey } from '../tables/folded.ts';
import { hiddenFields, omitFields } from '../../../src/schemas/fieldAccess.ts';
import { lineSums } from '../../../src/schemas/lines.ts';
import { pageConditions } from './conditions.ts';
import { checkQuery } from './confined.ts';
import type { Entity, Reading, Values } from './entity.ts';
import { listFields } from './listFields.ts';
import type { ListQuery, Sort } from './listQuery.ts';
import { ownFields } from './ownFields.ts';
import { relationsOf } from './relations.ts';
import { listed, type Versioned } from './version.ts';

interface Row extends Values {
  modified_by: unknown;
  modified_date: Date;
}

/** Returns a page of records with their versions, and the total. */
export async function readList(reading: Reading, query: ListQuery, allowed: Values | Values[]) {
  const { scope, entity, who } = reading;
  const { source, hooks, model } = entity;
  checkQuery(who, model, query);
  const { where, disjoint } = pageConditions(scope, entity, query.filter, allowed);
  const counts = disjoint.map((one) =>
    scope.field(sql<number>`count(*)::int`, sql`${source}`, [source], one),
  );
  const { offset, limit, withLinks } = query;
  const found = await scope.page(
    source,
    {
      row: listFields(entity, withLinks),
      total: sql<number>`${sql.join(counts, sql` + `)}`,
    },
    { where, orderBy: query.sorts.flatMap((sort) => orderOf(entity, sort)), limit, offset },
  );
  const rows = found.map(({ row }) => toVersioned(entity, row as Row));
  const total: number = found[0]?.total ?? (offset > 0 ? await scope.count(source, where) : 0);
  const records = rows.map(({ record }) => record);
  if (records.length > 0) await hooks.complete?.(scope, records, who);
  return { records: rows.map((row) => listed(shownTo(reading, row))), total };
}

/** Returns a record with its links, as far as the reader may see it. */
export const readOne = async (reading: Reading, id: unknown, options?: Options): Promise<Versioned> =>
  shownTo(reading, await readWhole(reading, id, options));

interface Options {
  withLinks?: boolean;
}

/** Removes the properties that the reader may not see. */
export function shownTo({ who, entity: { model } }: Reading, found: Versioned): Versioned {
  const hidden = hiddenFields(model, who);
  return hidden.length > 0 ? { ...found, record: omitFields(found.record, hidden) } : found;
}

/** Returns a record with its links for comparisons, including hidden properties. */
export async function readWhole(
  { scope, entity, who }: Reading,
  id: unknown,
  { withLinks = true }: Options = {},
): Promise<Versioned> {
  const { hooks } = entity;
  const fields = (own: TenantFilter) => ({
    ...ownFields(own, entity),
    ...relationsOf(own, entity, withLinks),
  });
  const found = await readRow(scope, entity, id, fields, withLinks ? 'whole' : 'unlinked');
  await hooks.complete?.(scope, [found.record], who);
  return found;
}

/** Returns a record without references and links resolved. */
export const readBare = (scope: Scope, entity: Entity, id: unknown): Promise<Versioned> =>
  readRow(scope, entity, id, (own) => ownFields(own, entity), 'bare');

async function readRow(
  scope: Scope,
  entity: Entity,
  id: unknown,
  fieldsOf: (own: TenantFilter) => SelectedFieldsFlat,
  what: 'whole' | 'unlinked' | 'bare',
): Promise<Versioned> {
  const { source, model, hooks } = entity;
  const where = eq(source.id, sql.placeholder('id'));
  const [found] = await scope.planned(
    `${model.name}_${what}${hooks.fields ? '' : '_stored'}`,
    (own) => ({ table: source, fields: { row: fieldsOf(own) }, where }),
    { id },
  );
  if (!found) throw notFound();
  return toVersioned(entity, found.row);
}

/** `modified_date` is a property of the record only if the model has it. */
function toVersioned({ columns, model }: Entity, row: Row): Versioned {
  const { modified_date: modified, modified_by: modifiedBy, ...rest } = row;
  const record = toRecord('modified_date' in columns ? row : rest);
  return { record: { ...record, ...lineSums(model, record) }, modified, modifiedBy };
}

/** Converts moments to text, as in JSON. */
export function toRecord(row: Values): Values {
  const record = { ...row };
  for (const [key, value] of Object.entries(row)) {
    if (value instanceof Date) record[key] = value.toISOString();
  }
  return record;
}

/**
 * Returns the order of a list: text ignores case and accents, a name sorts by each of its parts, and the id makes the
 * order total.
 */
export function orderOf(
  { columns, model }: Pick<Entity, 'columns' | 'model'>,
  { field, order }: Sort,
): SQL[] {
  const { [field]: column, id } = columns;
  if (!column || !id) throw new Error(`${field} is no column`);
  const direction = order === 'ASC' ? asc : desc;
  const parts = field === model.label ? (model.nameParts ?? [field]) : [field];
  const sorted = parts.flatMap((part) => columns[part] ?? []);
  return [...sorted.map((one) => direction(one.columnType === 'PgText' ? sortKey(one) : one)), direction(id)];
}
