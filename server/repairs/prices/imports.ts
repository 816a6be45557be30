import { and, asc, count, desc, eq, getTableColumns, inArray, isNull, lte } from 'drizzle-orm';
import type { Who } from '../../../src/schemas/can.ts';
import type { NewPriceImport } from '../../../src/schemas/repairs/priceImports.ts';
import { recordHistory } from '../../core/history/note.ts';
import { notFound, Problem } from '../../core/problem.ts';
import type { Values } from '../../core/records/entity.ts';
import { isFirstTime } from '../../core/records/isFirstTime.ts';
import { lockRecords } from '../../core/records/version.ts';
import type { Scope } from '../../core/scope.ts';
import { undoLimit, undoUntil } from '../../core/undoTime.ts';
import { staffNames } from '../../staff/index.ts';
import { changeOf } from '../changeOf.ts';
import { priceImportChanges, priceImports, type ImportCounts } from './tables.ts';
import { repairs } from '../tables.ts';

const CHUNK = 1000;

type Row = typeof repairs.$inferSelect;

export interface ImportChange {
  repair_id: string;
  action: 'created' | 'updated' | 'removed';
  before: Values | null;
  version: Date;
}

/** Begins an import; idempotent. Throws 409 (`key_used`) if the id belongs to a different import. */
export async function beginImport(
  scope: Scope,
  who: Who,
  { id, file_name, exported_date }: NewPriceImport,
): Promise<void> {
  await forgetChanges(scope);
  await scope.transaction((own) => isFirstTime(own, id, 'repair/import', file_name, exported_date));
  const exported = exported_date === null ? null : new Date(exported_date);
  await scope.insert(priceImports, [{ id, file_name, exported_date: exported, created_by: who.staff_id }], {
    ignoreExisting: true,
  });
  await lockImport(scope, id);
}

/** Deletes the changes of imports that can no longer be undone; their counts remain. */
async function forgetChanges(scope: Scope): Promise<void> {
  const isPast = and(lte(priceImports.created_date, undoLimit()), isNull(priceImports.counts))!;
  for (const { id } of await scope.select(priceImports, { id: priceImports.id }, { where: isPast })) {
    const isUncounted = and(eq(priceImports.id, id), isNull(priceImports.counts))!;
    await scope.update(priceImports, { counts: await countsOf(scope, id) }, isUncounted);
    await scope.delete(priceImportChanges, eq(priceImportChanges.import_id, id), priceImportChanges.id);
  }
}

/** Records the changes of an import, in the transaction that makes them. */
export async function noteChanges(scope: Scope, importId: string, changes: ImportChange[]): Promise<void> {
  await scope.insert(
    priceImportChanges,
    changes.map((change) => ({ ...change, import_id: importId })),
  );
}

/** Returns the imports, newest first, with author and counts. */
export async function listImports(scope: Scope, { page, per_page }: { page: number; per_page: number }) {
  const [total, rows] = await Promise.all([
    scope.count(priceImports),
    scope.select(priceImports, getTableColumns(priceImports), {
      orderBy: [desc(priceImports.created_date), desc(priceImports.id)],
      limit: per_page,
      offset: (page - 1) * per_page,
    }),
  ]);
  const names = await staffNames(
    scope,
    rows.map(({ created_by }) => created_by),
  );
  const data = await Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      file_name: row.file_name,
      created_by: row.created_by,
      created_by_name: names.get(row.created_by) ?? '',
      created_date: row.created_date.toISOString(),
      undone_date: row.undone_date?.toISOString() ?? null,
      undo_until: undoUntil(row.created_date),
      ...(row.counts ?? (await countsOf(scope, row.id))),
    })),
  );
  return { data, metadata: { total, page, per_page } };
}

/**
 * Undoes an import: services that it created are removed, services that it changed or removed are restored. Services
 * changed since are left as they are.
 */
export function undoImport(scope: Scope, who: Who, id: string) {
  return scope.transaction(async (own) => {
    await lockImport(own, id);
    const result = { restored: 0, removed: 0, kept: 0 };
    const effects = await effectsOf(own, id);
    for (let start = 0; start < effects.length; start += CHUNK) {
      const chunk = effects.slice(start, start + CHUNK);
      const ids = chunk.map(({ repair_id }) => repair_id);
      await lockRecords(own, [{ table: repairs, ids }]);
      const rows = await own.select(repairs, getTableColumns(repairs), { where: inArray(repairs.id, ids) });
      const byId = new Map(rows.map((row) => [row.id, row]));
      const restored: Row[] = [];
      const removed: Row[] = [];
      for (const { repair_id, before, version } of chunk) {
        const row = byId.get(repair_id);
        if (row?.modified_date.getTime() !== version.getTime()) result.kept += 1;
        else if (before) restored.push(asBefore(row, before));
        else removed.push(asRemoved(row, who));
      }
      result.restored += restored.length;
      result.removed += removed.length;
      await own.upsert(repairs, restored, { isRestored: true });
      await own.upsert(repairs, removed);
      const changes = [...restored, ...removed].map((row) => changeOf(byId.get(row.id), row));
      await recordHistory(own, who, changes, 'import_undone');
    }
    await own.update(
      priceImports,
      { undone_by: who.staff_id, undone_date: new Date() },
      eq(priceImports.id, id),
    );
    return result;
  });
}

/** Restores the version too, so that a sheet exported at that time is not stale. */
const asBefore = (row: Row, before: Values): Row => ({
  ...row,
  ...before,
  modified_date: new Date(String(before.modified_date)),
  is_voided: false,
  deleted_by: null,
  deleted_date: null,
});

const asRemoved = (row: Row, { staff_id }: Who): Row => ({
  ...row,
  modified_by: staff_id,
  is_voided: true,
  deleted_by: staff_id,
  deleted_date: new Date(),
});

/** Returns, by service, the row before the import and the version after it. */
async function effectsOf(scope: Scope, importId: string) {
  const changes = await scope.select(priceImportChanges, getTableColumns(priceImportChanges), {
    where: eq(priceImportChanges.import_id, importId),
    orderBy: [asc(priceImportChanges.id)],
  });
  const effects = new Map<string, { repair_id: string; before: Values | null; version: Date }>();
  for (const { repair_id, before, version } of changes) {
    effects.set(repair_id, { repair_id, before: (effects.get(repair_id) ?? { before }).before, version });
  }
  return [...effects.values()];
}

/** Locks an import that can still be added to or undone, before all other locks, so that the two exclude each other. */
export async function lockImport(scope: Scope, id: string): Promise<void> {
  const [found] = await scope.select(
    priceImports,
    { undone_date: priceImports.undone_date, created_date: priceImports.created_date },
    { where: eq(priceImports.id, id), lock: true },
  );
  if (!found) throw notFound();
  if (found.undone_date) throw new Problem(409, 'The import has been undone already.');
  if (found.created_date <= undoLimit()) throw new Problem(410, 'The import is older than a day.');
}

async function countsOf(scope: Scope, importId: string): Promise<ImportCounts> {
  const rows = await scope.select(
    priceImportChanges,
    { action: priceImportChanges.action, total: count() },
    { where: eq(priceImportChanges.import_id, importId), groupBy: priceImportChanges.action },
  );
  return {
    created: 0,
    updated: 0,
    removed: 0,
    ...Object.fromEntries(rows.map((row) => [row.action, row.total])),
  };
}
