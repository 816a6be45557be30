import { expect, test } from 'vitest';
import { matchColumns } from '../../src/kit/sheet/import/matchColumns.ts';

const headings = { id: ['Device ID', 'ID'], name: ['Device', 'Modèle'], price: ['Price'] };

test('columns are found by any of their headings, in any order', () => {
  expect(matchColumns(['Note', ' modele ', 'DEVICE ID'], headings)).toEqual({ id: 2, name: 1 });
});

test('a heading counts before those that follow it, and the first column of a heading before others', () => {
  expect(matchColumns(['ID', 'Device ID', 'Price', 'price'], headings)).toEqual({ id: 1, price: 2 });
});

test('a sheet without known headings has no columns', () => {
  expect(matchColumns([], headings)).toEqual({});
  expect(matchColumns(['', 'Total'], headings)).toEqual({});
});
