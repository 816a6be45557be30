import { asc, desc, eq, type SQL } from 'drizzle-orm';
import { notFound } from '../problem.ts';
import type { Scope } from '../scope.ts';
import { sortKey } from '../tables/folded.ts';
import { listConditions } from './conditions.ts';
import type { Entity, Reading, RecordTable, Values } from './entity.ts';
import type { ListQuery, Sort } from './listQuery.ts';
import { listedColumns } from './parts.ts';
import { addRelations } from './relations.ts';
import { listed, type Versioned } from './version.ts';

interface Row extends Values {
  modified_by: unknown;
  modified_date: Date;
}

/** One page of records, each with its version, and how many there are in all. */
export async function readList(reading: Reading, query: ListQuery, allowed: Values | Values[]) {
  const { scope, entity } = reading;
  const where = listConditions(scope, entity, query.filter, allowed);
  const { offset, limit } = query;
  const orderBy = query.sorts.flatMap((sort) => orderOf(entity, sort));
  const [total, rows] = await Promise.all([
    scope.count(entity.source, where),
    scope.select(entity.source, versioned(entity.source, listedColumns(entity)), {
      where,
      orderBy,
      limit,
      offset,
    }),
  ]);
  const found = rows.map((row) => toVersioned(entity, row as Row));
  const records = found.map(({ record }) => record);
  await addRelations(reading, records, query.withLinks);
  return { records: found.map(listed), total };
}

/** One record with all that belongs to it. */
export async function readOne(reading: Reading, id: unknown, { withLinks = true } = {}): Promise<Versioned> {
  const found = await readBare(reading.scope, reading.entity, id);
  await addRelations(reading, [found.record], withLinks);
  return found;
}

/** What the record's own row holds. */
export async function readBare(scope: Scope, entity: Entity, id: unknown): Promise<Versioned> {
  const { source, columns } = entity;
  const [row] = await scope.select(source, versioned(source, columns), { where: eq(source.id, id) });
  if (!row) throw notFound();
  return toVersioned(entity, row as Row);
}

const versioned = ({ modified_by, modified_date }: RecordTable, columns: Entity['columns']) => ({
  ...columns,
  modified_by,
  modified_date,
});

/** Its version is a part of the record only where the model says so. */
function toVersioned({ columns }: Entity, row: Row): Versioned {
  const { modified_date: modified, modified_by: modifiedBy, ...rest } = row;
  return { record: toRecord('modified_date' in columns ? row : rest), modified, modifiedBy };
}

/** Moments as text, as they are in JSON. */
export function toRecord(row: Values): Values {
  const record = { ...row };
  for (const [key, value] of Object.entries(row)) {
    if (value instanceof Date) record[key] = value.toISOString();
  }
  return record;
}

/**
 * Text sorts without regard to case and accents, a name by each of its parts; the id makes every order a total one.
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
