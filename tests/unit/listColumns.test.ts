import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { arrangeColumns } from '../../src/kit/list/columns/arrangeColumns.ts';
import { columnWidth, ListColumns, readListColumns } from '../../src/schemas/listColumns.ts';

describe('stored columns', () => {
  test.each([undefined, null, 'name', 3, { source: 'name' }])('are unknown if they are %j', (stored) => {
    expect(readListColumns(stored)).toBeUndefined();
  });

  test('keep what is valid: known properties, bounded widths, each source once', () => {
    const stored = [
      null,
      'name',
      { source: '' },
      { source: 'x'.repeat(101) },
      { source: 'name', width: 1e9, color: 'red' },
      { source: 'name', width: 60 },
      { source: 'price', width: -1, hidden: true },
      { source: 'kind', width: '12', hidden: 'yes' },
      { source: 'note', width: Number.NaN },
    ];
    const read = readListColumns(stored);
    expect(read).toEqual([
      { source: 'name', width: columnWidth.maximum },
      { source: 'price', width: columnWidth.minimum, hidden: true },
      { source: 'kind' },
      { source: 'note' },
    ]);
    expect(Value.Check(ListColumns, read)).toBe(true);
  });

  test('are bounded', () => {
    const many = Array.from({ length: 5000 }, (_, index) => ({ source: `s${index}` }));
    expect(Value.Check(ListColumns, readListColumns(many))).toBe(true);
  });
});

describe('arranged columns', () => {
  const declared = { sources: ['name', 'kind', 'price', 'note'], hidden: ['note'], label: 'name' };
  const order = (chosen: ListColumns) => arrangeColumns(declared, chosen).map(({ source }) => source);

  test('are as declared without a choice', () => {
    expect(arrangeColumns(declared, [])).toEqual([
      { source: 'name' },
      { source: 'kind' },
      { source: 'price' },
      { source: 'note', hidden: true },
    ]);
  });

  test('are in the chosen order, without those that are gone', () => {
    expect(
      order([
        { source: 'price' },
        { source: 'gone' },
        { source: 'note' },
        { source: 'kind' },
        { source: 'name' },
      ]),
    ).toEqual(['price', 'note', 'kind', 'name']);
  });

  test('place a new column after its declared predecessor, hidden if declared so', () => {
    expect(order([{ source: 'price' }, { source: 'kind' }])).toEqual(['name', 'price', 'note', 'kind']);
    expect(arrangeColumns(declared, [{ source: 'price' }])).toContainEqual({ source: 'note', hidden: true });
  });

  test('keep widths and never hide the name', () => {
    const chosen = [
      { source: 'name', width: 200, hidden: true },
      { source: 'note', width: 90 },
    ];
    expect(arrangeColumns(declared, chosen)).toEqual([
      { source: 'name', width: 200 },
      { source: 'kind' },
      { source: 'price' },
      { source: 'note', width: 90 },
    ]);
  });
});
