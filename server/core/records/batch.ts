import { getTableColumns, inArray } from 'drizzle-orm';
import type { BatchItemResult } from '../../../src/schemas/batch.ts';
import { inChunks } from '../chunks.ts';
import { differences } from '../history/differences.ts';
import { recordHistory } from '../history/note.ts';
import { isIdOf, lowerUuid } from '../ids.ts';
import type { Scope } from '../scope.ts';
import type { RecordTable, Values, Writing } from './entity.ts';
import { validateBatchItem, type BatchItemValidation, type Row } from './batchItem.ts';
import { toRecord } from './read.ts';
import { lockRecords } from './version.ts';
import { requirePermission } from './write.ts';

type Stored = Row & { id: unknown };

/**
 * Updates many records in one transaction, each only if it still has the version that its item names. An item with
 * errors does not affect the others. Repeating the call after a lost response changes nothing (contract 0 §9).
 */
export function updateBatch({ scope, who, entity }: Writing, items: Values[]): Promise<BatchItemResult[]> {
  const { table, model, hooks } = entity;
  const known = new Set(['id', 'modified_date', '_etag', ...(model.bulk ?? [])]);
  const idOf = ({ id }: Values) => (isIdOf(model, id) ? String(lowerUuid(id)) : null);
  return scope.transaction(async (own) => {
    const writing = { scope: own, who, entity };
    const ids = items.map(idOf).filter((id) => id !== null);
    await lockRecords(own, [{ table, ids }]);
    const stored = await rowsOf(own, table, ids);
    const changed = new Map<string, Stored>();

    const validateItem = async (item: Values): Promise<BatchItemValidation<Stored>> => {
      const before = changed.get(String(idOf(item))) ?? stored.get(String(idOf(item)));
      if (!before) return { status: 'missing' };
      const unknown = Object.keys(item).filter((key) => !known.has(key));
      if (unknown.length > 0)
        return { status: 'invalid', errors: unknown.map((key) => ({ path: `/${key}`, code: 'unknown' })) };
      return validateBatchItem(writing, item, before);
    };

    const answers: BatchItemResult[] = [];
    for await (const some of inChunks(items, 50)) {
      for (const item of some) {
        const { row, ...answer } = await validateItem(item);
        if (row) changed.set(String(row.id), row);
        answers.push({ id: idOf(item), ...answer });
      }
    }
    const changes = [...changed].map(([id, row]) => {
      const [before, after] = [toRecord(stored.get(id) ?? {}), toRecord(row)];
      const recorded = differences(model, before, after);
      requirePermission(who, 'update', entity, before, recorded);
      return {
        before,
        after,
        change: { model: model.name, id, action: 'updated' as const, changes: recorded },
      };
    });
    await own.upsert(table, [...changed.values()]);
    for (const { before, after } of changes) await hooks.afterWrite?.(writing, after, before);
    await recordHistory(
      own,
      who,
      changes.map(({ change }) => change),
    );
    const now = await rowsOf(own, table, ids);
    return answers.map((answer) => {
      const row = now.get(String(answer.id));
      return row ? { ...answer, modified_date: row.modified_date.toISOString() } : answer;
    });
  });
}

async function rowsOf(scope: Scope, table: RecordTable, ids: unknown[]): Promise<Map<string, Stored>> {
  if (ids.length === 0) return new Map();
  const rows = await scope.select(table, getTableColumns(table), { where: inArray(table.id, ids) });
  return new Map((rows as Stored[]).map((row) => [String(row.id), row]));
}
