import { inArray, sql } from 'drizzle-orm';
import { recordHistory } from '../history/note.ts';
import { notFound } from '../problem.ts';
import type { Values, Writing } from './entity.ts';
import { lineFields } from './lines.ts';
import { toRecord } from './read.ts';
import { updateVersioned, lockRecords } from './version.ts';
import { matchesPath, requirePermission } from './write.ts';

/** Voids records and records who did; voided ones remain unchanged. */
export function voidRecords(
  { scope, who, entity }: Writing,
  ids: unknown[],
  path: Values = {},
): Promise<unknown[]> {
  const { table, columns, hooks } = entity;
  return scope.transaction(async (own) => {
    await lockRecords(own, [{ table, ids }]);
    const fields = { ...columns, ...lineFields(own, entity), ...hooks.fields?.(own) };
    const records = (await own.select(table, fields, { where: inArray(table.id, ids) })).map(toRecord);
    if (!records.every((record) => matchesPath(record, path))) throw notFound();
    for (const record of records) requirePermission(who, 'delete', entity, record);
    const open = records.filter(({ is_voided }) => !is_voided);
    const openIds = open.map(({ id }) => id);
    const deletion = { is_voided: true, deleted_by: who.staff_id, deleted_date: sql`now()` };
    await hooks.complete?.(own, open, who);
    await updateVersioned(own, table, openIds, who.staff_id, deletion);
    for (const record of open)
      await hooks.afterWrite?.({ scope: own, who, entity }, voidedNow(record), record);
    const action = 'voided' as const;
    await recordHistory(
      own,
      who,
      openIds.map((id) => ({ model: entity.model.name, id, action })),
    );
    return records.map(({ id }) => id);
  });
}

const voidedNow = (record: Values): Values => ({
  ...record,
  is_voided: true,
  modified_date: new Date().toISOString(),
});
