import { and, eq, inArray } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { defaultsOf } from '../../src/schemas/input.ts';
import type { BatchItemResult } from '../../src/schemas/batch.ts';
import type { RepairPart } from '../../src/schemas/repairs/parts.ts';
import { titleKey } from '../../src/schemas/titles.ts';
import { recordHistory } from '../core/history/note.ts';
import { inChunks } from '../core/chunks.ts';
import { isUuid, lowerUuid } from '../core/ids.ts';
import { limitErrors } from '../core/problem.ts';
import { inputErrors, readInput } from '../core/records/check.ts';
import type { Values, Writing } from '../core/records/entity.ts';
import { maxErrorsPerItem, applyBeforeWrite } from '../core/records/batchItem.ts';
import { lockRecords } from '../core/records/version.ts';
import type { Scope } from '../core/scope.ts';
import { repairParts } from './parts/tables.ts';
import { products } from '../catalog/index.ts';
import { repairs } from './tables.ts';
import { concluded, rowsOf } from './batch.ts';
import { lockImport } from './prices/imports.ts';

/**
 * Creates services; an item with a client-generated id is created once. A price sheet was compared with the services of
 * its time: a service that another client has added to the same device since is not added again.
 */
export async function createRepairs(
  { scope, who, entity }: Writing,
  items: Values[],
  importId?: string,
): Promise<BatchItemResult[]> {
  return scope.transaction(async (own) => {
    if (importId) await lockImport(own, importId);
    const writing = { scope: own, who, entity };
    const productIds = [...new Set(items.map(({ product_id }) => lowerUuid(product_id)))].filter(isUuid);
    await lockRecords(own, [{ table: products, ids: productIds }]);
    const known = await knownProducts(own, productIds);
    const offered = importId ? await offeredTitles(own, productIds) : new Set<string>();
    const seen = new Set<unknown>((await rowsOf(own, items)).keys());
    const rows: (Values & { id: string })[] = [];

    const create = async ({ id: given = randomUUID(), ...item }: Values): Promise<BatchItemResult> => {
      const id = lowerUuid(given);
      if (!isUuid(id)) return { id: null, status: 'invalid', errors: [{ path: '/id', code: 'uuid' }] };
      if (seen.has(id)) return { id, status: 'unchanged' };
      const record = { ...defaultsOf(entity.model), ...readInput(entity, item) };
      const errors = inputErrors(entity, record);
      if (errors.length === 0 && !known.has(record.product_id))
        errors.push({ path: '/product_id', code: 'reference' });
      if (errors.length === 0 && offered.has(offerOf(record))) return { id, status: 'stale' };
      const hooked = errors.length > 0 ? {} : await applyBeforeWrite(writing, record, undefined, errors);
      if (errors.length > 0) return { id, status: 'invalid', errors: limitErrors(errors, maxErrorsPerItem) };
      const author = { created_by: who.staff_id, modified_by: who.staff_id };
      rows.push({ ...record, ...hooked, ...author, id });
      seen.add(id);
      return { id, status: 'created' };
    };

    const answers: BatchItemResult[] = [];
    for await (const some of inChunks(items, 50)) {
      for (const item of some) answers.push(await create(item));
    }
    await own.insert(repairs, rows, { ignoreExisting: true });
    await addAllParts(own, rows);
    const concluding = await concluded(own, answers, importId, () => null);
    const created = concluding.filter(({ status }) => status === 'created');
    const changes = created.map(({ id }) => ({ model: 'repairs', id, action: 'created' as const }));
    await recordHistory(own, who, changes, importId ? 'import' : undefined);
    return concluding;
  });
}

/** Stores the parts of the created services. */
async function addAllParts(scope: Scope, rows: (Values & { id: string })[]): Promise<void> {
  const needing = rows.filter(({ parts }) => (parts as RepairPart[]).length > 0);
  const created = await rowsOf(scope, needing);
  const parts = needing
    .filter(({ id }) => created.has(id))
    .flatMap(({ id, parts: all }) =>
      (all as RepairPart[]).map(({ item_id, quantity }) => ({ repair_id: id, item_id, quantity })),
    );
  await scope.insert(repairParts, parts, { ignoreExisting: true });
}

async function knownProducts(scope: Scope, ids: string[]): Promise<Set<unknown>> {
  const rows = await scope.select(products, { id: products.id }, { where: inArray(products.id, ids) });
  return new Set(rows.map(({ id }) => id));
}

const offerOf = ({ product_id, title }: Values) => `${String(product_id)} ${titleKey(String(title))}`;

/** Returns the existing services of the devices. */
async function offeredTitles(scope: Scope, productIds: string[]): Promise<Set<string>> {
  const rows = await scope.select(
    repairs,
    { product_id: repairs.product_id, title: repairs.title },
    { where: and(inArray(repairs.product_id, productIds), eq(repairs.is_voided, false)) },
  );
  return new Set(rows.map(offerOf));
}
