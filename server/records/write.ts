import { and, eq, inArray } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { can, type Who } from '../../src/schemas/can.ts';
import { defaultsOf } from '../../src/schemas/input.ts';
import type { Action } from '../../src/schemas/model.ts';
import { forbidden } from '../problem.ts';
import type { Scope } from '../scope.ts';
import { check, readInput } from './check.ts';
import type { Entity, LinkProperty, Values } from './entity.ts';
import { addLinks, linkedLocks, linkedTo, newLinks } from './links.ts';
import { readBare, readOne, type Versioned } from './read.ts';
import { change, checkVersion, lockRecords } from './version.ts';

/** Who writes what, where. */
export interface Writing {
  scope: Scope;
  who: Who;
  entity: Entity;
}

export function create({ scope, who, entity }: Writing, values: Values): Promise<Versioned> {
  return scope.transaction(async (own) => {
    const record = { ...defaultsOf(entity.model), ...readInput(entity, values) };
    permit(who, 'create', entity, record);
    await lockRecords(own, linkedLocks(entity, values));
    await check(own, entity, record);
    const author = { created_by: who.staff_id, modified_by: who.staff_id };
    const id = await own.create(entity.table, { ...columnsOf(entity, record), ...author });
    await addLinks(own, who, entity, id, await newLinks(own, entity, id, record));
    return readOne(own, entity, id);
  });
}

/** Changes a record; linked records are only added, `unlink` takes them out. */
export function update(
  { scope, who, entity }: Writing,
  id: unknown,
  values: Values,
  ifMatch: string | undefined,
): Promise<Versioned> {
  return scope.transaction(async (own) => {
    await lockRecords(own, [{ table: entity.table, ids: [id] }, ...linkedLocks(entity, values)]);
    const found = await readBare(own, entity, id);
    checkVersion(found, ifMatch);
    const stored = { ...defaultsOf(entity.model), ...readInput(entity, found.record) };
    const record = { ...stored, ...readInput(entity, values) };
    await check(own, entity, record, stored);
    const links = await newLinks(own, entity, id, record);
    const changes = { ...columnsOf(entity, changesOf(record, stored)), ...links };
    permit(who, 'update', entity, found.record, changes);
    if (Object.keys(changes).length > 0) {
      await change(own, entity.table, [id], who.staff_id, columnsOf(entity, changes));
    }
    await addLinks(own, who, entity, id, links);
    return readOne(own, entity, id);
  });
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

const changesOf = (record: Values, stored: Values): Values =>
  Object.fromEntries(Object.entries(record).filter(([key, value]) => !isDeepStrictEqual(value, stored[key])));

const columnsOf = ({ columns }: Entity, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([key]) => key in columns));
