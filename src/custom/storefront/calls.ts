import { HttpError } from 'react-admin';
import type { Call } from '../../dataProvider/calls.ts';
import { toVersioned, type Versioned } from '../../dataProvider/versioned.ts';
import { createCallsHook } from '../../kit/createCallsHook.ts';
import { clientTimeouts } from '../../schemas/timeouts.ts';
import type { StorefrontPlace } from '../../schemas/storefront/places.ts';
import type { StoreConfig } from '../../schemas/storefront/storeConfig.ts';
import {
  emptyTemplate,
  isTemplate,
  withDocumentId,
  type Template,
} from '../../schemas/storefront/template.ts';

/** A version of a document that was saved. */
export interface Revision {
  version: number;
  /** Null: what it began with. */
  saved_by: { id: string; name: string } | null;
  saved_date: string;
  /** JSON Pointers of the parts that differ from the version before. */
  changes: string[];
  /** The version that was restored by it. */
  restored: number | null;
}

/** The storefront's words by their English text; null: not translated yet. */
export type StorefrontTexts = Record<string, string | null>;

/** Names a page's template. */
export interface TemplateKey {
  type: string;
  slug: string;
}

/** Where a document with versions is read. */
export interface DocumentAddress {
  path: `/${string}`;
  params?: Record<string, string | number>;
  query?: Record<string, string>;
}

interface Page {
  page: number;
  per_page: number;
}

const config = '/dc/store/:storeId/config';
const texts = '/dc/translation/frontend/:language';
const template = '/dc/store/:storeId/template/:type/asset';

const fileOf = (slug: string) => `${slug}.json`;

/** The documents that versions are kept of. */
export const documentAddresses = {
  config: { path: config } as DocumentAddress,
  location: (id: number): DocumentAddress => ({
    path: '/dc/store/:storeId/location/:id/config',
    params: { id },
  }),
  template: ({ type, slug }: TemplateKey): DocumentAddress => ({
    path: template,
    params: { type },
    query: { file_name: fileOf(slug) },
  }),
};

