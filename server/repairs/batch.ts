import { getTableColumns, inArray } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { defaultsOf } from '../../src/schemas/input.ts';
import type { ValidationError } from '../../src/schemas/validate.ts';
import { isUuid } from '../ids.ts';
import { inputErrors, missing, readInput } from '../records/check.ts';
import type { Entity, Values, Writing } from '../records/entity.ts';
import { toRecord } from '../records/read.ts';
import { lockRecords } from '../records/version.ts';
import type { Scope } from '../scope.ts';
import { repairs } from '../tables/index.ts';
import { noteChanges, type ImportChange } from './imports.ts';

/** What became of one item of a batch. */
export interface ItemAnswer {
  id: string | null;
  status: 'created' | 'updated' | 'removed' | 'unchanged' | 'stale' | 'invalid' | 'missing';
  /** Of what is stored now. */
  modified_date?: string;
  errors?: ValidationError[];
}

type Row = typeof repairs.$inferSelect;

/** Creates services; an item that brings its own id is created once, however often it is sent. */
export async function createRepairs(
  { scope, who, entity }: Writing,
  items: Values[],
  importId?: string,
): Promise<ItemAnswer[]> {
  return scope.transaction(async (own) => {
    const writing = { scope: own, who, entity };
    const existing = await rowsOf(own, items);
    const unknown = await unknownProducts(own, entity, items);
    const rows: (Values & { id: string })[] = [];
    const answers: ItemAnswer[] = [];
    for (const { id = randomUUID(), ...item } of items) {
      const record = { ...defaultsOf(entity.model), ...readInput(entity, item) };
      const errors = isUuid(id) ? inputErrors(entity, record) : [{ path: '/id', code: 'uuid' }];
      if (errors.length === 0 && unknown.has(record.product_id))
        errors.push({ path: '/product_id', code: 'reference' });
      if (existing.has(String(id))) answers.push({ id: String(id), status: 'unchanged' });
      else if (errors.length > 0) answers.push({ id: isUuid(id) ? id : null, status: 'invalid', errors });
      else {
        const author = { created_by: who.staff_id, modified_by: who.staff_id };
        const hooked = await entity.hooks.beforeWrite?.(writing, record);
        rows.push({ ...record, ...hooked, ...author, id: String(id) });
        answers.push({ id: String(id), status: 'created' });
      }
    }
    await own.insert(repairs, rows as (typeof repairs.$inferInsert)[], { ignoreExisting: true });
    return store(own, answers, importId, () => null);
  });
}

/** Changes services, each only when it is still the version that its item names; `is_voided` removes one. */
export async function updateRepairs(
  { scope, who, entity }: Writing,
  items: Values[],
  importId?: string,
): Promise<ItemAnswer[]> {
  return scope.transaction(async (own) => {
    const ids = items.map(({ id }) => id).filter(isUuid);
    await lockRecords(own, [{ table: repairs, ids }]);
    const stored = await rowsOf(own, items);
    const writing = { scope: own, who, entity };
    const changed = new Map<string, Row>();
    const answers: ItemAnswer[] = [];
    for (const item of items) {
      const before = stored.get(String(item.id));
      const { status, errors, row } = before
        ? await judge(writing, item, before)
        : ({ status: 'missing' } as const);
      if (row) changed.set(row.id, row);
      answers.push({ id: isUuid(item.id) ? item.id : null, status, ...(errors && { errors }) });
    }
    await own.upsert(repairs, [...changed.values()]);
    return store(own, answers, importId, (id) => restorable(stored.get(id)));
  });
}

interface Judgement {
  status: ItemAnswer['status'];
  errors?: ValidationError[];
  /** What is to be stored. */
  row?: Row;
}

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
  const errors = inputErrors(entity, record, stored);
  if (errors.length > 0) return { status: 'invalid', errors };
  const author = { modified_by: who.staff_id };
  const deletion = { is_voided: true, deleted_by: who.staff_id, deleted_date: new Date() };
  return isRemoved
    ? { status: 'removed', row: { ...before, ...author, ...deletion } }
    : { status: 'updated', row: { ...before, ...hooked, ...author } };
}

const written: Partial<Record<ItemAnswer['status'], ImportChange['action']>> = {
  created: 'created',
  updated: 'updated',
  removed: 'removed',
};

/** Adds the versions that are stored now, and notes for the import what it did. */
async function store(
  scope: Scope,
  answers: ItemAnswer[],
  importId: string | undefined,
  beforeOf: (id: string) => Values | null,
): Promise<ItemAnswer[]> {
  const now = await rowsOf(scope, answers);
  const changes = answers.flatMap(({ id, status }): ImportChange[] => {
    const [action, row] = [written[status], now.get(String(id))];
    return action && row
      ? [{ repair_id: row.id, action, before: beforeOf(row.id), version: row.modified_date }]
      : [];
  });
  if (importId) await noteChanges(scope, importId, changes);
  return answers.map((answer) => {
    const row = now.get(String(answer.id));
    if (answer.status === 'created' && !row)
      return { ...answer, status: 'invalid', errors: [{ path: '/id', code: 'unique' }] };
    return row ? { ...answer, modified_date: row.modified_date.toISOString() } : answer;
  });
}

/** Of the devices that are named, those that the store does not have; found by one query for all items. */
async function unknownProducts(scope: Scope, { references }: Entity, items: Values[]): Promise<Set<unknown>> {
  const target = references.find(({ key }) => key === 'product_id')?.target;
  const ids = [...new Set(items.map(({ product_id }) => product_id))].filter(isUuid);
  if (!target) return new Set();
  const errors = await missing(
    scope,
    target,
    ids.map((id) => ({ path: id, id })),
  );
  return new Set(errors.map(({ path }) => path));
}

async function rowsOf(scope: Scope, items: { id?: unknown }[]): Promise<Map<string, Row>> {
  const ids = items.map(({ id }) => id).filter(isUuid);
  if (ids.length === 0) return new Map();
  const rows = await scope.select(repairs, getTableColumns(repairs), { where: inArray(repairs.id, ids) });
  return new Map(rows.map((row) => [row.id, row]));
}

/** What an undone import gives back to a service. */
function restorable(row: Row | undefined): Values | null {
  if (!row) return null;
  const { title, duration, cost, warranty, warranty_unit, display_order, is_active, img_src } = row;
  return { title, duration, cost, warranty, warranty_unit, display_order, is_active, img_src };
}
