import type { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import { isEqual } from '../../resources/storefront/editor/isEqual.ts';
import type { Source } from '../../resources/storefront/editor/saveChanges.ts';
import {
  changeStoreConfig,
  readStoreConfig,
  storeConfigQuery,
} from '../../resources/storefront/storeConfig.ts';
import type { Page } from '../../schemas/storefront/page.ts';
import type { StoreConfig } from '../../schemas/storefront/storeConfig.ts';
import { emptyTemplate, type Template } from '../../schemas/storefront/template.ts';
import { pagesOf } from './list/listPages.ts';
import { newPage } from './newPage.ts';
import { findPage, fullSlug, isSamePage, keyOf, type PageAddress } from './pageKey.ts';
import { readTemplate, writeTemplate } from './template/templates.ts';

/** A static page as it is edited: its entry of the store's configuration, and its content. */
export interface PageDocument {
  page: Page;
  template: Template;
}

/** Another page has this type and slug. */
export class PageExists extends Error {}

/** The address leads to no page. */
export class NoSuchPage extends Error {}

interface Opened {
  client: QueryClient;
  storeId: string;
  /** The address of the page; without one it is new. */
  address?: PageAddress;
}

/** Reads and stores a page: its template first, then its entry of the configuration (specification 2 §7). */
export function pageSource({ client, storeId, address }: Opened): Source {
  let stored: Page | undefined;

  const read = async (signal?: AbortSignal) => {
    if (!address) return { value: { page: newPage, template: emptyTemplate }, etag: null };
    const config = await readStoreConfig(storeId, signal);
    client.setQueryData(storeConfigQuery(storeId).queryKey, config);
    stored = findPage(pagesOf(config.value), address);
    if (!stored) throw new NoSuchPage();
    const template = await readTemplate(storeId, keyOf(stored), signal);
    return { value: { page: stored, template: template.value }, etag: template.etag };
  };

  const write: Source['write'] = async ({ value, etag }) => {
    const { page, template } = value as PageDocument;
    const { value: config } = await readStoreConfig(storeId);
    refuseTaken(config, page, stored);
    const next = await writeTemplate(storeId, keyOf(page), {
      value: template,
      etag: isStored(page, stored) ? etag : null,
    });
    await changeStoreConfig(client, storeId, (latest) => {
      refuseTaken(latest, page, stored);
      refuseStale(latest, stored);
      return withPage(latest, page, stored);
    });
    return { value: { page, template }, etag: next };
  };

  return { queryKey: ['staticPage', storeId, address?.type ?? '', address?.slug ?? ''], read, write };
}

/** Takes a page out of the configuration. */
export const removePage = (client: QueryClient, storeId: string, stored: Page) =>
  changeStoreConfig(client, storeId, (config) => ({
    ...config,
    pages: pagesOf(config).filter((page) => !isStored(page, stored)),
  }));

const isStored = (page: Page, stored?: Page) => stored !== undefined && fullSlug(page) === fullSlug(stored);

function refuseTaken(config: StoreConfig, page: Page, stored?: Page) {
  if (isStored(page, stored)) return;
  if (pagesOf(config).some((one) => isSamePage(one, page) && !isStored(one, stored))) throw new PageExists();
}

/** Somebody else changed the entry since it was read: the caller merges, as after any other stale save. */
function refuseStale(config: StoreConfig, stored?: Page) {
  const latest = pagesOf(config).find((one) => isStored(one, stored));
  if (latest && !isEqual(latest, stored)) throw new HttpError('dialog.stale.title', 412);
}

function withPage(config: StoreConfig, page: Page, stored?: Page): StoreConfig {
  const pages = pagesOf(config);
  const index = pages.findIndex((one) => isStored(one, stored));
  return { ...config, pages: index < 0 ? [...pages, page] : pages.with(index, page) };
}
