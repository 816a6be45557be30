import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { allows } from '../../../src/schemas/can.ts';
import { hiddenFields, omitFields } from '../../../src/schemas/fieldAccess.ts';
import type { FieldChange, HistoryEntry } from '../../../src/schemas/history.ts';
import { authorNames } from './authors.ts';
import type { Entity, Target, Values, Writing } from '../records/entity.ts';
import type { Page } from '../records/listQuery.ts';
import type { Scope } from '../scope.ts';
import type { Differences } from './differences.ts';
import { daysAgo } from '../expireRows.ts';
import { HISTORY_DAYS } from './note.ts';
import { recordChanges } from './tables.ts';

const { id, action, origin, changed_by, changed_date, changes } = recordChanges;

type Reader = Omit<Writing, 'entity'> & { entity: Pick<Entity, 'model' | 'references' | 'links'> };

/** Returns the last year's history of a record, newest first, limited to properties that the reader may see. */
export async function readHistory({ scope, who, entity }: Reader, record: Values, page: Page) {
  const { model, record_id } = recordChanges;
  const where = and(
    eq(model, entity.model.name),
    eq(record_id, String(record.id)),
    gt(changed_date, daysAgo(HISTORY_DAYS)),
  );
  const [total, rows] = await Promise.all([
    scope.count(recordChanges, where),
    scope.select(
      recordChanges,
      { id, action, origin, changed_by, changed_date, changes },
      { where, orderBy: [desc(id)], limit: page.per_page, offset: (page.page - 1) * page.per_page },
    ),
  ]);
  const order = Object.keys(entity.model.schema.properties);
  const placeOf = (field: string) => order.indexOf(field.split('.')[0] ?? '');
  const hidden = partsHiddenFrom({ scope, who, entity }, record);
  const confined = hiddenFields(entity.model, who);
  const shown = (side: Values) => omitFields(side, confined);
  const visible = rows.map(({ changes: all, ...row }) => ({
    ...row,
    changes: seenOf(all, shown)
      .filter(([field]) => !hidden.has(field))
      .toSorted(([a], [b]) => placeOf(a) - placeOf(b))
      .map(([field, [before, after]]): FieldChange => ({ field, old: before, new: after })),
  }));
  const [names] = await Promise.all([
    authorNames(
      scope,
      rows.map((row) => row.changed_by),
    ),
    nameReferences(
      scope,
      entity,
      visible.flatMap((row) => row.changes),
    ),
  ]);
  const data = visible
    // Leaves out updates of which no property is visible.
    .filter((row) => row.action !== 'updated' || row.changes.length > 0)
    .map((row): HistoryEntry => ({
      ...row,
      changed_by:
        row.changed_by === null ? null : { id: row.changed_by, name: names.get(row.changed_by) ?? '' },
      changed_date: row.changed_date.toISOString(),
    }));
  return { data, metadata: { total, ...page } };
}

/** Returns the visible differences. */
function seenOf(differences: Differences, shown: (side: Values) => Values): [string, [unknown, unknown]][] {
  return Object.entries(differences).flatMap(([field, [before, after]]): [string, [unknown, unknown]][] => {
    const [old, now] = [shown({ [field]: before }), shown({ [field]: after })];
    if (!(field in old)) return [];
    const isHidden = isDeepStrictEqual(old, now) && !isDeepStrictEqual(before, after);
    return isHidden ? [] : [[field, [old[field], now[field]]]];
  });
}

/** The optional fields that the reader may not see. */
function partsHiddenFrom({ who, entity }: Reader, record: Values): Set<string> {
  const parts = Object.entries(entity.model.optionalFields ?? {});
  const isHidden = ([, { access }]: (typeof parts)[number]) => !allows(who, access, record);
  return new Set(parts.filter(isHidden).map(([property]) => property));
}

/** Replaces ids of other records by {id, name}; one query for each reference property. */
async function nameReferences(scope: Scope, { references, links }: Reader['entity'], all: FieldChange[]) {
  const referring = [
    ...references.map(({ key, target }) => ({ field: key, target })),
    ...links.map(({ property, target }) => ({ field: property, target })),
  ];
  for (const { field, target } of referring) {
    const named = all.filter((one) => one.field === field);
    const ids = named.flatMap((one) => [...idsIn(one.old), ...idsIn(one.new)]);
    const names = await namesOf(scope, target, [...new Set(ids)]);
    const withNames = (value: unknown) => {
      const found = idsIn(value).map((one) => ({ id: one, name: names.get(one) ?? null }));
      return Array.isArray(value) ? found : (found[0] ?? null);
    };
    for (const change of named) {
      change.old = withNames(change.old);
      change.new = withNames(change.new);
    }
  }
}

/** The ids in a reference or a list of references. */
const idsIn = (value: unknown): string[] =>
  ([value].flat() as (string | null)[]).filter((one) => one !== null);

/** Returns the names of records; for deleted records, their last name. */
async function namesOf(scope: Scope, { model, table, label, name }: Target, ids: string[]) {
  if (ids.length === 0) return new Map<string, string>();
  const rows = await scope.select(table, { id: table.id, name }, { where: inArray(table.id, ids) });
  const names = new Map(rows.map((row) => [String(row.id), String(row.name)]));
  const gone = ids.filter((one) => !names.has(one));
  if (gone.length === 0) return names;
  const { record_id, kept } = recordChanges;
  const deleted = await scope.select(
    recordChanges,
    { id: record_id, name: sql<string>`${kept} -> 'row' ->> ${label.name}` },
    {
      where: and(eq(recordChanges.model, model), inArray(record_id, gone), eq(action, 'deleted')),
      orderBy: [id],
    },
  );
  for (const row of deleted) names.set(row.id, row.name);
  return names;
}
