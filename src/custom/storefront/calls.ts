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

/** A saved revision of a document. */
export interface Revision {
  version: number;
  /** Null for the initial revision. */
  saved_by: { id: string; name: string } | null;
  saved_date: string;
  /** JSON Pointers of the parts changed since the previous revision. */
  changes: string[];
  /** The revision that this one restored. */
  restored: number | null;
}

/** The storefront's texts in a language, by their English text; null if not translated yet. */
export type StorefrontTexts = Record<string, string | null>;

/** Identifies a page's template. */
export interface TemplateKey {
  type: string;
  slug: string;
}

/** The path of a document with revisions. */
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

/** The documents with revisions. */
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

  /** Stores the whole configuration. Rejects with 412 if the ETag is stale. */
  updateStoreConfig: async ({ value, etag }: Versioned<StoreConfig>): Promise<Versioned<StoreConfig>> =>
    toVersioned(await call<StoreConfig>('store', `PUT ${config}`, { body: value, etag })),

  /** Returns the revisions of a document, newest first. */
  getRevisions: async ({ path, params, query }: DocumentAddress, page: Page, signal?: AbortSignal) => {
    const answer = await call<{ data: Revision[]; metadata: { total: number } } | undefined>(
      'store',
      `GET ${path}/versions`,
      { params, query: { ...query, ...page }, signal },
    );
    const { data, metadata } = bodyOf(answer);
    return { revisions: data, total: metadata.total };
  },

  /** Returns the document at a revision. */
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

  /** Restores these parts of a revision, or all of it. Rejects with 412 if the document changed since `etag`. */
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

  /** Returns a page's template, empty if the page has none yet. */
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
   * Stores a page's template and returns its new ETag. Rejects with 412 if the ETag is stale, or if the new page exists
   * already.
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

  /** Uploads an image of the storefront and returns its URL. */
  uploadAsset: async (file: File, signal?: AbortSignal): Promise<string> => {
    const body = new FormData();
    body.append('imagefile', file);
    return (await call<{ url: string }>('store', 'POST /dc/store/:storeId/assets', { body, signal })).json
      .url;
  },

  /** Requests the translation of new texts. Returns the beginnings of texts that are too long. */
  translate: async (words: string[]): Promise<string[]> => {
    const body = { target_languages: ['en', 'fr'], words, save_folders: ['frontend'], is_search: false };
    const signal = AbortSignal.timeout(clientTimeouts.translation);
    const { json } = await call<{ refused?: string[] } | undefined>('translation', 'POST /dc/translate', {
      body,
      signal,
    });
    return json?.refused ?? [];
  },

  /** Returns the storefront's texts in a language. */
  getTexts: async (language: string, signal?: AbortSignal): Promise<StorefrontTexts> =>
    (await call<StorefrontTexts | undefined>('translation', `GET ${texts}`, { params: { language }, signal }))
      .json ?? {},

  /** Returns the texts in use on the storefront, including those never sent for translation. */
  getTextsInUse: async (language: string, signal?: AbortSignal): Promise<StorefrontTexts> => {
    const options = { params: { language }, query: { in_use: true }, signal };
    return (await call<StorefrontTexts | undefined>('translation', `GET ${texts}`, options)).json ?? {};
  },

  /** Returns where each text of the storefront is used. */
  getTextPlaces: async (signal?: AbortSignal): Promise<Record<string, StorefrontPlace[]>> =>
    (
      await call<Record<string, StorefrontPlace[]> | undefined>(
        'translation',
        'GET /dc/translation/frontend/places',
        { signal },
      )
    ).json ?? {},

  /** Returns the first links to a page of the storefront, and their total. */
  getLinks: async (to: string, signal?: AbortSignal): Promise<{ data: StorefrontPlace[]; total: number }> =>
    bodyOf(
      await call<{ data: StorefrontPlace[]; total: number } | undefined>('store', `GET ${config}/links`, {
        query: { to },
        signal,
      }),
    ),

  /** Updates only the given texts. */
  updateTexts: (language: string, body: StorefrontTexts) =>
    call('translation', `PUT ${texts}`, { params: { language }, body }),
});

export type StorefrontCalls = ReturnType<typeof storefrontCalls>;
export const useStorefrontCalls = createCallsHook(storefrontCalls);

function bodyOf<T>({ json, status }: { json: T | undefined; status: number }): T {
  if (!json) throw new HttpError('messages.failed', status);
  return json;
}
