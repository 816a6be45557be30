import { expect, test } from 'vitest';
import { withSearchLimits } from '../../src/dataProvider/searchLimits.ts';
import { customers } from '../../src/schemas/customers/customers.ts';
import { searchTerms } from '../../src/schemas/normalizeText.ts';
import { truncateSearch } from '../../src/schemas/search.ts';

test('limits a search to the characters and words that services accept', () => {
  expect(truncateSearch('  iPhone  13 screen ')).toBe('iPhone  13 screen');
  expect(truncateSearch('x'.repeat(500))).toHaveLength(200);
  expect(searchTerms(truncateSearch('a '.repeat(50)))).toHaveLength(20);
});

test('truncates the search of screens; other filters stay unchanged', () => {
  const filter = { search: 'a '.repeat(50), channel: ['x '.repeat(300)], is_guest: true };
  const params = { filter, pagination: { page: 1, perPage: 10 } };
  expect(withSearchLimits(customers, params)).toEqual({
    pagination: params.pagination,
    filter: { ...filter, search: 'a '.repeat(20).trim() },
  });
  expect(withSearchLimits(customers, { pagination: params.pagination })).toEqual({
    pagination: params.pagination,
  });
});
