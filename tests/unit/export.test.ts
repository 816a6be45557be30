import papaparse from 'papaparse';
import { describe, expect, test, vi } from 'vitest';
import { read, type CellObject } from 'xlsx';
import { displayText } from '../../src/kit/displayText.ts';
import { toCell, totalOf, toValues } from '../../src/kit/export/cells.ts';
import { fetchAll } from '../../src/kit/export/fetchAll.ts';
import { inListOrder } from '../../src/kit/export/inListOrder.ts';
import { toCsv } from '../../src/kit/export/toCsv.ts';
import { toExcel } from '../../src/kit/export/toExcel.ts';
import { toJson } from '../../src/kit/export/toJson.ts';
import { items } from '../../src/schemas/inventory/items.ts';
import { repairs } from '../../src/schemas/repairs/repairs.ts';
import { products } from '../../src/schemas/catalog/products.ts';

const translate = (key: string) => key;
const cell = (source: string, value: unknown, negate?: boolean) =>
  toCell(products, { id: '1', [source]: value }, { source, negate }, translate);

const serve = (total: number) => (page: number, perPage: number) =>
  Promise.resolve({
    data: Array.from(
      { length: Math.max(0, Math.min(perPage, total - (page - 1) * perPage)) },
      (_, row) => row,
    ),
    total,
  });

describe('cells', () => {
  test('keep numbers, including negative ones', () => {
    expect(cell('display_order', -3)).toBe(-3);
  });

  test('convert cents to dollars', () => {
    expect(toCell(items, { id: '1', cost: 1250 }, { source: 'cost' }, translate)).toBe(12.5);
  });

  test('are empty without a value', () => {
    expect([cell('sku', null), cell('sku', undefined)]).toEqual(['', '']);
  });

  test('translate enumerations and booleans', () => {
    expect(cell('status', 'DRAFT')).toBe('resources.products.values.status.DRAFT');
    expect(cell('is_voided', true)).toBe('ra.boolean.true');
    expect(cell('is_voided', true, true)).toBe('ra.boolean.false');
  });

  test('show the name of a location that the reader can see', () => {
    const places = new Map([[3, 'Ottawa']]);
    const ofLocation = (location_id: number | null) =>
      toCell(products, { id: '1', location_id }, { source: 'location_id' }, translate, 'UTC', places);
    expect([ofLocation(3), ofLocation(4), ofLocation(null)]).toEqual(['Ottawa', '4', '']);
  });

  test('show the names of linked records', () => {
    expect(
      cell('categories', [
        { id: '1', name: '=A' },
        { id: '2', name: 'B' },
      ]),
    ).toBe('=A, B');
    expect(cell('brand', { id: '1', name: '+Co' })).toBe('+Co');
    expect(displayText({ id: '1' })).toBe('1');
  });
});

test('exports the values of the record as JSON, regardless of its columns', async () => {
  const record = {
    id: '1',
    name: '=A "B"',
    is_voided: false,
    display_order: -3,
    created_date: '2026-01-31T23:30:00.000Z',
    brand: { id: 'b', name: 'Brand' },
    sku: null,
    unknown: 1,
  };
  const column = (source: string, props: object = {}) => ({
    type: 'b',
    key: null,
    props: { source, ...props },
  });
  const columns = [
    column('is_voided', { negate: true }),
    column('name', { text: () => 'Brand | =A "B"' }),
    column('stock', { text: () => '3 left' }),
  ];
  const [held] = JSON.parse(
    await toJson([toValues(products, record, columns, translate)]).text(),
  ) as object[];
  const { unknown: _, ...known } = record;
  expect(held).toEqual({ ...known, stock: '3 left' });
});

describe('numbers', () => {
  test('exports the number of a column that formats it as text', () => {
    const slot = { source: 'quantity', text: () => '+3', cell: () => 3 };
    expect(toCell(products, { id: '1', quantity: 3 }, slot, translate)).toBe(3);
  });

  test('adds up amounts to whole cents', () => {
    const column = { type: 'b', key: null, props: { source: 'price' } };
    const rows = [0.1, 0.2].map((price, id) => ({ id, price }));
    expect(totalOf(repairs, rows, [column], ['price'], 'Total')).toEqual([0.3]);
  });
});

