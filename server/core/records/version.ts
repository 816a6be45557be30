import { getTableName, inArray } from 'drizzle-orm';
import { authorNames } from '../history/authors.ts';
import { stale } from '../problem.ts';
import type { Scope } from '../scope.ts';
import { later } from '../tables/columns.ts';
import type { RecordTable, Values } from './entity.ts';

export interface Versioned {
  record: Values;
  /** Grows with every change. */
  modified: Date;
  /** Who changed it last. */
  modifiedBy?: unknown;
}

/** The version of a record, as it stands in the ETag header. */
export const etagOf = ({ modified }: Versioned) => `"${modified.getTime().toString(36)}"`;

/**
 * A record as lists answer it: `_etag` is its version, the same as the ETag header of the record alone, so that a
 * change of a listed record can say If-Match. What a client sends back of it in a body does not count.
 */
export const listed = (found: Versioned): Values => Object.assign(found.record, { _etag: etagOf(found) });

/** Refuses a change of a record that is based on an older version, and says who made the newer one. */
export async function checkVersion(scope: Scope, found: Versioned, ifMatch: string | undefined) {
  if (isBasedOn(etagOf(found), ifMatch)) return;
  const id = typeof found.modifiedBy === 'string' ? found.modifiedBy : null;
  const names = await authorNames(scope, [id]);
  throw stale({ by: names.get(id ?? '') ?? null, date: found.modified.toISOString() });
}

/** Refuses a change that is not based on the version `etag`. */
export function checkEtag(etag: string, ifMatch: string | undefined): void {
  if (!isBasedOn(etag, ifMatch)) throw stale();
}

/** Proxies may have marked the ETag as weak. */
function isBasedOn(etag: string, ifMatch: string | undefined): boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') return true;
  const versions = ifMatch.split(',').map((one) => one.trim().replace(/^W\//, ''));
  return versions.includes(etag);
}

/** Changes records; their version grows even where the clock does not. */
export async function change(
  scope: Scope,
  table: RecordTable,
  ids: unknown[],
  staffId: string,
  values: Values = {},
) {
  if (ids.length === 0) return;
  const modified_date = later(table.modified_date);
  await scope.update(table, { ...values, modified_by: staffId, modified_date }, inArray(table.id, ids));
}

export interface Lock {
  table: RecordTable;
  ids: unknown[];
}

/** Everybody locks records in the same order: so they wait for each other, and never all of them in a circle. */
export async function lockRecords(scope: Scope, locks: Lock[]) {
  const inOrder = locks.toSorted((a, b) => (getTableName(a.table) < getTableName(b.table) ? -1 : 1));
  for (const { table, ids } of inOrder) {
    if (ids.length === 0) continue;
    const where = inArray(table.id, ids);
    await scope.select(table, { id: table.id }, { where, orderBy: [table.id], lock: true });
  }
}
