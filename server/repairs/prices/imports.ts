import { and, asc, count, desc, eq, getTableColumns, inArray, isNull, lte } from 'drizzle-orm';
import type { Who } from '../../../src/schemas/can.ts';
import { note } from '../../core/history/note.ts';
import { notFound, Problem } from '../../core/problem.ts';
import type { Values } from '../../core/records/entity.ts';
import { isFirstTime } from '../../core/records/isFirstTime.ts';
import { lockRecords } from '../../core/records/version.ts';
import type { Scope } from '../../core/scope.ts';
import { staffNames } from '../../staff/staffNames.ts';
import { changeOf } from '../batch.ts';
import { priceImportChanges, priceImports, type ImportCounts } from './tables.ts';
import { repairs } from '../tables.ts';

/** How long an import can be undone, in milliseconds. */
const UNDO_TIME = 24 * 3_600_000;
const CHUNK = 1000;

type Row = typeof repairs.$inferSelect;

export interface ImportChange {
  repair_id: string;
  action: 'created' | 'updated' | 'removed';
  before: Values | null;
  version: Date;
}

export interface NewImport {
  id: string;
  file_name: string;
  exported_date: string | null;
}

const dayAgo = () => new Date(Date.now() - UNDO_TIME);

/** Begins an import; beginning it twice is beginning it once, another one of its id is refused (409, `key_used`). */
export async function beginImport(
  scope: Scope,
  who: Who,
  { id, file_name, exported_date }: NewImport,
): Promise<void> {
  await forgetChanges(scope);
  await scope.transaction((own) => isFirstTime(own, id, 'repair/import', file_name, exported_date));
  const exported = exported_date === null ? null : new Date(exported_date);
  await scope.insert(priceImports, [{ id, file_name, exported_date: exported, created_by: who.staff_id }], {
    ignoreExisting: true,
  });
  await lockImport(scope, id);
}

/** Of imports that cannot be undone any more only the counts stay. */
async function forgetChanges(scope: Scope): Promise<void> {
  const isPast = and(lte(priceImports.created_date, dayAgo()), isNull(priceImports.counts))!;
  for (const { id } of await scope.select(priceImports, { id: priceImports.id }, { where: isPast })) {
    const isUncounted = and(eq(priceImports.id, id), isNull(priceImports.counts))!;
    await scope.update(priceImports, { counts: await countsOf(scope, id) }, isUncounted);
    await scope.delete(priceImportChanges, eq(priceImportChanges.import_id, id), priceImportChanges.id);
  }
}

/** Notes what an import changed, in the transaction that changes it. */
export async function noteChanges(scope: Scope, importId: string, changes: ImportChange[]): Promise<void> {
  await scope.insert(
    priceImportChanges,
    changes.map((change) => ({ ...change, import_id: importId })),
  );
}

/** The imports, the newest first, with who began each and what it did. */
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
      undo_until: new Date(row.created_date.getTime() + UNDO_TIME).toISOString(),
      ...(row.counts ?? (await countsOf(scope, row.id))),
    })),
  );
  return { data, metadata: { total, page, per_page } };
}

/**
 * Takes back what an import did: what it created is removed, what it changed or removed is as it was.
 * Services that somebody has changed since stay as they are.
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
      await note(own, who, changes, 'import_undone');
    }
    await own.update(
      priceImports,
      { undone_by: who.staff_id, undone_date: new Date() },
      eq(priceImports.id, id),
    );
    return result;
  });
}

/** The very version that it was: a sheet that was exported then is not older than it. */
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

/** By service what it was before the import, and the version that the import left. */
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

/** Holds an import that can still be added to or undone, so that only one of both happens; before all other locks. */
export async function lockImport(scope: Scope, id: string): Promise<void> {
  const [found] = await scope.select(
    priceImports,
    { undone_date: priceImports.undone_date, created_date: priceImports.created_date },
    { where: eq(priceImports.id, id), lock: true },
  );
  if (!found) throw notFound();
  if (found.undone_date) throw new Problem(409, 'The import has been undone already.');
  if (found.created_date <= dayAgo()) throw new Problem(410, 'The import is older than a day.');
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
