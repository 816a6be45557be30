import { HttpError } from 'react-admin';
import { isEqual } from '../../../schemas/storefront/isEqual.ts';
import type { Page } from '../../../schemas/storefront/page.ts';
import { isObject } from '../../../schemas/storefront/schema.ts';
import type { StoreConfig } from '../../../schemas/storefront/storeConfig.ts';
import { fullSlug, isSamePage } from './pageKey.ts';

/** Another page has this type and slug. */
export class PageExistsError extends Error {}

/** No page has this address. */
export class PageNotFoundError extends Error {}

/** The entry was changed by another user since it was read. */
export class PageChangedError extends Error {}

export const hasAddressOf = (page: Page, other?: Page) =>
  other !== undefined && fullSlug(page) === fullSlug(other);

/** Returns the configuration with a page replaced (`before` is the entry as it was read) or added. */
export function withPage(config: StoreConfig, page: Page, before?: Page): StoreConfig {
  const entries = entriesOf(config);
  const isTaken = entries.some((one) => isObject(one) && isSamePage(one, page) && !hasAddressOf(one, before));
  if (isTaken && !hasAddressOf(page, before)) throw new PageExistsError();
  if (!before) return withEntries(config, [...entries, page]);
  const index = indexOf(entries, before);
  if (index < 0) throw new PageNotFoundError();
  if (!isEqual(entries[index], before)) throw new PageChangedError();
  return withEntries(config, entries.with(index, page));
}

/** Returns the configuration without a page. */
export function withoutPage(config: StoreConfig, page: Page): StoreConfig {
  const entries = entriesOf(config);
  const index = indexOf(entries, page);
  return withEntries(
    config,
    entries.filter((_, at) => at !== index),
  );
}

/** Other content of the list is kept. A value that is no list is replaced. */
function entriesOf({ pages }: { pages?: unknown }): unknown[] {
  if (pages === undefined || pages === null) return [];
  if (!Array.isArray(pages)) throw new HttpError('staticPages.no_list', 409);
  return pages;
}

const withEntries = (config: StoreConfig, entries: unknown[]) => ({ ...config, pages: entries as Page[] });

const indexOf = (entries: unknown[], page: Page) =>
  entries.findIndex((one) => isObject(one) && hasAddressOf(one, page));
