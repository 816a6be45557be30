import { isDeepStrictEqual } from 'node:util';
import { defaultsOf } from '../../src/schemas/input.ts';
import type { ItemAnswer } from '../../src/schemas/repairs/repairBatch.ts';
import { note } from '../core/history/note.ts';
import { inChunks } from '../core/chunks.ts';
import { isUuid, lowerUuid } from '../core/ids.ts';
import { told } from '../core/problem.ts';
import { inputErrors, readInput } from '../core/records/check.ts';
import type { Values, Writing } from '../core/records/entity.ts';
import { toRecord } from '../core/records/read.ts';
import { lockRecords } from '../core/records/version.ts';
import { repairs } from './tables.ts';
import { changeOf, concluded, errorsOfItem, rowsOf, type Row } from './batch.ts';
import { lockImport } from './prices/imports.ts';

/** Changes services, each only when it is still the version that its item names; `is_voided` removes one. */
export async function updateRepairs(
  { scope, who, entity }: Writing,
  items: Values[],
  importId?: string,
): Promise<ItemAnswer[]> {
  return scope.transaction(async (own) => {
    if (importId) await lockImport(own, importId);
    const ids = items.map(({ id }) => id).filter(isUuid);
    await lockRecords(own, [{ table: repairs, ids }]);
    const stored = await rowsOf(own, items);
    const changed = new Map<string, Row>();
    const answers: ItemAnswer[] = [];
    const judgeNext = async (item: Values) => {
      const id = isUuid(item.id) ? lowerUuid(item.id) : null;
      const before = changed.get(String(id)) ?? stored.get(String(id));
      const { row, ...answer } = before
        ? await judge({ scope: own, who, entity }, item, before)
        : ({ status: 'missing' } as const);
      if (row) changed.set(row.id, row);
      answers.push({ id, ...answer });
    };
    for await (const some of inChunks(items, 50)) {
      for (const item of some) await judgeNext(item);
    }
    await own.upsert(repairs, [...changed.values()]);
    const changes = [...changed.values()].map((row) => changeOf(stored.get(row.id), row));
    await note(own, who, changes, importId ? 'import' : undefined);
    return concluded(own, answers, importId, (id) => restorable(stored.get(id)));
  });
}

/** What becomes of an item, and the row that is to be stored for it. */
type Judgement = Omit<ItemAnswer, 'id'> & { row?: Row };

async function judge(writing: Writing, item: Values, before: Row): Promise<Judgement> {
  const { who, entity } = writing;
  const isRemoved = item.is_voided === true;
  if (before.is_voided) return { status: isRemoved ? 'unchanged' : 'missing' };
  const stored = { ...defaultsOf(entity.model), ...readInput(entity, toRecord(before)) };
  const record = { ...stored, ...readInput(entity, item) };
  const hooked = { ...record, ...(await entity.hooks.beforeWrite?.(writing, record, stored)) };
  if (!isRemoved && isDeepStrictEqual(hooked, stored)) return { status: 'unchanged' };
  const isStale =
    item.modified_date !== undefined && item.modified_date !== before.modified_date.toISOString();
  if (isStale) return { status: 'stale' };
  const author = { modified_by: who.staff_id };
  if (isRemoved) {
    const deletion = { is_voided: true, deleted_by: who.staff_id, deleted_date: new Date() };
    return { status: 'removed', row: { ...before, ...author, ...deletion } };
  }
  const errors = inputErrors(entity, record, stored);
  if (errors.length > 0) return { status: 'invalid', errors: told(errors, errorsOfItem) };
  return { status: 'updated', row: { ...before, ...hooked, ...author } };
}

/** What an undone import gives back to a service. */
function restorable(row: Row | undefined): Values | null {
  if (!row) return null;
  const { title, duration, cost, warranty, warranty_unit, display_order, is_active, img_src } = row;
  const terms = { title, duration, cost, warranty, warranty_unit, display_order, is_active, img_src };
  const { modified_by, modified_date } = toRecord(row);
  return { ...terms, modified_by, modified_date };
}
