import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Who } from '../../../src/schemas/can.ts';
import type { CountEntry, EntryOutcome } from '../../../src/schemas/inventory/stockCounts.ts';
import { groupBy } from '../../core/groupBy.ts';
import { keyUsed } from '../../core/records/isFirstTime.ts';
import { pastStep } from '../../core/records/step.ts';
import type { Scope } from '../../core/scope.ts';
import { items } from '../tables.ts';
import { findCount, type Count } from './count.ts';
import { resolver } from './resolve.ts';
import { stockCountEntries } from './tables.ts';

type Row = typeof stockCountEntries.$inferInsert;

/**
 * Stores count entries, each key once, and returns the result of each. A known entry is unchanged, except that it can
 * be undone; a key used for something else is rejected (409, `key_used`).
 */
export function takeEntries(
  scope: Scope,
  who: Who,
  id: string,
  entries: CountEntry[],
): Promise<EntryOutcome[]> {
  return scope.transaction(async (own) => {
    const count = await findCount(own, who, id, 'update', { isLocked: true });
    const known = await knownOf(own, count, entries);
    rejectReusedKeys(entries, known);
    const fresh = [...new Map(entries.map((one) => [one.key, one])).values()].filter(
      ({ key }) => !known.has(key),
    );
    if (count.state !== 'OPEN' && fresh.length > 0) throw pastStep({ state: count.state });
    await own.insert(stockCountEntries, await rowsOf(own, who, count, fresh));
    if (count.state === 'OPEN') await undoEntries(own, count, entries);
    return outcomesOf(own, count, entries);
  });
}

const ofCount = ({ id }: Count) => eq(stockCountEntries.count_id, id);
const named = (count: Count, entries: CountEntry[]) =>
  and(
    ofCount(count),
    inArray(
      stockCountEntries.key,
      entries.map(({ key }) => key),
    ),
  )!;

async function knownOf(scope: Scope, count: Count, entries: CountEntry[]) {
  const { key, code, serial, item_id, mode, quantity } = stockCountEntries;
  const rows = await scope.select(
    stockCountEntries,
    { key, code, serial, item_id, mode, quantity },
    { where: named(count, entries) },
  );
  return new Map(rows.map((row) => [row.key, row]));
}

/** An undone entry is identified by its key alone; the quantity of a serial is always 1, whatever was sent. */
function rejectReusedKeys(entries: CountEntry[], known: Awaited<ReturnType<typeof knownOf>>): void {
  for (const [index, { key, code, item_id, mode, quantity, is_undone }] of entries.entries()) {
    const row = known.get(key);
    if (!row || is_undone) continue;
    const isCounted = row.serial !== null || (row.mode === mode && row.quantity === quantity);
    const isOfItem = !item_id || row.item_id === item_id;
    if (!isCounted || !isOfItem || row.code !== (code ?? null)) throw keyUsed(`/entries/${index}/key`);
  }
}

/** Returns rows in order of arrival; dates from a wrong clock are limited to the time of the count. */
async function rowsOf(scope: Scope, who: Who, count: Count, entries: CountEntry[]) {
  const resolve = await resolver(scope, count, entries);
  const { position, serial } = stockCountEntries;
  const [last] = await scope.select(
    stockCountEntries,
    { position: sql<number>`coalesce(max(${position}), 0)::int` },
    { where: ofCount(count) },
  );
  const counted = await scope.select(
    stockCountEntries,
    { serial },
    {
      where: and(
        ofCount(count),
        isNotNull(serial),
        isNull(stockCountEntries.problem),
        eq(stockCountEntries.is_undone, false),
      ),
    },
  );
  const serials = new Set(counted.map((row) => row.serial));
  const now = new Date();
  return entries.map((entry, index): Omit<Row, 'store_id'> => {
    const { item, serial: own, problem } = resolve(entry);
    const isDouble = own !== undefined && !problem && serials.has(own);
    if (own && !problem && !entry.is_undone) serials.add(own);
    return {
      count_id: count.id,
      key: entry.key,
      position: (last?.position ?? 0) + index + 1,
      item_id: item?.id ?? null,
      code: entry.code ?? null,
      serial: own ?? null,
      problem: problem ?? (isDouble ? 'double' : null),
      mode: own ? 'ADD' : entry.mode,
      quantity: own ? 1 : entry.quantity,
      is_undone: entry.is_undone ?? false,
      counted_date: within(new Date(entry.counted_date), count.created_date, now),
      created_by: who.staff_id,
    };
  });
}

const within = (moment: Date, first: Date, last: Date) =>
  new Date(Math.min(Math.max(moment.getTime(), first.getTime()), last.getTime()));

/** Undoes entries. A serial that another entry has counted too stays counted. */
async function undoEntries(scope: Scope, count: Count, entries: CountEntry[]): Promise<void> {
  const undone = entries.filter(({ is_undone }) => is_undone);
  if (undone.length === 0) return;
  const { key, serial, problem, is_undone, position } = stockCountEntries;
  await scope.update(stockCountEntries, { is_undone: true }, named(count, undone));
  const taken = await scope.select(stockCountEntries, { serial }, { where: named(count, undone) });
  const serials = taken.flatMap((row) => row.serial ?? []);
  const left = await scope.select(
    stockCountEntries,
    { key, serial, problem },
    {
      where: and(
        ofCount(count),
        eq(is_undone, false),
        inArray(serial, serials),
        or(isNull(problem), eq(problem, 'double')),
      ),
      orderBy: [asc(position)],
    },
  );
  for (const [first, ...others] of groupBy(left, (row) => row.serial).values()) {
    if (!first || [first, ...others].some((row) => row.problem === null)) continue;
    await scope.update(stockCountEntries, { problem: null }, and(ofCount(count), eq(key, first.key))!);
  }
}

async function outcomesOf(scope: Scope, count: Count, entries: CountEntry[]): Promise<EntryOutcome[]> {
  const { key, problem, item_id } = stockCountEntries;
  const rows = await scope.select(
    stockCountEntries,
    { key, problem, item_id, name: items.name },
    {
      join: { table: items, on: eq(items.id, item_id), isOptional: true },
      where: named(count, entries),
    },
  );
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return entries.flatMap((entry) => byKey.get(entry.key) ?? []);
}
