import { eq, inArray } from 'drizzle-orm';
import type { Who } from '../../../src/schemas/can.ts';
import { isUuid } from '../ids.ts';
import type { Scope } from '../scope.ts';
import { idsOf } from './check.ts';
import type { Entity, LinkProperty, Values } from './entity.ts';
import { updateVersioned, type Lock } from './version.ts';

/** Returns locks for the linked records that unvalidated values name. */
export function linkedLocks({ links }: Entity, values: Values): Lock[] {
  return links.map(({ property, target }) => {
    const linked = values[property];
    const ids = Array.isArray(linked) ? (linked as ({ id?: unknown } | null)[]).map((one) => one?.id) : [];
    return { table: target.table, ids: ids.filter(isUuid) };
  });
}

export interface Linked {
  property: string;
  lock: Lock;
  byRecord: Map<unknown, unknown[]>;
}

/** Returns the records linked with these: all of them, and those of each. */
export async function linkedTo(
  scope: Scope,
  { property, table, own, other, target }: LinkProperty,
  ids: unknown[],
): Promise<Linked> {
  const rows = await scope.select(table, { record: own, id: other }, { where: inArray(own, ids) });
  const byRecord = new Map<unknown, unknown[]>();
  for (const { record, id } of rows) byRecord.set(record, [...(byRecord.get(record) ?? []), id]);
  return { property, lock: { table: target.table, ids: [...new Set(rows.map(({ id }) => id))] }, byRecord };
}

/** Returns the ids that are not linked yet, by link property. */
export async function newLinks(scope: Scope, { links }: Entity, id: unknown, record: Values) {
  const added: Record<string, string[]> = {};
  for (const { property, table, own, other } of links) {
    const wanted = [...new Set(idsOf(record[property]))];
    if (wanted.length === 0) continue;
    const rows = await scope.select(table, { id: other }, { where: eq(own, id) });
    const existing = new Set(rows.map((row) => row.id));
    const missing = wanted.filter((one) => !existing.has(one));
    if (missing.length > 0) added[property] = missing;
  }
  return added;
}

/** Links records; both ends get a new version. */
export async function addLinks(
  scope: Scope,
  who: Who,
  entity: Entity,
  id: unknown,
  added: Record<string, string[]>,
) {
  for (const { property, table, own, other, target } of entity.links) {
    const ids = added[property] ?? [];
    const rows = ids.map((one) => ({ [own.name]: id, [other.name]: one }));
    await scope.insert(table, rows, { ignoreExisting: true });
    await updateVersioned(scope, target.table, ids, who.staff_id);
  }
}
