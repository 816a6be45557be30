import { getTableName, inArray } from 'drizzle-orm';
import { authorNames } from '../history/authors.ts';
import { stale } from '../problem.ts';
import type { Scope } from '../scope.ts';
import { later } from '../tables/columns.ts';
import type { RecordTable, Values } from './entity.ts';

export interface Versioned {
  record: Values;
  /** Strictly increases with each change. */
  modified: Date;
  /** Author of the last change. */
  modifiedBy?: unknown;
}

/** The version of a record as an ETag. */
export const etagOf = ({ modified }: Versioned) => `"${modified.getTime().toString(36)}"`;

/**
 * Adds `_etag` to a record of a list: the ETag that reading the record alone returns, for If-Match. Ignored when a
 * client sends it back in a body.
 */
export const listed = (found: Versioned): Values => Object.assign(found.record, { _etag: etagOf(found) });

/** Throws 412 with the author of the newer version if the change is based on an older one. */
export async function checkVersion(scope: Scope, found: Versioned, ifMatch: string | undefined) {
  if (isBasedOn(etagOf(found), ifMatch)) return;
  const id = typeof found.modifiedBy === 'string' ? found.modifiedBy : null;
  const names = await authorNames(scope, [id]);
  throw stale({ by: names.get(id ?? '') ?? null, date: found.modified.toISOString() });
}

/** Throws 412 if the change is not based on the version `etag`. */
export function checkEtag(etag: string, ifMatch: string | undefined): void {
  if (!isBasedOn(etag, ifMatch)) throw stale();
}

/** Proxies may have turned the ETag into a weak one. */
function isBasedOn(etag: string, ifMatch: string | undefined): boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') return true;
  const versions = ifMatch.split(',').map((one) => one.trim().replace(/^W\//, ''));
  return versions.includes(etag);
}

/** Updates records, as a staff member or the system (null); the version increases even if the clock does not. */
export async function updateVersioned(
  scope: Scope,
  table: RecordTable,
  ids: unknown[],
  staffId: string | null,
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

/** Locks are always taken in the same order, by table name and id, so transactions cannot deadlock. */
export async function lockRecords(scope: Scope, locks: Lock[]) {
  const inOrder = locks.toSorted((a, b) => (getTableName(a.table) < getTableName(b.table) ? -1 : 1));
  for (const { table, ids } of inOrder) {
    if (ids.length === 0) continue;
    const where = inArray(table.id, ids);
    await scope.select(table, { id: table.id }, { where, orderBy: [table.id], lock: true });
  }
}
