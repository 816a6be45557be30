import { read, type WorkSheet } from 'xlsx';
import { expect, test } from 'vitest';
import { writeBook } from '../../src/custom/repairs/prices/sheet/write/writeBook.ts';
import { readDirectory } from '../../src/kit/sheet/zip/directory.ts';
import { unzip } from '../../src/kit/sheet/zip/unzip.ts';
import type { Product } from '../../src/custom/repairs/prices/types.ts';
import type { Progress } from '../../src/kit/sheet/import/progress.ts';
import { catalogueOf, exportedAt, products, service } from './priceSheet.support.ts';

const catalogue = catalogueOf([
  service('p1', 'Screen', { cost: null, warranty: null, warranty_unit: null }),
  service('p1', 'battery', { warranty: 1, warranty_unit: 'YY', cost: 12.5 }),
  service('p2', 'Battery', { warranty: -1, warranty_unit: 'LIFETIME' }),
  service('p3', '=1+1', { duration: '@SUM(A1)', display_order: 0 }),
]);

async function written(...parameters: Parameters<typeof writeBook>): Promise<WorkSheet> {
  const file = writeBook(...parameters);
  const { Sheets } = read(await file.arrayBuffer(), { type: 'array', dense: true, cellStyles: true });
  return Sheets.Services as WorkSheet;
}

const values = (sheet: WorkSheet) =>
  (sheet['!data'] ?? []).map((row) => Array.from(row, (cell) => (cell?.t === 'z' ? '' : (cell?.v ?? ''))));

test('writes the services of each device in four rows under their names', async () => {
  expect(values(await written(catalogue, exportedAt))).toEqual([
    ['Product ID', 'Product', '=1+1', 'battery', 'Screen'],
    [`Exported ${exportedAt}, format 2`, '', expect.stringContaining('four rows: price, duration')],
    ['p1', 'Apple | iPhone 15 · Price', '', 12.5, 'Call'],
    ['p1', 'Apple | iPhone 15 · Duration', '', '45 minutes', '45 minutes'],
    ['p1', 'Apple | iPhone 15 · Warranty', '', '1 Year', 'No warranty'],
    ['p1', 'Apple | iPhone 15 · Display order', '', 2, 2],
    ['p2', 'Samsung | Galaxy S24 · Price', '', 89.99],
    ['p2', 'Samsung | Galaxy S24 · Duration', '', '45 minutes'],
    ['p2', 'Samsung | Galaxy S24 · Warranty', '', 'Lifetime'],
    ['p2', 'Samsung | Galaxy S24 · Display order', '', 2],
    ['p3', 'No Brand | Steam Deck · Price', 89.99],
    ['p3', 'No Brand | Steam Deck · Duration', '@SUM(A1)'],
    ['p3', 'No Brand | Steam Deck · Warranty', '3 Months'],
    ['p3', 'No Brand | Steam Deck · Display order', 0],
  ]);
});

test('writes text that never becomes a formula', async () => {
  const sheet = await written(catalogue, exportedAt);
  const cells = (sheet['!data'] ?? []).flat().filter((cell) => String(cell?.v).match(/^[=@]/));
  expect(cells.map((cell) => [cell.t, cell.v, cell.f])).toEqual([
    ['s', '=1+1', undefined],
    ['s', '@SUM(A1)', undefined],
  ]);
});

test('sizes columns, freezes the first rows and columns, and locks the header', async () => {
  const services = ['Battery', 'Camera', 'Screen and its frame, in full'].map((title) =>
    service('p1', title),
  );
  const file = writeBook(catalogueOf(services), exportedAt);
  const parts = unzip(readDirectory(new Uint8Array(await file.arrayBuffer())));
  const text = Object.fromEntries(parts.map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)]));
  const sheet = text['xl/worksheets/sheet1.xml'] ?? '';
  expect(sheet).toContain(
    '<pane xSplit="2" ySplit="2" topLeftCell="C3" activePane="bottomRight" state="frozen"/>',
  );
  expect(sheet).toContain('<sheetProtection sheet="1"');
  const widths = [...sheet.matchAll(/<col min="(\d+)" max="(\d+)" width="(\d+)"/g)].map((match) =>
    match.slice(1, 4).map(Number),
  );
  expect(widths).toEqual([
    [1, 1, 40],
    [2, 2, 39],
    [3, 3, 18],
    [4, 4, 18],
    [5, 5, 31],
    [6, 503, 18],
  ]);
  const formats = [
    ...(text['xl/styles.xml'] ?? '').matchAll(/<xf numFmtId[^>]*xfId.*?(?=<xf|<\/cellXfs)/g),
  ].map(([xf]) => xf);
  const isOpen = (cell: string) => {
    const [, index] = new RegExp(`<c r="${cell}" s="(\\d+)"`).exec(sheet) ?? [];
    return formats[Number(index)]?.includes('locked="0"');
  };
  expect(['A1', 'B1', 'A2', 'C2'].map(isOpen)).toEqual([false, false, false, false]);
  expect(isOpen('C1')).toBe(true);
  // A single locked cell in a row prevents sorting and deleting rows.
  const rows = [...sheet.matchAll(/<row r="(\d+)" s="(\d+)" customFormat="1">(.*?)<\/row>/g)].slice(2);
  expect(rows).toHaveLength(12);
  const used = rows.flatMap(([, , rowStyle, cells = '']) => [
    rowStyle,
    ...[...cells.matchAll(/ s="(\d+)"/g)].map(([, index]) => index),
  ]);
  expect(used.filter((index) => !formats[Number(index)]?.includes('locked="0"'))).toEqual([]);
});

test('separates devices by a line and allows filtering, sorting and deleting rows', async () => {
  const file = writeBook(catalogueOf([service('p1', 'Battery')]), exportedAt);
  const parts = unzip(readDirectory(new Uint8Array(await file.arrayBuffer())));
  const textOf = (name: string) =>
    new TextDecoder().decode(parts.find((part) => part.name === name)?.bytes ?? new Uint8Array());
  const styles = textOf('xl/styles.xml');
  const sheet = textOf('xl/worksheets/sheet1.xml');
  const formats = [...styles.matchAll(/<xf numFmtId[^>]*xfId/g)].map(([xf]) => xf);
  const formatOf = (cell: string) =>
    formats[Number(new RegExp(`<c r="${cell}" s="(\\d+)"`).exec(sheet)?.[1])] ?? '';
  expect(['A3', 'B3', 'C3', 'B4', 'C4'].map((cell) => formatOf(cell).includes('borderId="1"'))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(sheet).toMatch(
    /<sheetProtection[^>]* deleteRows="0" sort="0" autoFilter="0"\/><autoFilter ref="A2:C14"\/>/,
  );
});

test('reports progress by device', async () => {
  const steps: Progress[] = [];
  writeBook(catalogue, exportedAt, (progress) => steps.push(progress));
  expect(steps).toEqual([1, 2, 3].map((done) => ({ done, total: 3 })));
});

test('sorts devices by brand and name, those without a brand last', async () => {
  const others: Product[] = [
    ...products,
    { id: 'p4', name: 'iPhone 9', brand: 'Apple' },
    { id: 'p5', name: 'Another', brand: null },
  ];
  const sheet = await written(catalogueOf([], others), exportedAt);
  const ids = values(sheet).map(([id]) => id);
  expect([...new Set(ids.slice(2))]).toEqual(['p4', 'p1', 'p2', 'p5', 'p3']);
});
