import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { Scope } from '../scope.ts';
import { recordChanges } from './tables.ts';

/** Returns when one of these properties of a record changed last, as far as its history is kept. */
export async function lastChangeOf(
  scope: Scope,
  modelName: string,
  recordId: string,
  properties: readonly string[],
): Promise<Date | undefined> {
  const { id, model, record_id, changes, changed_date } = recordChanges;
  const isChanged = properties.map((property) => sql`${changes} -> ${property}::text is not null`);
  const [last] = await scope.select(
    recordChanges,
    { changed_date },
    {
      where: and(eq(model, modelName), eq(record_id, recordId), or(...isChanged)),
      orderBy: [desc(id)],
      limit: 1,
    },
  );
  return last?.changed_date;
}
