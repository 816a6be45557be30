import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Scope } from '../scope.ts';
import { recordChanges } from './tables.ts';

/** Removes what was written in properties of records from their history. */
export async function forgetProperties(
  scope: Scope,
  model: string,
  ids: unknown[],
  properties: string[],
): Promise<void> {
  if (ids.length === 0) return;
  const { changes, record_id } = recordChanges;
  const left = properties.reduce<SQL>((all, key) => sql`${all} - ${key}::text`, sql`${changes}`);
  const where = and(eq(recordChanges.model, model), inArray(record_id, ids.map(String)));
  await scope.update(recordChanges, { changes: left }, where!);
}