describe('formula injection', () => {
  const formulas = ['=1+1', '+1+416', '+1 416-555', '-1', '@SUM(A1)', '\t=1', '\r=1', '=1\n+1'];
  const others = ['+1 416 555 0101', '+1 416 555 0101 x12', 'A=B', 'Galaxy S24+', '1-2', "'quoted"];
  const inCsv = async (value: string | number) => {
    const [, second = []] = papaparse.parse<string[]>(await toCsv([['Name'], [value]]).text()).data;
    return second[0];
  };
  const inExcel = async (value: string | number) => {
    const { Sheets } = read(await toExcel('Brands', [['Name'], [value]]).arrayBuffer(), { cellNF: true });
    return Sheets.Brands?.A2 as CellObject;
  };

  test.each(formulas)('prefixes %j with an apostrophe in CSV', async (text) => {
    expect(await inCsv(text)).toBe(`'${text}`);
  });

  test.each([...others, -3])('keeps %j in CSV', async (value) => {
    expect(await inCsv(value)).toBe(String(value));
  });

  test.each([...formulas, ...others])('writes %j as text in Excel', async (text) => {
    const { t, v, z, f } = await inExcel(text);
    expect({ t, v, z, f }).toEqual({ t: 's', v: text, z: '@', f: undefined });
  });

  test('removes characters that Excel does not allow in sheet names', async () => {
    const title = 'Reports: Sales [net]/day, Nov 1 – 22, 2026';
    const { SheetNames } = read(await toExcel(title, [['Name']]).arrayBuffer());
    expect(SheetNames).toEqual(['Reports Sales netday, Nov 1 – 2']);
  });

  test.each([
    ['2026-01-31', 46053],
    ['2024-02-29', 45351],
  ])('writes the day %s as a date in Excel', async (day, serial) => {
    expect(await inExcel(day)).toMatchObject({ t: 'n', v: serial, z: 'yyyy-mm-dd' });
  });

  test.each(['2026-13-01', '2026-01-31 10:00', 'iPhone 2026-01-31'])(
    'does not write %s as a date',
    async (text) => {
      expect(await inExcel(text)).toMatchObject({ t: 's', v: text });
    },
  );

  test('writes a number as a number in Excel', async () => {
    expect(await inExcel(-3)).toMatchObject({ t: 'n', v: -3 });
  });
});

describe('fetching all rows', () => {
  const never = new AbortController().signal;

  test.each([0, 1, 100, 101, 250])('fetches %i rows', async (total) => {
    const progress: number[] = [];
    const rows = await fetchAll({
      getPage: serve(total),
      onProgress: ({ done }) => progress.push(done),
      signal: never,
    });
    expect(rows).toHaveLength(total);
    expect(progress.at(-1)).toBe(total);
  });

  test('ends when rows are deleted meanwhile', async () => {
    const rows = await fetchAll({
      getPage: (page) => Promise.resolve({ data: page === 1 ? [1, 2] : [], total: 9 }),
      onProgress: () => {},
      signal: never,
    });
    expect(rows).toEqual([1, 2]);
  });

  test('loses nothing with a smaller page size than requested', async () => {
    const rows = await fetchAll({
      getPage: (page) => Promise.resolve({ data: [page], total: 3 }),
      onProgress: () => {},
      signal: never,
    });
    expect(rows).toEqual([1, 2, 3]);
  });

  test('fails for a list without a total', async () => {
    const fetching = fetchAll({
      getPage: (page) => Promise.resolve(page === 1 ? { data: [1], total: 2 } : { data: [] }),
      onProgress: () => {},
      signal: never,
    });
    await expect(fetching).rejects.toThrow('does not say how many');
  });

  test('stops when it is cancelled', async () => {
    const controller = new AbortController();
    const onProgress = () => controller.abort();
    await expect(fetchAll({ getPage: serve(500), onProgress, signal: controller.signal })).rejects.toThrow(
      'aborted',
    );
  });
});

describe('selected rows', () => {
  const list = Array.from({ length: 2500 }, (_, id) => ({ id }));
  const getPage = vi.fn<Parameters<typeof inListOrder>[0]['getPage']>(async (page, perPage) => ({
    data: list.slice((page - 1) * perPage, page * perPage),
    total: list.length,
  }));

  test('are in the order of the rows in view, without a request', async () => {
    const shown = list.slice(20, 30);
    expect(await inListOrder({ selected: [25, 22], shown, getPage })).toEqual([22, 25]);
    expect(getPage).not.toHaveBeenCalled();
  });

  test('of other pages are in the order of the list; those that it no longer has come last', async () => {
    const selected = [-1, 1200, 3, 25];
    expect(await inListOrder({ selected, shown: list.slice(20, 30), getPage })).toEqual([3, 25, 1200, -1]);
    expect(getPage).toHaveBeenCalledTimes(3);
  });
});
