import { and, desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ValidationError } from '../../../src/schemas/validate.ts';
import { invalid, notFound, Problem } from '../problem.ts';
import type { Entity, Target, Values, Writing } from '../records/entity.ts';
import { addLinks } from '../records/links.ts';
import { readBare, readOne, toRecord } from '../records/read.ts';
import { updateVersioned, lockRecords, type Versioned } from '../records/version.ts';
import { requirePermission } from '../records/write.ts';
import type { Scope } from '../scope.ts';
import { linkChanges, recordHistory } from './note.ts';
import { recordChanges, type KeptRecord } from './tables.ts';

/** How long a deleted record can be restored, in ms. */
const RESTORE_TIME = 24 * 3_600_000;

export interface Restored {
  found: Versioned;
  /** References whose records no longer exist. */
  missing: ValidationError[];
}

/** Restores a deleted or voided record, which requires the right to delete it. An existing record is unchanged. */
export function restore(writing: Writing, id: unknown): Promise<Restored> {
  const { scope, who, entity } = writing;
  return scope.transaction(async (own) => {
    const inside = { scope: own, who, entity };
    await lockRecords(own, [{ table: entity.table, ids: [id] }]);
    const missing = entity.columns.deleted_date
      ? await useAgain(inside, id)
      : await putBack(inside, id, await deletionOf(own, entity, id));
    return { found: await readOne(inside, id), missing };
  });
}

/** Restores a voided record. */
async function useAgain({ scope, who, entity }: Writing, id: unknown): Promise<ValidationError[]> {
  const { table, model } = entity;
  const { record } = await readBare(scope, entity, id);
  requirePermission(who, 'delete', entity, record);
  if (!record.is_voided) return [];
  checkTime(new Date(String(record.deleted_date)));
  const inUse = { is_voided: false, deleted_by: null, deleted_date: null };
  await updateVersioned(scope, table, [id], who.staff_id, inUse);
  await recordHistory(scope, who, [{ model: model.name, id, action: 'restored' }]);
  return [];
}

interface Deletion {
  kept: KeptRecord;
  date: Date;
}

async function deletionOf(scope: Scope, { model }: Entity, id: unknown): Promise<Deletion | undefined> {
  const { model: name, record_id, action, kept, changed_date: date } = recordChanges;
  const where = and(eq(name, model.name), eq(record_id, String(id)), eq(action, 'deleted'));
  const [row] = await scope.select(
    recordChanges,
    { kept, date },
    { where, orderBy: [desc(recordChanges.id)], limit: 1 },
  );
  return row?.kept ? { kept: row.kept, date: row.date } : undefined;
}

/** Inserts a deleted record again, with the links whose records still exist. */
async function putBack(
  { scope, who, entity }: Writing,
  id: unknown,
  deletion: Deletion | undefined,
): Promise<ValidationError[]> {
  const { table, model } = entity;
  const [stored] = await scope.select(table, { id: table.id }, { where: eq(table.id, id) });
  if (!deletion) throw notFound();
  const row = fromJson(getTableColumns(table), deletion.kept.row);
  for (const action of ['delete', 'create'] as const) requirePermission(who, action, entity, toRecord(row));
  if (stored) return [];
  checkTime(deletion.date);
  const missing: ValidationError[] = [];
  for (const { key, target } of entity.references) {
    const [gone] = await goneOf(scope, target, [row[key]]);
    if (gone === undefined) continue;
    missing.push({ path: `/${key}`, code: 'reference' });
    if (entity.columns[key]?.notNull) throw invalid(missing);
    row[key] = null;
  }
  const links: Record<string, string[]> = {};
  for (const { property, target } of entity.links) {
    const linked = (deletion.kept.links[property] ?? []).map(String);
    await lockRecords(scope, [{ table: target.table, ids: linked }]);
    const gone = new Set(await goneOf(scope, target, linked));
    links[property] = linked.filter((one) => !gone.has(one));
    if (gone.size > 0)
      missing.push({ path: `/${property}`, code: 'reference', params: { count: gone.size } });
  }
  const modified = { modified_by: who.staff_id, modified_date: new Date() };
  await scope.create(table, { ...row, ...modified });
  await addLinks(scope, who, entity, id, links);
  const { ends } = linkChanges(entity, id, links, 'added');
  await recordHistory(scope, who, [{ model: model.name, id, action: 'restored' }, ...ends]);
  return missing;
}

/** Returns the ids that no longer exist. */
async function goneOf(scope: Scope, { table }: Target, ids: unknown[]): Promise<unknown[]> {
  const named = ids.filter((one) => one !== null);
  if (named.length === 0) return [];
  const rows = await scope.select(table, { id: table.id }, { where: inArray(table.id, named) });
  const existing = new Set(rows.map(({ id }) => id));
  return named.filter((one) => !existing.has(one));
}

function checkTime(deleted: Date) {
  if (Date.now() - deleted.getTime() > RESTORE_TIME)
    throw new Problem(410, 'It was deleted more than a day ago.');
}

/** Converts moments of a JSON row to Dates. */
export const fromJson = (columns: Record<string, PgColumn>, row: Values): Values =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      columns[key]?.dataType === 'date' && typeof value === 'string' ? new Date(value) : value,
    ]),
  );
