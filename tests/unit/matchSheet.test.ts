import { describe, expect, test, vi } from 'vitest';
import { problemsOf, type ColumnChoice } from '../../src/kit/sheet/import/match/layout.ts';
import { matchColumns } from '../../src/kit/sheet/import/match/matchColumns.ts';
import { matchSheet, type UnmatchedSheet } from '../../src/kit/sheet/import/match/matchSheet.ts';
import { SheetError } from '../../src/kit/sheet/SheetError.ts';

const headings = { id: ['Device ID', 'ID'], name: ['Device', 'Modèle'], price: ['Price'] };
const required = [['id', 'name'], ['price']] as const;
const layout = { headerRow: 0, headings, required, refusal: 'headings' };

const sheetOf = (rows: string[][]) => ({
  rows: rows.map((row) => row.map((v) => (v ? ({ t: 's', v } as const) : undefined))),
});

async function match(rows: string[][], answer: ColumnChoice = []) {
  const ask = vi.fn<(sheet: UnmatchedSheet) => Promise<ColumnChoice>>(() => Promise.resolve(answer));
  const columns = await matchSheet(sheetOf(rows), layout, ask);
  return { columns, asked: ask.mock.calls[0]?.[0] };
}

test('columns are found by any of their headings, in any order', () => {
  expect(matchColumns(['Note', ' modele ', 'DEVICE ID'], headings)).toEqual({ id: 2, name: 1 });
});

test('a heading counts before those that follow it, and the first column of a heading before others', () => {
  expect(matchColumns(['ID', 'Device ID', 'Price', 'price'], headings)).toEqual({ id: 1, price: 2 });
});

describe('a sheet', () => {
  test('whose headings name all columns is not asked about, empty columns left out', async () => {
    const { columns, asked } = await match([
      ['Price', '', 'Device'],
      ['5', '', 'Phone'],
    ]);
    expect(columns).toEqual({ price: 0, name: 2 });
    expect(asked).toBeUndefined();
  });

  test('with other columns is asked about, with some values of each', async () => {
    const rows = [
      ['Device', 'Cost', 'Device', '', 'x'.repeat(5000)],
      ...['1', '2', '2', '3', '4'].map((cost) => ['Phone', cost, '', 'note']),
    ];
    const { columns, asked } = await match(rows, ['name', 'price']);
    expect(columns).toEqual({ name: 0, price: 1 });
    expect(asked?.found).toEqual(['name', undefined, undefined, undefined, undefined]);
    expect(asked?.columns).toEqual([
      { index: 0, heading: 'Device', values: ['Phone'] },
      { index: 1, heading: 'Cost', values: ['1', '2', '3'] },
      { index: 2, heading: 'Device', values: [] },
      { index: 3, heading: '', values: ['note'] },
      { index: 4, heading: 'x'.repeat(200), values: [] },
    ]);
  });

  test('that lacks a required column and has no other is refused', async () => {
    await expect(match([['Device']])).rejects.toThrow(SheetError);
    await expect(match([])).rejects.toThrow(SheetError);
  });
});

test('required columns that are missing and columns chosen twice are problems', () => {
  expect(problemsOf([undefined, 'price'], layout)).toEqual({ missing: [['id', 'name']], repeated: [] });
  expect(problemsOf(['id', 'price', 'price', 'price'], layout)).toEqual({ missing: [], repeated: ['price'] });
  expect(problemsOf(['name', 'price'], layout)).toEqual({ missing: [], repeated: [] });
});
