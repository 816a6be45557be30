import { and, desc, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Who } from '../../src/schemas/can.ts';
import type { CatalogImport, DuplicateChoice, ItemType } from '../../src/schemas/globalCatalog/import.ts';
import { enqueue } from '../core/jobs/enqueue.ts';
import type { JobKinds } from '../core/jobs/kinds.ts';
import { jobs } from '../core/jobs/tables.ts';
import { notFound } from '../core/problem.ts';
import type { Scope } from '../core/scope.ts';
import { cancelJob } from '../work/index.ts';
import { catalogImports } from './tables.ts';

const { item_ids: _, ...columns } = getTableColumns(catalogImports);

/** Stores an import of items and its job. */
export function beginImport(
  scope: Scope,
  who: Who,
  { ids, type, duplicates }: { ids: string[]; type: ItemType; duplicates: DuplicateChoice },
): Promise<CatalogImport> {
  return scope.transaction(async (own) => {
    const id = randomUUID();
    const row = { id, type, duplicates, item_ids: ids, total: ids.length, created_by: who.staff_id };
    await own.insert(catalogImports, [row]);
    await enqueue(own, { kind: 'import-catalog', key: id, data: { import_id: id }, by: who.staff_id });
    return readImport(own, id);
  });
}

export async function readImport(scope: Scope, id: string): Promise<CatalogImport> {
  const [row] = await scope.select(catalogImports, columns, { where: eq(catalogImports.id, id) });
  if (!row) throw notFound();
  return toImport(scope, row);
}

/** Maximum number of listed imports. */
const recent = 10;

/** Returns the staff member's imports of the last week, newest first. */
export async function recentImports(scope: Scope, who: Who): Promise<{ data: CatalogImport[] }> {
  const { created_by, created_date, id } = catalogImports;
  const isNew = gt(created_date, sql`now() - interval '7 days'`);
  const rows = await scope.select(catalogImports, columns, {
    where: and(eq(created_by, who.staff_id), isNew)!,
    orderBy: [desc(created_date), desc(id)],
    limit: recent,
  });
  return { data: await Promise.all(rows.map((row) => toImport(scope, row))) };
}

/** Cancels an import; items already imported stay. */
export async function cancelImport(
  scope: Scope,
  who: Who,
  kinds: JobKinds,
  id: string,
): Promise<CatalogImport> {
  const job = await jobOf(scope, id);
  if (job) await cancelJob(scope, who, kinds, job.id);
  return readImport(scope, id);
}

async function jobOf(scope: Scope, id: string) {
  const where = and(eq(jobs.kind, 'import-catalog'), eq(jobs.key, id));
  const fields = { id: jobs.id, state: jobs.state, cancelled_by: jobs.cancelled_by };
  const [job] = await scope.select(jobs, fields, { where, orderBy: [desc(jobs.created_date)], limit: 1 });
  return job;
}

type Row = Omit<typeof catalogImports.$inferSelect, 'item_ids'>;

/** Finished jobs are deleted after a while; the state then follows from the progress. */
async function toImport(scope: Scope, row: Row): Promise<CatalogImport> {
  const { store_id: __, created_by: ___, created_date, ...rest } = row;
  const job = await jobOf(scope, row.id);
  const over = row.done < row.total ? 'cancelled' : 'done';
  const state = job?.state === 'running' && job.cancelled_by !== null ? 'cancelled' : (job?.state ?? over);
  return { ...rest, state, created_date: created_date.toISOString() };
}
