import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { can, type Action, type Who } from '../../../src/schemas/can.ts';
import { defaultsOf } from '../../../src/schemas/input.ts';
import { isUuid, lowerUuid } from '../ids.ts';
import { forbidden, invalid, notFound, Problem, refuseAt } from '../problem.ts';
import type { Scope } from '../scope.ts';
import { writtenColumns } from '../tables/writtenColumns.ts';
import { check, readInput } from './check.ts';
import { isFirstTime, keyUsed } from './isFirstTime.ts';
import type { Entity, LinkProperty, Values, Writing } from './entity.ts';
import { differences } from '../history/differences.ts';
import { linkChanges, recordHistory, type Change } from '../history/note.ts';
import { addLinks, linkedLocks, linkedTo, newLinks } from './links.ts';
import { writeLines } from './lines.ts';
import { withHidden } from './confined.ts';
import { readBare, readOne, readWhole, shownTo, toRecord } from './read.ts';
import { updateVersioned, checkVersion, lockRecords, type Versioned } from './version.ts';

/** Creates a record. It is read after the commit, so that its locks are held no longer than necessary. */
export async function create({ scope, who, entity, picture }: Writing, sent: Values): Promise<Versioned> {
  const { hooks, model } = entity;
  const values = withHidden(who, model, sent);
  const created = await scope.transaction(async (own) => {
    const writing = { scope: own, who, entity };
    const record: Values = { ...defaultsOf(model), ...readInput(entity, values) };
    const id = model.bringsId && broughtId(values);
    if (id && (await isMade(own, entity, id, record))) {
      const made = await readOne(writing, id);
      requirePermission(who, 'one', entity, made.record);
      return id;
    }
    requirePermission(who, 'create', entity, record);
    await hooks.lock?.(own, record);
    await lockRecords(own, linkedLocks(entity, values));
    await check(own, entity, record);
    if (id) record.id = id;
    const author = { created_by: who.staff_id, modified_by: who.staff_id };
    const result = (await hooks.beforeWrite?.(writing, record)) ?? {};
    const row = { ...columnsOf(entity, record), ...storedOf(entity, result) };
    const newId = await own.create(entity.table, { ...row, ...author });
    const links = await newLinks(own, entity, newId, record);
    await addLinks(own, who, entity, newId, links);
    await writeLines(own, entity, newId, { ...record, ...result }, { isNew: true });
    await hooks.afterWrite?.(writing, { ...record, id: newId }, undefined, result);
    const { ends } = linkChanges(entity, newId, links, 'added');
    await recordHistory(own, who, [{ model: model.name, id: newId, action: 'created' }, ...ends]);
    await picture?.keep(own);
    return newId;
  });
  return readOne({ scope, who, entity }, created);
}

/** Returns the client-generated id of a new record, if any. */
function broughtId({ id }: Values): string | undefined {
  if (id === undefined || id === null) return undefined;
  if (!isUuid(id)) throw invalid([{ path: '/id', code: 'uuid' }]);
  return lowerUuid(id);
}

/**
 * Returns whether the record already exists; waits for a concurrent creation. An id that was used with other values is
 * rejected (409, `key_used` at `/id`).
 */
async function isMade(scope: Scope, { table, model }: Entity, id: string, record: Values): Promise<boolean> {
  await isFirstTime(scope, id, `${model.name}/create`, record).catch((error: unknown) => {
    throw error instanceof Problem ? keyUsed('/id') : error;
  });
  return (await scope.count(table, eq(table.id, id))) > 0;
}

/** Creates all records or none; errors have the index of their record in the path. */
export function createAll({ scope, who, entity }: Writing, items: Values[]): Promise<Versioned[]> {
  return scope.transaction(async (own) => {
    const created: Versioned[] = [];
    for (const [index, values] of items.entries()) {
      created.push(await create({ scope: own, who, entity }, values).catch(refuseAt(`/${index}`)));
    }
    return created;
  });
}

