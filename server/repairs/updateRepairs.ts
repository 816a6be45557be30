import type { BatchItemResult } from '../../src/schemas/batch.ts';
import { recordHistory } from '../core/history/note.ts';
import { inChunks } from '../core/chunks.ts';
import { isUuid, lowerUuid } from '../core/ids.ts';
import type { Values, Writing } from '../core/records/entity.ts';
import { isStale, validateBatchItem, type BatchItemValidation } from '../core/records/batchItem.ts';
import { toRecord } from '../core/records/read.ts';
import { lockRecords } from '../core/records/version.ts';
import { repairs } from './tables.ts';
import { concluded, rowsOf } from './batch.ts';
import { changeOf, type Row } from './changeOf.ts';
import { lockImport } from './prices/imports.ts';

/** Updates services, each only if it still has the version that its item names; `is_voided` removes one. */
export async function updateRepairs(
  { scope, who, entity }: Writing,
  items: Values[],
  importId?: string,
): Promise<BatchItemResult[]> {
  return scope.transaction(async (own) => {
    if (importId) await lockImport(own, importId);
    const ids = items.map(({ id }) => id).filter(isUuid);
    await lockRecords(own, [{ table: repairs, ids }]);
    const stored = await rowsOf(own, items);
    const changed = new Map<string, Row>();
    const answers: BatchItemResult[] = [];
    const judgeNext = async (item: Values) => {
      const id = isUuid(item.id) ? lowerUuid(item.id) : null;
      const before = changed.get(String(id)) ?? stored.get(String(id));
      const { row, ...answer } = before
        ? await validateService({ scope: own, who, entity }, item, before)
        : ({ status: 'missing' } as const);
      if (row) changed.set(row.id, row);
      answers.push({ id, ...answer });
    };
    for await (const some of inChunks(items, 50)) {
      for (const item of some) await judgeNext(item);
    }
    await own.upsert(repairs, [...changed.values()]);
    const changes = [...changed.values()].map((row) => changeOf(stored.get(row.id), row));
    await recordHistory(own, who, changes, importId ? 'import' : undefined);
    return concluded(own, answers, importId, (id) => restorable(stored.get(id)));
  });
}

async function validateService(
  writing: Writing,
  item: Values,
  before: Row,
): Promise<BatchItemValidation<Row>> {
  const isRemoved = item.is_voided === true;
  if (before.is_voided) return { status: isRemoved ? 'unchanged' : 'missing' };
  // Parts are in a table of their own and are edited for one service at a time.
  if ('parts' in item) return { status: 'invalid', errors: [{ path: '/parts', code: 'const' }] };
  if (!isRemoved) return validateBatchItem(writing, item, before);
  if (isStale(item, before)) return { status: 'stale' };
  const deletion = { is_voided: true, deleted_by: writing.who.staff_id, deleted_date: new Date() };
  return { status: 'removed', row: { ...before, modified_by: writing.who.staff_id, ...deletion } };
}

/** What undoing an import restores of a service. */
function restorable(row: Row | undefined): Values | null {
  if (!row) return null;
  const { title, duration, cost, warranty, warranty_unit, display_order, is_active, img_src } = row;
  const terms = { title, duration, cost, warranty, warranty_unit, display_order, is_active, img_src };
  const { modified_by, modified_date } = toRecord(row);
  return { ...terms, modified_by, modified_date };
}
