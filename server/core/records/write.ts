import { and, eq, inArray } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { can, type Action, type Who } from '../../../src/schemas/can.ts';
import { defaultsOf } from '../../../src/schemas/input.ts';
import { forbidden, notFound } from '../problem.ts';
import { check, readInput } from './check.ts';
import type { Entity, LinkProperty, Values, Writing } from './entity.ts';
import { addLinks, linkedLocks, linkedTo, newLinks } from './links.ts';
import { readBare, readOne } from './read.ts';
import { change, checkVersion, lockRecords, type Versioned } from './version.ts';

export async function create({ scope, who, entity }: Writing, values: Values): Promise<Versioned> {
  const { hooks, model } = entity;
  const created = await scope.transaction(async (own) => {
    const writing = { scope: own, who, entity };
    const record = { ...defaultsOf(model), ...readInput(entity, values) };
    permit(who, 'create', entity, record);
    await hooks.lock?.(own, record);
    await lockRecords(own, linkedLocks(entity, values));
    await check(own, entity, record);
    const author = { created_by: who.staff_id, modified_by: who.staff_id };
    const row = { ...columnsOf(entity, record), ...(await hooks.beforeWrite?.(writing, record)) };
    const id = await own.create(entity.table, { ...row, ...author });
    await addLinks(own, who, entity, id, await newLinks(own, entity, id, record));
    await hooks.afterWrite?.(writing, { ...record, id });
    return readOne(own, entity, id);
  });
  await hooks.written?.({ scope, who, entity }, created.record);
  return created;
}

/** Changes a record; linked records are only added, `unlink` takes them out. */
export async function update(
  { scope, who, entity }: Writing,
  id: unknown,
  values: Values,
  { ifMatch, path = {} }: { ifMatch?: string | undefined; path?: Values } = {},
): Promise<Versioned> {
  const { hooks, model } = entity;
  let before: Values = {};
  const updated = await scope.transaction(async (own) => {
    const writing = { scope: own, who, entity };
    await hooks.lock?.(own, values);
    await lockRecords(own, [{ table: entity.table, ids: [id] }, ...linkedLocks(entity, values)]);
    const found = await readBare(own, entity, id);
    if (!isAt(found.record, path)) throw notFound();
    checkVersion(found, ifMatch);
    await hooks.complete?.(own, [found.record]);
    before = found.record;
    const stored = { ...defaultsOf(model), ...readInput(entity, before) };
    const record = { ...stored, ...readInput(entity, values) };
    await check(own, entity, record, stored);
    const links = await newLinks(own, entity, id, record);
    const changes = { ...changesOf(entity, record, stored), ...links };
    permit(who, 'update', entity, before, changes);
    if (Object.keys(changes).length > 0) {
      const whole = { ...before, ...record };
      const row = { ...columnsOf(entity, changes), ...(await hooks.beforeWrite?.(writing, whole, before)) };
      await change(own, entity.table, [id], who.staff_id, row);
      await addLinks(own, who, entity, id, links);
      await hooks.afterWrite?.(writing, whole, before);
    }
    return readOne(own, entity, id);
  });
  await hooks.written?.({ scope, who, entity }, updated.record, before);
  return updated;
}

/** Removes records; those that are gone already do no harm. */
export function remove({ scope, who, entity }: Writing, ids: unknown[]): Promise<unknown[]> {
  return scope.transaction(async (own) => {
    const { table } = entity;
    const linked = await Promise.all(entity.links.map((link) => linkedTo(own, link, ids)));
    await lockRecords(own, [{ table, ids }, ...linked]);
    const records = await own.select(table, entity.columns, { where: inArray(table.id, ids) });
    for (const record of records) permit(who, 'delete', entity, record);
    for (const { table: linkedTable, ids: linkedIds } of linked) {
      await change(own, linkedTable, linkedIds, who.staff_id);
    }
    return own.delete(table, inArray(table.id, ids), table.id);
  });
}

/** Takes linked records out of a record. */
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
    checkVersion(found, ifMatch);
    permit(who, 'update', entity, found.record, { [link.property]: ids });
    const removed = await own.delete(link.table, and(eq(link.own, id), inArray(link.other, ids)), link.other);
    if (removed.length > 0) await change(own, entity.table, [id], who.staff_id);
    await change(own, link.target.table, removed, who.staff_id);
    return readOne(own, entity, id);
  });
}

export function permit(who: Who, action: Action, { model }: Entity, record: Values, changes?: Values) {
  if (can(who, action, model, record, changes) !== true) throw forbidden();
}

/** The record's own properties that differ; linked records are counted by `newLinks`. */
const changesOf = ({ links }: Entity, record: Values, stored: Values): Values => {
  const linked = new Set(links.map(({ property }) => property));
  const isChanged = ([key, value]: [string, unknown]) =>
    !linked.has(key) && !isDeepStrictEqual(value, stored[key]);
  return Object.fromEntries(Object.entries(record).filter(isChanged));
};

/** A path names the stored record by some of its properties too. */
export const isAt = (record: Values, path: Values) =>
  Object.entries(path).every(([key, value]) => String(record[key]) === value);

const columnsOf = ({ columns }: Entity, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([key]) => key in columns));