/** The calls of contract 2 §7. */
export const storefrontCalls = (call: Call) => ({
  getStoreConfig: async (signal?: AbortSignal): Promise<Versioned<StoreConfig>> =>
    toVersioned(await call<StoreConfig>('store', `GET ${config}`, { signal })),

  /** Stores the whole configuration; a 412 says that it was based on an older version. */
  updateStoreConfig: async ({ value, etag }: Versioned<StoreConfig>): Promise<Versioned<StoreConfig>> =>
    toVersioned(await call<StoreConfig>('store', `PUT ${config}`, { body: value, etag })),

  /** The versions of a document, the newest first. */
  getRevisions: async ({ path, params, query }: DocumentAddress, page: Page, signal?: AbortSignal) => {
    const answer = await call<{ data: Revision[]; metadata: { total: number } } | undefined>(
      'store',
      `GET ${path}/versions`,
      { params, query: { ...query, ...page }, signal },
    );
    const { data, metadata } = bodyOf(answer);
    return { revisions: data, total: metadata.total };
  },

  /** The document as a version holds it. */
  getRevision: async (
    { path, params, query }: DocumentAddress,
    version: number,
    signal?: AbortSignal,
  ): Promise<unknown> => {
    const options = { params: { ...params, version }, query, signal };
    return bodyOf(
      await call<{ config: unknown } | undefined>('store', `GET ${path}/versions/:version`, options),
    ).config;
  },

  /**
   * Makes these parts of a version, or all of it, the current ones; a 412 says that somebody saved since the one of
   * `etag`.
   */
  restoreRevision: (
    { path, params, query }: DocumentAddress,
    version: number,
    parts: string[] | undefined,
    etag: string | null,
  ) =>
    call('store', `POST ${path}/versions/:version/restore`, {
      params: { ...params, version },
      query,
      body: { parts },
      etag,
    }),

  /** A page's template; an empty one where the page has none yet. */
  getTemplate: async ({ type, slug }: TemplateKey, signal?: AbortSignal): Promise<Versioned<Template>> => {
    const options = { params: { type }, query: { file_name: fileOf(slug) }, signal };
    try {
      const { json, headers } = await call('store', `GET ${template}`, options);
      if (!isTemplate(json)) throw new HttpError('messages.load_failed', 0);
      return { value: withDocumentId(json), etag: headers.get('etag') };
    } catch (error) {
      if (error instanceof HttpError && error.status === 404) return { value: emptyTemplate, etag: null };
      throw error;
    }
  },

  /**
   * Stores a page's template; a 412 says that it was based on an older version, or that the new page is listed already.
   * Answers its new version.
   */
  updateTemplate: async (
    { type, slug }: TemplateKey,
    { value, etag }: Versioned<Template>,
    { isNew }: { isNew: boolean },
  ): Promise<string | null> => {
    const body = new FormData();
    const json = JSON.stringify(withDocumentId(value));
    body.append('template', new File([json], fileOf(slug), { type: 'application/json' }));
    const headers = !etag && isNew ? { 'if-none-match': '*' } : undefined;
    const answer = await call('store', `POST ${template}`, { params: { type }, body, etag, headers });
    return answer.headers.get('etag');
  },

  /** Stores a picture of the storefront; answers its address. */
  uploadAsset: async (file: File, signal?: AbortSignal): Promise<string> => {
    const body = new FormData();
    body.append('imagefile', file);
    return (await call<{ url: string }>('store', 'POST /dc/store/:storeId/assets', { body, signal })).json
      .url;
  },

  /** Asks for the translation of words that the storefront does not know yet; answers how those begin that are too long. */
  translate: async (words: string[]): Promise<string[]> => {
    const body = { target_languages: ['en', 'fr'], words, save_folders: ['frontend'], is_search: false };
    const signal = AbortSignal.timeout(clientTimeouts.translation);
    const { json } = await call<{ refused?: string[] } | undefined>('translation', 'POST /dc/translate', {
      body,
      signal,
    });
    return json?.refused ?? [];
  },

  /** The words of the storefront in a language. */
  getTexts: async (language: string, signal?: AbortSignal): Promise<StorefrontTexts> =>
    (await call<StorefrontTexts | undefined>('translation', `GET ${texts}`, { params: { language }, signal }))
      .json ?? {},

  /** The words that stand in the storefront now, those that were never sent for translation too. */
  getTextsInUse: async (language: string, signal?: AbortSignal): Promise<StorefrontTexts> => {
    const options = { params: { language }, query: { in_use: true }, signal };
    return (await call<StorefrontTexts | undefined>('translation', `GET ${texts}`, options)).json ?? {};
  },

  /** Where the words of the storefront stand. */
  getTextPlaces: async (signal?: AbortSignal): Promise<Record<string, StorefrontPlace[]>> =>
    (
      await call<Record<string, StorefrontPlace[]> | undefined>(
        'translation',
        'GET /dc/translation/frontend/places',
        { signal },
      )
    ).json ?? {},

  /** Where the storefront links to one of its pages: the first places, and how many there are. */
  getLinks: async (to: string, signal?: AbortSignal): Promise<{ data: StorefrontPlace[]; total: number }> =>
    bodyOf(
      await call<{ data: StorefrontPlace[]; total: number } | undefined>('store', `GET ${config}/links`, {
        query: { to },
        signal,
      }),
    ),

  /** Stores these words; the others stay as they are. */
  updateTexts: (language: string, body: StorefrontTexts) =>
    call('translation', `PUT ${texts}`, { params: { language }, body }),
});

export type StorefrontCalls = ReturnType<typeof storefrontCalls>;
export const useStorefrontCalls = createCallsHook(storefrontCalls);

function bodyOf<T>({ json, status }: { json: T | undefined; status: number }): T {
  if (!json) throw new HttpError('messages.failed', status);
  return json;
}
