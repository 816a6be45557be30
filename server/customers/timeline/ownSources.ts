import { and, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { Who } from '../../../src/schemas/can.ts';
import { recordChanges } from '../../core/history/tables.ts';
import { isAnyOf } from '../../core/planned.ts';
import type { Scope } from '../../core/scope.ts';
import { customerMerges } from '../merge/tables.ts';
import { customers } from '../tables.ts';
import { newest, type Asked } from './newest.ts';
import type { Entries, TimelineSource } from './source.ts';

/** Changes of the customer and of those merged into them. */
export const changeTimeline: TimelineSource = { kind: 'CHANGE', read: readChanges };

/** Each merge once, with the name of the merged customer, or of the kept one if it was undone. */
export const mergeTimeline: TimelineSource = { kind: 'CHANGE', read: readMerges };

async function readChanges(scope: Scope, _who: Who, asked: Asked): Promise<Entries> {
  const { id, model, record_id, action: state, changed_by: by, changed_date: date } = recordChanges;
  const { rows, total } = await newest(scope, asked, {
    name: 'changes',
    table: recordChanges,
    columns: { id, date, by, state },
    // Merges have their own source.
    whose: () => and(eq(model, 'customers'), isAnyOf(record_id, 'ids'), ne(state, 'merged')),
  });
  return {
    found: rows.map(({ total: _, ...row }) => ({ kind: 'CHANGE', ...row, id: String(row.id), about: null })),
    total,
  };
}

async function readMerges(scope: Scope, _who: Who, asked: Asked): Promise<Entries> {
  const {
    id,
    kept_id,
    merged_id,
    merged_name,
    merged_date: date,
    merged_by: by,
    undone_date,
  } = customerMerges;
  const { rows, total } = await newest(scope, asked, {
    name: 'merges',
    table: customerMerges,
    columns: { id, date, by, kept_id, merged_name },
    whose: () =>
      or(isAnyOf(kept_id, 'ids'), and(eq(merged_id, sql.placeholder('customer')), isNotNull(undone_date))),
  });
  const ids = new Set(asked.ids);
  const stayed = rows.filter((row) => !ids.has(row.kept_id)).map((row) => row.kept_id);
  const names = await customerNames(scope, stayed);
  const found = rows.map((row) => ({
    kind: 'CHANGE' as const,
    id: row.id,
    date: row.date,
    by: row.by,
    about: ids.has(row.kept_id) ? row.merged_name : (names.get(row.kept_id) ?? null),
    state: 'merged',
  }));
  return { found, total };
}

async function customerNames(scope: Scope, ids: string[]): Promise<Map<string, string>> {
  const { id, first_name, last_name } = customers;
  const rows =
    ids.length > 0
      ? await scope.select(customers, { id, first_name, last_name }, { where: inArray(id, ids) })
      : [];
  return new Map(rows.map((row) => [row.id, `${row.first_name} ${row.last_name}`]));
}
