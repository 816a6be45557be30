import type { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import type { Source } from '../documentEditor/saveChanges.ts';
import { changeStoreConfig, readStoreConfig, storeConfigQuery, type Versioned } from '../storeConfig.ts';
import type { Page } from '../../../schemas/storefront/page.ts';
import type { StoreConfig } from '../../../schemas/storefront/storeConfig.ts';
import { emptyTemplate, type Template } from '../../../schemas/storefront/template.ts';
import { pagesOf } from './list/listPages.ts';
import { newPage } from './newPage.ts';
import { hasAddressOf, NoSuchPage, PageChanged, PageExists, withoutPage, withPage } from './pageEntries.ts';
import { findPage, fullSlug, keyOf, type PageAddress } from './pageKey.ts';
import { readTemplate, writeTemplate } from './template/templates.ts';

/** A static page as it is edited: its entry of the store's configuration, and its content. */
export interface PageDocument {
  page: Page;
  template: Template;
}

/** What a save is based on: the entry as it was read, and the version of the template. */
interface Basis {
  page?: Page;
  template: string | null;
}

interface Opened {
  client: QueryClient;
  storeId: string;
  /** The address of the page; without one it is new. */
  address?: PageAddress;
}

/** Reads and stores a page: its template first, then its entry of the configuration (specification 2 §7). */
export function pageSource({ client, storeId, address }: Opened): Source {
  const write = newTemplateWriter(storeId);

  const read = async (signal?: AbortSignal) => {
    if (!address) return { value: { page: newPage, template: emptyTemplate }, etag: null };
    const config = await readStoreConfig(storeId, signal);
    client.setQueryData(storeConfigQuery(storeId).queryKey, config);
    const page = findPage(pagesOf(config.value), address);
    if (!page) throw new NoSuchPage();
    const template = await readTemplate(storeId, keyOf(page), signal);
    return { value: { page, template: template.value }, etag: etagOf({ page, template: template.etag }) };
  };

  const save = async ({ value, etag }: Versioned<unknown>) => {
    const { page, template } = value as PageDocument;
    const basis = basisOf(etag);
    const change = (config: StoreConfig) => withPage(config, page, basis.page);
    change((await readStoreConfig(storeId)).value); // What is refused leaves the template as it is.
    const written = await write(page, template, basis);
    await changeStoreConfig(client, storeId, change);
    return { value: { page, template }, etag: etagOf({ page, template: written }) };
  };

  return {
    queryKey: ['staticPage', storeId, address?.type ?? '', address?.slug ?? ''],
    read,
    write: (next) => save(next).catch(tellStale),
  };
}

/** Takes a page out of the configuration. */
export const removePage = (client: QueryClient, storeId: string, page: Page) =>
  changeStoreConfig(client, storeId, (config) => withoutPage(config, page));

const etagOf = (basis: Basis) => JSON.stringify(basis);

const basisOf = (etag: string | null) => (etag ? (JSON.parse(etag) as Basis) : { template: null });

/** The caller merges, as after any other stale save. */
function tellStale(error: unknown): never {
  throw error instanceof PageChanged ? new HttpError('dialog.stale.title', 412) : error;
}

/**
 * Stores the templates of one session of the editor. At a new address nobody else's is overwritten; what a failed save
 * of the session itself left there is.
 */
function newTemplateWriter(storeId: string) {
  const own = new Map<string, string | null>();
  return async (page: Page, template: Template, basis: Basis) => {
    const isNew = !hasAddressOf(page, basis.page);
    const address = fullSlug(page);
    const etag = isNew ? (own.get(address) ?? null) : basis.template;
    try {
      const written = await writeTemplate(storeId, keyOf(page), { value: template, etag }, { isNew });
      own.set(address, written);
      return written;
    } catch (error) {
      if (!isNew || !(error instanceof HttpError) || error.status !== 412) throw error;
      own.delete(address);
      throw new PageExists();
    }
  };
}
