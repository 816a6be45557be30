import { asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import { notFound } from '../problem.ts';
import type { Scope } from '../scope.ts';
import { listConditions } from './conditions.ts';
import type { Entity, Values } from './entity.ts';
import type { ListQuery, Sort } from './listQuery.ts';
import { listedColumns } from './parts.ts';
import { addRelations } from './relations.ts';

export interface Versioned {
  record: Values;
  /** Grows with every change. */
  modified: Date;
}

interface Row extends Values {
  modified_date: Date;
}

/** One page of records and how many there are in all. */
export async function readList(scope: Scope, entity: Entity, query: ListQuery, allowed: Values) {
  const where = listConditions(scope, entity, query.filter, allowed);
  const { offset, limit } = query;
  const orderBy = query.sorts.flatMap((sort) => orderOf(entity, sort));
  const [total, rows] = await Promise.all([
    scope.count(entity.table, where),
    scope.select(entity.table, listedColumns(entity), { where, orderBy, limit, offset }),
  ]);
  const records = rows.map(toRecord);
  await addRelations(scope, entity, records, query.withLinks);
  return { records, total };
}

/** One record with all that belongs to it. */
export async function readOne(
  scope: Scope,
  entity: Entity,
  id: unknown,
  { withLinks = true } = {},
): Promise<Versioned> {
  const found = await readBare(scope, entity, id);
  await addRelations(scope, entity, [found.record], withLinks);
  return found;
}

/** What the record's own row holds. */
export async function readBare(scope: Scope, { table, columns }: Entity, id: unknown): Promise<Versioned> {
  const fields = { ...columns, modified_date: table.modified_date };
  const [row] = await scope.select(table, fields, { where: eq(table.id, id) });
  if (!row) throw notFound();
  const { modified_date: modified, ...rest } = row as Row;
  return { record: toRecord('modified_date' in columns ? row : rest), modified };
}

/** Moments as text, as they are in JSON. */
export const toRecord = (row: Values): Values =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, value instanceof Date ? value.toISOString() : value]),
  );

/** Text sorts without regard to case; the id makes every order a total one. */
export function orderOf({ columns }: Pick<Entity, 'columns'>, { field, order }: Sort): SQL[] {
  const { [field]: column, id } = columns;
  if (!column || !id) throw new Error(`${field} is no column`);
  const direction = order === 'ASC' ? asc : desc;
  const value = column.columnType === 'PgText' ? sql`lower(${column})` : column;
  return [direction(value), direction(id)];
}
