import { and, desc, eq, getTableColumns, lte, sql } from 'drizzle-orm';
import { notFound } from '../core/problem.ts';
import type { Scope } from '../core/scope.ts';
import { staffNames } from '../staff/index.ts';
import { readStore } from '../store/index.ts';
import { configVersions } from './tables.ts';

const MAX_VERSIONS = 100;
const MAX_BYTES = 64 * 1024 * 1024;

const { store_id: _, document: _document, config, ...summary } = getTableColumns(configVersions);
const newestFirst = [desc(configVersions.version)];

type Row = Pick<typeof configVersions.$inferSelect, keyof typeof summary>;

/** Keys of the documents with revisions. */
export const documentKeys = {
  config: 'config',
  location: (id: number) => `location/${id}`,
  template: ({ type, slug }: { type: string; slug: string }) => `template/${type}/${slug}`,
};

const of = (document: string) => eq(configVersions.document, document);

export interface NewVersion {
  config: unknown;
  changes: string[];
  restored?: number;
  saved_by: string;
}

/** Stores a document as its newest revision. The content `before`, if any, becomes the initial revision. */
export async function keepVersion(
  scope: Scope,
  document: string,
  version: NewVersion,
  before: unknown,
): Promise<void> {
  const size = sql<number>`pg_column_size(${configVersions.config})`;
  const kept = await scope.select(
    configVersions,
    { version: configVersions.version, size },
    { where: of(document), orderBy: newestFirst },
  );
  if (kept.length === 0 && before !== undefined) {
    const { created_date: saved_date } = await readStore(scope);
    await scope.insert(configVersions, [{ document, version: 0, config: before, changes: [], saved_date }]);
  }
  await scope.insert(configVersions, [{ ...version, document, version: (kept[0]?.version ?? 0) + 1 }]);
  const last = firstExcess(kept.map((one) => one.size));
  const oldest = last < 0 ? undefined : kept[last];
  if (oldest) {
    const isOld = and(of(document), lte(configVersions.version, oldest.version))!;
    await scope.delete(configVersions, isOld, configVersions.version);
  }
}

/** Returns the index of the first revision (newest first) to delete when one is added; -1: none. */
export function firstExcess(sizes: number[]): number {
  let bytes = 0;
  return sizes.findIndex((size, index) => {
    bytes += size;
    return index >= MAX_VERSIONS - 1 || bytes > MAX_BYTES;
  });
}

/** Lists revisions of a document without content, newest first. */
export async function listVersions(
  scope: Scope,
  document: string,
  { page, per_page }: { page: number; per_page: number },
) {
  const where = of(document);
  const [total, rows] = await Promise.all([
    scope.count(configVersions, where),
    scope.select(configVersions, summary, {
      where,
      orderBy: newestFirst,
      limit: per_page,
      offset: (page - 1) * per_page,
    }),
  ]);
  return { data: await withAuthors(scope, rows), metadata: { total, page, per_page } };
}

/** Returns one revision with its content. */
export async function readVersion(scope: Scope, document: string, version: number) {
  const where = and(of(document), eq(configVersions.version, version));
  const rows = await scope.select(configVersions, { ...summary, config }, { where });
  const [found] = await withAuthors(scope, rows);
  if (!found) throw notFound();
  return found;
}

/** Adds the names of those who saved them. */
async function withAuthors<R extends Row>(scope: Scope, rows: R[]) {
  const names = await staffNames(
    scope,
    rows.map(({ saved_by }) => saved_by),
  );
  return rows.map(({ saved_by, saved_date, ...row }) => ({
    ...row,
    saved_by: saved_by === null ? null : { id: saved_by, name: names.get(saved_by) ?? '' },
    saved_date: saved_date.toISOString(),
  }));
}