/** Updates a record. Links are only added; `unlink` removes them. */
export async function update(
  { scope, who, entity, picture }: Writing,
  id: unknown,
  sent: Values,
  { ifMatch, path = {} }: { ifMatch?: string | undefined; path?: Values } = {},
): Promise<Versioned> {
  const { hooks, model } = entity;
  let before: Values = {};
  const updated = await scope.transaction(async (own) => {
    const writing = { scope: own, who, entity };
    await hooks.lock?.(own, sent);
    await lockRecords(own, [{ table: entity.table, ids: [id] }, ...linkedLocks(entity, sent)]);
    const found = await readBare(own, entity, id);
    if (!matchesPath(found.record, path)) throw notFound();
    await checkVersion(own, found, ifMatch);
    await hooks.complete?.(own, [found.record], who);
    before = found.record;
    const values = withHidden(who, model, sent, before);
    const stored = { ...defaultsOf(model), ...readInput(entity, before) };
    const record = { ...stored, ...readInput(entity, values, stored) };
    await check(own, entity, record, stored);
    const links = await newLinks(own, entity, id, record);
    const changes = { ...changesOf(entity, record, stored), ...links };
    requirePermission(who, 'update', entity, before, changes);
    if (Object.keys(changes).length === 0) return readOne(writing, id);
    const whole = { ...before, ...record };
    const result = (await hooks.beforeWrite?.(writing, whole, before)) ?? {};
    const row = { ...columnsOf(entity, changes), ...storedOf(entity, result) };
    await updateVersioned(own, entity.table, [id], who.staff_id, row);
    await addLinks(own, who, entity, id, links);
    await writeLines(own, entity, id, { ...changes, ...result });
    await hooks.afterWrite?.(writing, whole, before, result);
    const written = await readWhole(writing, id);
    const linked = linkChanges(entity, id, links, 'added');
    const recorded = { ...differences(model, before, written.record), ...linked.own };
    await recordHistory(own, who, [
      { model: model.name, id, action: 'updated', changes: recorded },
      ...linked.ends,
    ]);
    await picture?.keep(own);
    return shownTo(writing, written);
  });
  return updated;
}

/** Deletes records and ignores missing ones. Their rows are kept in the history, so that they can be restored. */
export function remove({ scope, who, entity }: Writing, ids: unknown[]): Promise<unknown[]> {
  return scope.transaction(async (own) => {
    const { table, links, model } = entity;
    const linked = await Promise.all(links.map((link) => linkedTo(own, link, ids)));
    await lockRecords(own, [{ table, ids }, ...linked.map(({ lock }) => lock)]);
    const rows = await own.select(table, writtenColumns(table), { where: inArray(table.id, ids) });
    for (const row of rows) requirePermission(who, 'delete', entity, toRecord(row));
    for (const { lock } of linked) await updateVersioned(own, lock.table, lock.ids, who.staff_id);
    const changes = rows.flatMap((row): Change[] => {
      const others = Object.fromEntries(
        linked.map(({ property, byRecord }) => [property, byRecord.get(row.id) ?? []]),
      );
      const kept = { row, links: others };
      return [
        { model: model.name, id: row.id, action: 'deleted', kept },
        ...linkChanges(entity, row.id, others, 'removed').ends,
      ];
    });
    await recordHistory(own, who, changes);
    return own.delete(table, inArray(table.id, ids), table.id);
  });
}

/** Removes links of a record. */
export function unlink(
  { scope, who, entity }: Writing,
  link: LinkProperty,
  id: unknown,
  ids: unknown[],
  ifMatch: string | undefined,
): Promise<Versioned> {
  return scope.transaction(async (own) => {
    await lockRecords(own, [
      { table: entity.table, ids: [id] },
      { table: link.target.table, ids },
    ]);
    const found = await readBare(own, entity, id);
    await checkVersion(own, found, ifMatch);
    requirePermission(who, 'update', entity, found.record, { [link.property]: ids });
    const removed = await own.delete(link.table, and(eq(link.own, id), inArray(link.other, ids)), link.other);
    if (removed.length === 0) return readOne({ scope: own, who, entity }, id);
    await updateVersioned(own, entity.table, [id], who.staff_id);
    await updateVersioned(own, link.target.table, removed, who.staff_id);
    const { own: changes, ends } = linkChanges(entity, id, { [link.property]: removed }, 'removed');
    await recordHistory(own, who, [{ model: entity.model.name, id, action: 'updated', changes }, ...ends]);
    return readOne({ scope: own, who, entity }, id);
  });
}

export function requirePermission(
  who: Who,
  action: Action,
  { model }: Entity,
  record: Values,
  changes?: Values,
) {
  if (can(who, action, model, record, changes) !== true) throw forbidden();
}

/** Returns the record's own properties that differ; for links see `newLinks`. */
const changesOf = ({ links }: Entity, record: Values, stored: Values): Values => {
  const linked = new Set(links.map(({ property }) => property));
  const isChanged = ([key, value]: [string, unknown]) =>
    !linked.has(key) && !isDeepStrictEqual(value, stored[key]);
  return Object.fromEntries(Object.entries(record).filter(isChanged));
};

/** Returns whether the record has the properties that the path names. */
export const matchesPath = (record: Values, path: Values) =>
  Object.entries(path).every(([key, value]) => String(record[key]) === value);

/** The values that are columns, moments as the driver takes them. */
const columnsOf = ({ columns }: Entity, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => {
      const column = columns[key];
      if (!column) return [];
      const isMoment = column.columnType === 'PgTimestamp' && typeof value === 'string';
      return [[key, isMoment ? new Date(value) : value]];
    }),
  );

/** The columns of the table in the result of `beforeWrite`, also those that records do not contain. */
function storedOf({ table }: Entity, result: Values): Values {
  const stored = getTableColumns(table);
  return Object.fromEntries(Object.entries(result).filter(([key]) => key in stored));
}
