import { testDataProvider, type DataProvider, type GetListParams, type GetOneParams } from 'react-admin';
import { rows, type Row } from '../rows.ts';

const stored: Record<string, Row[]> = { products: rows, vendors: rows.slice(0, 40) };

const rowsOf = (resource: string) => stored[resource] ?? [];

/** Filters by a word in any text, sorts by a column, returns a page. */
async function getList(resource: string, { filter, sort, pagination }: GetListParams) {
  const { field, order } = sort ?? { field: 'id', order: 'ASC' };
  const { page, perPage } = pagination ?? { page: 1, perPage: 25 };
  const found = rowsOf(resource).filter((row) => hasWord(row, String(filter?.q ?? '').toLowerCase()));
  const sorted = found.toSorted((one, other) => compare(one, other, field as keyof Row));
  const ordered = order === 'ASC' ? sorted : sorted.toReversed();
  return { data: ordered.slice((page - 1) * perPage, page * perPage), total: found.length };
}

async function getOne(resource: string, { id }: GetOneParams) {
  return { data: rowsOf(resource).find((row) => String(row.id) === String(id)) };
}

const hasWord = (row: Row, word: string) =>
  Object.values(row).some((value) => typeof value === 'string' && value.toLowerCase().includes(word));

function compare(one: Row, other: Row, field: keyof Row): number {
  if (one[field] === other[field]) return 0;
  return one[field] > other[field] ? 1 : -1;
}

/** Reads from memory; writing is not measured. */
export const dataProvider = testDataProvider({ getList, getOne } as Partial<DataProvider>);
