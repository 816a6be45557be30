import { expect, test } from 'vitest';
import { listQuery } from '../../src/dataProvider/listQuery.ts';
import { brands } from '../../src/schemas/catalog/brands.ts';
import type { Model } from '../../src/schemas/model.ts';

const base: Model = brands;
const notifications: Model = {
  ...base,
  filters: { created_date: { kind: 'range', of: 'created_date', exclusiveMax: true } },
};

test('sends page, filters by their parameter names, and the sort parameter of the model', () => {
  const query = listQuery(brands, {
    pagination: { page: 3, perPage: 50 },
    sort: { field: 'display_order', order: 'DESC' },
    filter: { name: 'app', only_enabled: 'true', max_created_date: '2026-01-31' },
  });
  expect(query).toEqual({
    page: 3,
    per_page: 50,
    name: 'app',
    only_enabled: 'true',
    max_created_date: '2026-01-31',
    display_sort_order: 'desc',
  });
});

test('omits sorting by a property that cannot be sorted', () => {
  expect(listQuery(brands, { sort: { field: 'img_src', order: 'ASC' } })).toEqual({});
});

test.each([
  ['2026-01-31', '2026-02-01'],
  ['2024-02-28', '2024-02-29'],
  ['2026-12-31', '2027-01-01'],
  ['2026-03-08', '2026-03-09'],
])('sends the exclusive maximum date %s as %s', (chosen, sent) => {
  const filter = { min_created_date: '2024-01-01', max_created_date: chosen };
  expect(listQuery(notifications, { filter })).toEqual({
    min_created_date: '2024-01-01',
    max_created_date: sent,
  });
});

test('does not modify the filter', () => {
  const filter = { max_created_date: '2026-01-31' };
  listQuery(notifications, { filter });
  expect(filter).toEqual({ max_created_date: '2026-01-31' });
});
