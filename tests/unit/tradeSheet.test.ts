import { expect, test } from 'vitest';
import { utils, write } from 'xlsx';
import { planImport } from '../../src/custom/trade/manage/sheet/planImport.ts';
import { readPrices } from '../../src/custom/trade/manage/sheet/readPrices.ts';
import { layout, maxSize } from '../../src/custom/trade/manage/sheet/sheetLayout.ts';
import type { SheetChange } from '../../src/custom/trade/manage/sheet/types.ts';
import { writePrices } from '../../src/custom/trade/manage/sheet/writePrices.ts';
import { matchSheet } from '../../src/kit/sheet/import/match/matchSheet.ts';
import { readWorkbook } from '../../src/kit/sheet/read/readWorkbook.ts';
import { SheetError } from '../../src/kit/sheet/SheetError.ts';
import type { PriceRow } from '../../src/schemas/trade/prices.ts';

const [one, two] = ['0d0f0c6e-0000-4000-8000-000000000001', '0d0f0c6e-0000-4000-8000-000000000002'];
const prices: PriceRow[] = [
  {
    product_id: one,
    product: 'Phone 12 & "Pro"',
    storage: '128 GB',
    amounts: { LIKE_NEW: 30_000, GOOD: 25_050 },
  },
  { product_id: one, product: 'Phone 12 & "Pro"', storage: '256 GB', amounts: { GOOD: 28_000 } },
  { product_id: two, product: 'Watch', storage: '', amounts: { POOR: 0 } },
];
const devices = prices.map(({ product_id: id, product: name }) => ({ id, name }));

const sheetOf = (rows: unknown[][]) =>
  new Blob([
    write(
      { SheetNames: ['Prices'], Sheets: { Prices: utils.aoa_to_sheet(rows) } },
      { type: 'array', bookType: 'xlsx' },
    ) as ArrayBuffer,
  ]);
/** Reads a sheet; columns that its headings do not name are not imported. */
async function read(file: Blob) {
  const grid = await readWorkbook(file, maxSize);
  return readPrices(grid, await matchSheet(grid, layout, ({ found }) => Promise.resolve(found)));
}
const header = ['Device ID', 'Device', 'Storage', 'Like new', 'Good', 'Fair', 'Poor'];
const planned = async (rows: unknown[][]) =>
  planImport(await read(sheetOf([header, ...rows])), prices, devices);
const said = (rows: unknown) =>
  (rows as SheetChange[]).map(({ product_id, storage, condition, before, after }) => [
    product_id,
    storage,
    condition,
    before,
    after,
  ]);

test('an unchanged exported sheet changes nothing', async () => {
  const plan = planImport(await read(writePrices(prices)), prices, devices);
  expect(Object.values(plan.rows).flat()).toEqual([]);
  expect(plan.unchanged).toBe(4);
});

test('cells change, create and remove prices; deleted rows remove theirs; names identify products', async () => {
  const { rows } = await planned([
    [one, 'Phone 12', '128gb', 310, '$250.50', 199.99, ''],
    ['', 'watch', '', '', '', '', 5],
  ]);
  expect(said(rows.update)).toEqual([
    [one, '128 GB', 'LIKE_NEW', 30_000, 31_000],
    [two, '', 'POOR', 0, 500],
  ]);
  expect(said(rows.create)).toEqual([[one, '128 GB', 'FAIR', null, 19_999]]);
  expect(said(rows.remove)).toEqual([[one, '256 GB', 'GOOD', 28_000, null]]);
});

test('reports unreadable cells and keeps their price', async () => {
  const { rows } = await planned([
    [one, 'Phone 12', '128 GB', 'many', -5, '', ''],
    [one, 'Phone 12', '128 GB', 1, 1, 1, 1],
    [one, 'Phone 12', '256 GB', '', 280, '', ''],
    ['0d0f0c6e-0000-4000-8000-00000000000x', 'Watch', '', '', '', '', 1],
    ['', '', '', 1, '', '', ''],
  ]);
  expect(rows.invalid).toMatchObject([
    { address: 'Prices!D2', value: 'many', reason: 'trade.sheet.reasons.amount' },
    { address: 'Prices!E2', value: '-5', reason: 'trade.sheet.reasons.negative' },
    { address: 'Prices!A6', reason: 'trade.sheet.reasons.row_without_product' },
    { address: 'Prices!A3', reason: 'trade.sheet.reasons.row_twice' },
  ]);
  expect(rows.unknown).toMatchObject([{ address: 'Prices!A5', value: 'Watch' }]);
  expect([rows.update, rows.create, rows.remove]).toEqual([[], [], []]);
});

test('finds columns by their French headings, in any order', async () => {
  const sheet = sheetOf([
    ['Moyen', 'Stockage', 'Remarque', 'Appareil'],
    [199, '128 Go', 'x', 'Phone 12'],
  ]);
  expect((await read(sheet)).rows).toMatchObject([{ product: 'Phone 12', amounts: { FAIR: 19_900 } }]);
});

test.each([
  ['is no spreadsheet', new Blob(['text'])],
  ['is empty', sheetOf([])],
  ['has no condition', sheetOf([['Device', 'Storage']])],
  ['has 500 columns', sheetOf([Array.from({ length: 500 }, (_, index) => `Column ${index}`)])],
])('rejects a file that %s', async (_, file) => {
  await expect(read(file)).rejects.toThrow(SheetError);
});
