import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { tally } from '../../../src/schemas/inventory/tally.ts';
import { groupBy } from '../../core/groupBy.ts';
import type { Scope } from '../../core/scope.ts';
import { items } from '../tables.ts';
import { readExpectedStock, type ExpectedStock } from './expectedStock.ts';
import type { Count } from './count.ts';
import { stockCountEntries, stockCountLines } from './tables.ts';

const entryFields = {
  key: stockCountEntries.key,
  item_id: stockCountEntries.item_id,
  mode: stockCountEntries.mode,
  quantity: stockCountEntries.quantity,
  serial: stockCountEntries.serial,
  counted_date: stockCountEntries.counted_date,
  created_by: stockCountEntries.created_by,
};

const itemFields = {
  id: items.id,
  name: items.name,
  sku: items.sku,
  barcode: items.barcode,
  kind: items.kind,
  is_serialized: items.is_serialized,
  cost: items.cost,
};

type Entry = Awaited<ReturnType<typeof readEntries>>[number];
type Item = Awaited<ReturnType<typeof readItems>>[number];

const readEntries = (scope: Scope, { id }: Count) =>
  scope.select(stockCountEntries, entryFields, {
    where: and(
      eq(stockCountEntries.count_id, id),
      eq(stockCountEntries.is_undone, false),
      isNull(stockCountEntries.problem),
    ),
    orderBy: [asc(stockCountEntries.counted_date), asc(stockCountEntries.position)],
  });

const readItems = (scope: Scope, ids: string[]) =>
  scope.select(items, itemFields, {
    where: inArray(items.id, ids),
    orderBy: [asc(items.name), asc(items.id)],
  });

/** Returns the state of an open count: expected and counted stock of each item. */
export async function readCountState(scope: Scope, count: Count) {
  const entries = await readEntries(scope, count);
  const snapshots = await scope.select(
    stockCountLines,
    { item_id: stockCountLines.item_id, snapshot: stockCountLines.snapshot },
    { where: eq(stockCountLines.count_id, count.id) },
  );
  const snapshotOf = new Map(snapshots.map((row) => [row.item_id, row.snapshot]));
  const expectedStock = await readExpectedStock(
    scope,
    count,
    entries.flatMap(({ serial }) => serial ?? []),
  );
  const elsewhere = new Set(entries.filter((entry) => isElsewhere(count, expectedStock, entry)));
  const entriesOf = groupBy(
    entries.filter((entry) => !elsewhere.has(entry)),
    ({ item_id }) => item_id!,
  );
  const all = await readItems(scope, [...new Set([...snapshotOf.keys(), ...entriesOf.keys()])]);
  const lines = all.map((item) => {
    const own = entriesOf.get(item.id) ?? [];
    const last = own.at(-1);
    return {
      ...item,
      snapshot: snapshotOf.get(item.id) ?? 0,
      counted_date: last?.counted_date ?? null,
      counted_by: last?.created_by ?? null,
      ...(item.is_serialized
        ? bySerial(count, expectedStock, item, own)
        : byNumber(expectedStock, item, own)),
    };
  });
  return { lines, expectedStock, elsewhere: [...elsewhere] };
}

export type CountStateLine = Awaited<ReturnType<typeof readCountState>>['lines'][number];

/** The expected stock at the moment of the last entry: the current stock less what came since. */
function byNumber(expectedStock: ExpectedStock, { id }: Item, entries: Entry[]) {
  const last = entries.at(-1);
  const expected = expectedStock.onHand(id) - (last ? expectedStock.since(id, last.counted_date) : 0);
  return { counted: tally(entries) ?? null, expected, serials: [], found: [], missing: [], extra: [] };
}

/** Ignores serials that moved after they were counted, or that arrived after their item was counted. */
function bySerial(count: Count, expectedStock: ExpectedStock, { id }: Item, entries: Entry[]) {
  const last = entries.at(-1)?.counted_date ?? count.created_date;
  const counted = new Set(entries.map(({ serial }) => serial));
  const here = (expectedStock.serialsOf.get(id) ?? []).filter(
    ({ serial, moved }) => counted.has(serial) || moved <= last,
  );
  const missing = here.map(({ serial }) => serial).filter((serial) => !counted.has(serial));
  const isExtra = ({ serial, counted_date }: Entry) => {
    const place = expectedStock.places.get(serial!);
    return !place || (place.state === 'GONE' && place.moved <= counted_date);
  };
  const extra = entries.filter(isExtra).map(({ serial }) => serial!);
  return {
    serials: here.map(({ serial }) => serial),
    found: entries.map(({ serial }) => serial!),
    expected: here.length,
    counted: entries.length > 0 ? here.length - missing.length + extra.length : null,
    missing,
    extra,
  };
}

/** Whether the serial is recorded elsewhere, and already was when it was counted. */
function isElsewhere(
  count: Count,
  expectedStock: ExpectedStock,
  { serial, item_id, counted_date }: Entry,
): boolean {
  const place = serial ? expectedStock.places.get(serial) : undefined;
  if (!place || place.state === 'GONE' || place.moved > counted_date) return false;
  return place.location_id !== count.location_id || place.item_id !== item_id;
}
