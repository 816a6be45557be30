import { read, utils } from 'xlsx';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compare } from '../../src/custom/repairs/prices/sheet/plan/compare.ts';
import { SheetPlan } from '../../src/custom/repairs/prices/sheet/plan/SheetPlan.ts';
import { readSheet } from '../../src/custom/repairs/prices/sheet/read/readSheet.ts';
import { writeBook } from '../../src/custom/repairs/prices/sheet/write/writeBook.ts';
import type { Product } from '../../src/custom/repairs/prices/types.ts';
import {
  catalogueOf,
  exportedAt,
  fileOf,
  planOf,
  products as some,
  rowsOf,
  service,
} from './priceSheet.support.ts';

/** The last two have the same name, and one name ends like a row label. */
const products: Product[] = [
  ...some,
  { id: 'p4', name: 'iPhone 15 Pro', brand: 'Apple' },
  { id: 'p5', name: 'Case · Warranty', brand: 'Apple' },
  { id: 'p6', name: 'Case · Warranty', brand: 'Apple' },
];
const stored = products.flatMap(({ id }, index) => [
  service(id, 'Battery', { cost: index === 1 ? null : 60 + index, duration: `${index + 1} hours` }),
  service(id, 'Screen', { warranty: index + 1, display_order: index }),
]);
const catalogue = catalogueOf(stored, products);

const reason = (name: string) => `priceSheet.reasons.${name}`;
type Value = string | number | null;
type Row = Value[];

const plan = (rows: Row[]) => planOf(fileOf(rows), catalogue);
const found = async (rows: Row[]) => rowsOf(await plan(rows));

/** The exported rows; the first device (p5) has rows 2 to 5, followed by p6, p1, p4, p2 and p3. */
async function exported(stamp: string | null = exportedAt): Promise<Row[]> {
  const file = writeBook(catalogue, stamp);
  const { Sheets } = read(await file.arrayBuffer(), { type: 'array' });
  return utils.sheet_to_json<Row>(Sheets.Services ?? {}, { header: 1, defval: null });
}

async function arranged(arrange: (rows: Row[]) => Row[], stamp?: string | null): Promise<Row[]> {
  const [header = [], note = [], ...rows] = await exported(stamp);
  return [header, note, ...arrange(rows)];
}

/** Sorts as spreadsheets do: numbers before texts, empty cells last. */
const sorted = (column: number, sign: 1 | -1) => (rows: Row[]) =>
  rows.toSorted((one, other) => {
    const [a, b] = [one[column] ?? '', other[column] ?? ''];
    if (typeof a !== typeof b) return typeof a === 'number' ? -sign : sign;
    return sign * (typeof a === 'number' ? a - Number(b) : a.localeCompare(String(b), 'en'));
  });

describe('rows in another order', () => {
  test.each([
    ['ids', 0],
    ['devices', 1],
    ['a service', 2],
    ['another service', 3],
  ])('sorted by %s have the same result', async (_, column) => {
    for (const sign of [1, -1] as const) {
      const sheet = await plan(await arranged(sorted(column, sign)));
      expect(rowsOf(sheet)).toEqual([]);
      expect(sheet.summary).toMatchObject({ unchanged: stored.length, exportedAt });
    }
  });

  test('sorted by column B keep the rows of a device together', async () => {
    const differing = products.filter(({ id }) => id !== 'p6');
    const services = stored.filter(({ product_id }) => product_id !== 'p6');
    const file = writeBook(catalogueOf(services, differing), exportedAt);
    const { Sheets } = read(await file.arrayBuffer(), { type: 'array' });
    const rows = utils.sheet_to_json<Row>(Sheets.Services ?? {}, { header: 1 }).slice(2);
    const ids = sorted(1, 1)(rows).map(([id]) => id);
    expect(ids.filter((id, index) => id !== ids[index - 1])).toHaveLength(differing.length);
  });

  test.each([exportedAt, null])('shuffled have the same result (exported %s)', async (stamp) => {
    const rows = await arranged((all) => all, stamp);
    const places = rows.slice(2).map((_, index) => index + 2);
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(places, { minLength: places.length, maxLength: places.length }),
        async (order) => {
          const shuffled = [...rows.slice(0, 2), ...order.map((place) => rows[place] ?? [])];
          const sheet = await plan(shuffled);
          expect(rowsOf(sheet)).toEqual([]);
          expect(sheet.summary.unchanged).toBe(stored.length);
        },
      ),
      { numRuns: 25 },
    );
  });

  test('are read without the note row', async () => {
    const rows = await arranged(sorted(2, 1));
    expect(await found(rows.toSpliced(1, 1))).toEqual([]);
  });

  test('with a change apply it to its device and name its cell', async () => {
    const rows = await arranged((all) => all.toReversed());
    const at = rows.findIndex(([id, name]) => id === 'p1' && String(name).endsWith('· Price'));
    (rows[at] as Row)[2] = 71;
    expect(await found(rows)).toMatchObject([{ kind: 'update', id: 'p1 Battery', after: { cost: 71 } }]);
    (rows[at] as Row)[2] = 'cheap';
    expect(await found(rows)).toMatchObject([
      { kind: 'invalid', address: `Services!C${at + 1}`, product: 'Apple | iPhone 15', title: 'Battery' },
    ]);
  });
});

