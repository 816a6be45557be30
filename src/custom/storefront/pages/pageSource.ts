import { HttpError } from 'react-admin';
import type { Source } from '../documentEditor/saveChanges.ts';
import { isStale } from '../../../dataProvider/stale.ts';
import type { Versioned } from '../../../dataProvider/versioned.ts';
import type { StorefrontCalls } from '../calls.ts';
import { changeStoreConfig, storeConfigQuery, type StoreConfigChange } from '../storeConfigQuery.ts';
import type { Page } from '../../../schemas/storefront/page.ts';
import type { StoreConfig } from '../../../schemas/storefront/storeConfig.ts';
import { emptyTemplate, type Template } from '../../../schemas/storefront/template.ts';
import { pagesOf } from './list/listPages.ts';
import { newPage } from './newPage.ts';
import {
  hasAddressOf,
  PageNotFoundError,
  PageChangedError,
  PageExistsError,
  withoutPage,
  withPage,
} from './pageEntries.ts';
import { findPage, fullSlug, keyOf, type PageAddress } from './pageKey.ts';

/** A static page as an editable document: its entry in the store's configuration, and its content. */
export interface PageDocument {
  page: Page;
  template: Template;
}

/** The base of a save: the entry as it was read, and the ETag of the template. */
interface Basis {
  page?: Page;
  template: string | null;
}

interface Opened extends StoreConfigChange {
  /** The address of the page; undefined if it is new. */
  address?: PageAddress;
}

/** Reads and stores a page: first its template, then its entry in the configuration (contract 2 §7). */
export function pageSource({ address, ...config }: Opened): Source {
  const { calls, client, storeId } = config;
  const write = newTemplateWriter(calls);

  const read = async (signal?: AbortSignal) => {
    if (!address) return { value: { page: newPage, template: emptyTemplate }, etag: null };
    const stored = await calls.getStoreConfig(signal);
    client.setQueryData(storeConfigQuery(calls, storeId).queryKey, stored);
    const page = findPage(pagesOf(stored.value), address);
    if (!page) throw new PageNotFoundError();
    const template = await calls.getTemplate(keyOf(page), signal);
    return { value: { page, template: template.value }, etag: etagOf({ page, template: template.etag }) };
  };

  const save = async ({ value, etag }: Versioned<unknown>) => {
    const { page, template } = value as PageDocument;
    const basis = basisOf(etag);
    const change = (latest: StoreConfig) => withPage(latest, page, basis.page);
    change((await calls.getStoreConfig()).value); // Validates first: a refused change must not store the template.
    const written = await write(page, template, basis);
    await changeStoreConfig(config, change);
    return { value: { page, template }, etag: etagOf({ page, template: written }) };
  };

  return {
    queryKey: ['staticPage', storeId, address?.type ?? '', address?.slug ?? ''],
    read,
    write: (next) => save(next).catch(throwStale),
  };
}

/** Removes a page from the configuration. */
export const removePage = (config: StoreConfigChange, page: Page) =>
  changeStoreConfig(config, (latest) => withoutPage(latest, page));

const etagOf = (basis: Basis) => JSON.stringify(basis);

const basisOf = (etag: string | null) => (etag ? (JSON.parse(etag) as Basis) : { template: null });

/** The caller merges, as after any other stale save. */
function throwStale(error: unknown): never {
  throw error instanceof PageChangedError ? new HttpError('dialog.stale.title', 412) : error;
}

/**
 * Stores the templates of one editing session. At a new address it does not overwrite templates of others, only one
 * left by a failed save of this session.
 */
function newTemplateWriter({ updateTemplate }: StorefrontCalls) {
  const own = new Map<string, string | null>();
  return async (page: Page, template: Template, basis: Basis) => {
    const isNew = !hasAddressOf(page, basis.page);
    const address = fullSlug(page);
    const etag = isNew ? (own.get(address) ?? null) : basis.template;
    try {
      const written = await updateTemplate(keyOf(page), { value: template, etag }, { isNew });
      own.set(address, written);
      return written;
    } catch (error) {
      if (!isNew || !isStale(error)) throw error;
      own.delete(address);
      throw new PageExistsError();
    }
  };
}
