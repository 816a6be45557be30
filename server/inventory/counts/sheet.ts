import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { CountLine, CountSheet, OpenEntry } from '../../../src/schemas/inventory/stockCounts.ts';
import type { Scope } from '../../core/scope.ts';
import { staffNames } from '../../staff/index.ts';
import { items } from '../tables.ts';
import type { Count } from './count.ts';
import { readCountState } from './state.ts';
import { stockCountEntries, stockCountLines } from './tables.ts';

/**
 * Returns the content of a stock count: of an open one its current state, of an applied one what was applied. A blind
 * count hides the expected stock until it ends.
 */
export async function readSheet(scope: Scope, count: Count, isEnding: boolean): Promise<CountSheet> {
  const now = new Date().toISOString();
  if (count.state === 'APPLIED') return { lines: await appliedLines(scope, count), open: [], now };
  const { lines, expectedStock, elsewhere } = await readCountState(scope, count);
  const names = await staffNames(
    scope,
    lines.map(({ counted_by }) => counted_by),
  );
  const itemNames = new Map(lines.map(({ id, name }) => [id, name]));
  return {
    lines: lines.map(({ id, missing: _, extra: __, counted_date, counted_by, ...line }): CountLine => ({
      ...line,
      ...(count.is_blind && !isEnding && hiddenStock),
      kind: line.kind as CountLine['kind'],
      item_id: id,
      counted_date: counted_date?.toISOString() ?? null,
      counted_by: names.get(counted_by ?? '') ?? null,
    })),
    open: [
      ...(await unsolved(scope, count)),
      ...elsewhere.map(({ key, serial, item_id }): OpenEntry => ({
        key,
        code: serial ?? '',
        problem: 'elsewhere',
        name: itemNames.get(item_id ?? '') ?? null,
        location_id: expectedStock.places.get(serial ?? '')?.location_id ?? null,
      })),
    ],
    now,
  };
}

const hiddenStock = { snapshot: null, expected: null, serials: [] };

/** Entries with problems, except serials that were counted twice. */
async function unsolved(scope: Scope, count: Count): Promise<OpenEntry[]> {
  const { key, code, problem, item_id, count_id, is_undone, position } = stockCountEntries;
  const rows = await scope.select(
    stockCountEntries,
    { key, code, problem, name: items.name },
    {
      join: { table: items, on: eq(items.id, item_id), isOptional: true },
      where: and(
        eq(count_id, count.id),
        eq(is_undone, false),
        inArray(problem, ['unknown', 'serial', 'kind', 'imei']),
      ),
      orderBy: [asc(position)],
    },
  );
  return rows.map((row) => ({ ...row, code: row.code ?? '', problem: row.problem!, location_id: null }));
}

async function appliedLines(scope: Scope, { id }: Count): Promise<CountLine[]> {
  const { snapshot, expected, counted, cost, count_id, item_id } = stockCountLines;
  const { name, sku, barcode, kind, is_serialized } = items;
  const rows = await scope.select(
    stockCountLines,
    { item_id, name, sku, barcode, kind, is_serialized, cost, snapshot, expected, counted },
    {
      join: { table: items, on: eq(items.id, item_id) },
      where: and(eq(count_id, id), isNotNull(expected)),
      orderBy: [asc(name), asc(item_id)],
    },
  );
  return rows.map((row) => ({
    ...row,
    kind: row.kind as CountLine['kind'],
    expected: row.expected!,
    counted_date: null,
    counted_by: null,
    serials: [],
    found: [],
  }));
}