describe('deleted or duplicated rows', () => {
  test('remove the services of a device if all four are deleted', async () => {
    const rows = await arranged((all) => sorted(2, 1)(all).filter(([id]) => id !== 'p2'));
    expect(await found(rows)).toMatchObject([
      { kind: 'remove', id: 'p2 Battery' },
      { kind: 'remove', id: 'p2 Screen' },
    ]);
  });

  test.each([
    ['price', 0, 'p1', 11],
    ['duration', 1, 'p1', 11],
    ['warranty', 2, 'p1', 11],
    ['display_order', 3, 'p1', 11],
  ])('report a single deleted row of %s and remove nothing', async (name, line, id, at) => {
    const rows = await exported();
    expect(await found(rows.toSpliced(at - 1 + line, 1))).toEqual([
      {
        kind: 'invalid',
        address: `Services!A${at}`,
        value: id,
        product: 'Apple | iPhone 15',
        reason: reason(`missing_${name}`),
      },
    ]);
  });

  test('are always reported, anywhere in the sheet', async () => {
    const rows = await exported();
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 2, max: rows.length - 1 }),
        fc.integer({ min: 2, max: rows.length }),
        async (one, place) => {
          for (const rest of [rows.toSpliced(one, 1), rows.toSpliced(place, 0, rows[one] ?? [])])
            expect(await found(rest)).toMatchObject([{ kind: 'invalid' }]);
        },
      ),
      { numRuns: 25 },
    );
  });

  test('report a row overwritten by another as a duplicate', async () => {
    const rows = await exported();
    rows[12] = rows[11] ?? [];
    expect(await found(rows)).toMatchObject([
      { kind: 'invalid', address: 'Services!B13', reason: reason('row_duplicate') },
    ]);
  });
});

describe('changed columns A and B', () => {
  const changed = async (change: (rows: Row[]) => unknown) => {
    const rows = await exported();
    change(rows);
    return found(rows);
  };
  const set = (row: number, column: number, value: Value) => (rows: Row[]) => {
    (rows[row] as Row)[column] = value;
  };

  test('report both devices if the id of one row is damaged', async () => {
    expect(await changed(set(12, 0, 'p1?'))).toMatchObject([
      { kind: 'invalid', address: 'Services!A11', value: 'p1', reason: reason('missing_warranty') },
      { kind: 'invalid', address: 'Services!A13', value: 'p1?', reason: reason('missing_price') },
      { kind: 'invalid', address: 'Services!A13', reason: reason('missing_duration') },
      { kind: 'invalid', address: 'Services!A13', reason: reason('missing_display_order') },
    ]);
  });

  test('report the device if the id of one row is missing', async () => {
    expect(await changed(set(12, 0, null))).toMatchObject([
      { kind: 'invalid', address: 'Services!C13', reason: reason('row_without_product') },
      { kind: 'invalid', address: 'Services!A11', reason: reason('missing_warranty') },
    ]);
  });

  test('report both devices if the id of one row is that of another', async () => {
    expect(await changed(set(12, 0, 'p2'))).toMatchObject([
      { kind: 'invalid', reason: reason('row_duplicate') },
      { kind: 'invalid', address: 'Services!A11', reason: reason('missing_warranty') },
    ]);
  });

  test('ask about a device found by its name if all four ids are damaged', async () => {
    const rows = await exported();
    for (const row of [10, 11, 12, 13]) set(row, 0, 'p1?')(rows);
    const file = fileOf(rows);
    const asked = await planOf(file, catalogue);
    expect(asked.summary.damaged).toEqual({ devices: 1, services: 2 });
    expect(rowsOf(asked, 'unknown')).toMatchObject([
      { address: 'Services!A11', id: 'p1?', product: 'Apple | iPhone 15', removes: 2 },
    ]);
    const named = new SheetPlan(compare(await readSheet(file), catalogue, undefined, 'name'));
    expect(rowsOf(named)).toEqual([]);
  });

  test('ask about four ids of a device that is not in the sheet', async () => {
    const rows = (await exported()).filter(([id]) => id !== 'p2');
    for (const row of [10, 11, 12, 13]) set(row, 0, 'p2')(rows);
    expect((await found(rows)).filter(({ kind }) => kind === 'invalid')).toMatchObject([
      { address: 'Services!B11', reason: reason('name_of_other') },
    ]);
  });

  test.each([0, 1])('reject column %i sorted on its own', async (column) => {
    const told = await changed((rows) => {
      const cells = rows.slice(2).map((row) => row[column] ?? null);
      for (const [index, cell] of cells.toReversed().entries()) set(index + 2, column, cell)(rows);
    });
    expect(told.filter(({ kind }) => kind === 'invalid').length).toBeGreaterThan(0);
  });

  test('reject rows without a label', async () => {
    for (const name of [null, 'Apple | iPhone 15', 'Warranty'])
      expect(await changed(set(12, 1, name))).toMatchObject([
        { kind: 'invalid', address: 'Services!B13', value: name ?? '', reason: reason('row_label') },
      ]);
  });

  test('accept a device under another name', async () => {
    expect(await changed(set(10, 1, 'iPhone · price'))).toEqual([]);
  });
});
