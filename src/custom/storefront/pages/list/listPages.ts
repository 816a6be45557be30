import { containsText } from '../../../../schemas/searchText.ts';
import { isObject } from '../../../../schemas/storefront/schema.ts';
import type { Page } from '../../../../schemas/storefront/page.ts';
import { addressOf, fullSlug } from '../pageKey.ts';

/** A row of the list. Its id is the page's address. */
export interface PageRow {
  id: string;
  name: string;
  type: string;
  slug: string;
  full_slug: string;
}

interface Query {
  filter?: { name?: string; slug?: string; type?: string };
  sort?: { field: string; order: 'ASC' | 'DESC' };
  pagination?: { page: number; perPage: number };
}

const byName = { field: 'name', order: 'ASC' } as const;

const word = (value: unknown) => (typeof value === 'string' ? value : '');

function toRow(page: Page): PageRow {
  const key = { type: word(page.type), slug: word(page.slug) };
  return { id: addressOf(key), name: word(page.name), ...key, full_slug: fullSlug(key) };
}

/** Of several pages with one address only the first can be opened. */
const isFirst = ({ id }: PageRow, index: number, rows: PageRow[]) =>
  rows.findIndex((one) => one.id === id) === index;

/** Returns the pages of a configuration, without malformed entries. */
export const pagesOf = (config: { pages?: unknown }): Page[] =>
  Array.isArray(config.pages) ? config.pages.filter(isObject) : [];

/** Filters, sorts and paginates the rows (contract 2 §2.7). */
export function listPages(
  pages: Page[],
  { filter = {}, sort = byName, pagination = { page: 1, perPage: pages.length } }: Query,
) {
  const field = sort.field as keyof PageRow;
  const sign = sort.order === 'DESC' ? -1 : 1;
  const rows = pages
    .map(toRow)
    .filter(isFirst)
    .filter(
      ({ name, slug, type }) =>
        containsText(name, filter.name) &&
        containsText(slug, filter.slug) &&
        (!filter.type || type === filter.type),
    )
    .toSorted((a, b) => sign * a[field].localeCompare(b[field]));
  const start = (pagination.page - 1) * pagination.perPage;
  return { data: rows.slice(start, start + pagination.perPage), total: rows.length };
}
