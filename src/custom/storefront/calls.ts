import { HttpError } from 'react-admin';
import type { Call } from '../../dataProvider/calls.ts';
import { toVersioned, type Versioned } from '../../dataProvider/versioned.ts';
import { createCallsHook } from '../../kit/createCallsHook.ts';
import type { PartOf } from '../../schemas/call.ts';
import { storefrontCalls, storefrontRevisions } from '../../schemas/storefront/calls.ts';
import { clientTimeouts } from '../../schemas/timeouts.ts';
import type { StoreConfig } from '../../schemas/storefront/storeConfig.ts';
import {
  emptyTemplate,
  isTemplate,
  withDocumentId,
  type Template,
} from '../../schemas/storefront/template.ts';

const { readStoreConfig, writeStoreConfig, readLocationConfig, writeLocationConfig } = storefrontCalls;
const { addAsset, addTexts, readTemplate, writeTemplate } = storefrontCalls;

/** A saved revision of a document. */
export type Revision = PartOf<typeof storefrontRevisions.config.list, 'answer'>['data'][number];

/** The storefront's texts in a language, by their English text; null if not translated yet. */
export type StorefrontTexts = PartOf<typeof storefrontCalls.getTexts, 'answer'>;

/** Identifies a page's template. */
export interface TemplateKey {
  type: string;
  slug: string;
}

/** A document with revisions. */
export interface DocumentAddress {
  calls: typeof storefrontRevisions.config;
  params?: Record<string, string | number>;
  query?: { file_name: string };
}

interface Page {
  page: number;
  per_page: number;
}

const fileOf = (slug: string) => `${slug}.json`;

/** The documents with revisions. */
export const documentAddresses = {
  config: { calls: storefrontRevisions.config } as DocumentAddress,
  location: (locationId: number): DocumentAddress => ({
    calls: storefrontRevisions.location,
    params: { locationId },
  }),
  template: ({ type, slug }: TemplateKey): DocumentAddress => ({
    calls: storefrontRevisions.template,
    params: { type },
    query: { file_name: fileOf(slug) },
  }),
};

/** Documents with their versions, and calls that do more than to send one. */
export const storefrontMethods = (call: Call) => ({
  getStoreConfig: async (signal?: AbortSignal): Promise<Versioned<StoreConfig>> =>
    toVersioned(await call(readStoreConfig, { signal })),

  /** Stores the whole configuration. Rejects with 412 if the ETag is stale. */
  updateStoreConfig: async ({ value, etag }: Versioned<StoreConfig>): Promise<Versioned<StoreConfig>> =>
    toVersioned(await call(writeStoreConfig, { body: value, etag })),

  getLocationConfig: async (locationId: number, signal?: AbortSignal): Promise<Versioned<unknown>> =>
    toVersioned(await call(readLocationConfig, { params: { locationId }, signal })),

  updateLocationConfig: async (
    locationId: number,
    { value, etag }: Versioned<unknown>,
  ): Promise<Versioned<unknown>> =>
    toVersioned(await call(writeLocationConfig, { params: { locationId }, body: value, etag })),

  /** Returns the revisions of a document, newest first. */
  getRevisions: async ({ calls, params, query }: DocumentAddress, page: Page, signal?: AbortSignal) => {
    const { data, metadata } = (await call(calls.list, { params, query: { ...query, ...page }, signal }))
      .json;
    return { revisions: data, total: metadata.total };
  },

  /** Returns the document at a revision. */
  getRevision: async (
    { calls, params, query }: DocumentAddress,
    version: number,
    signal?: AbortSignal,
  ): Promise<unknown> =>
    (await call(calls.read, { params: { ...params, version }, query, signal })).json.config,

  /** Restores these parts of a revision, or all of it. Rejects with 412 if the document changed since `etag`. */
  restoreRevision: (
    { calls, params, query }: DocumentAddress,
    version: number,
    parts: string[] | undefined,
    etag: string | null,
  ) => call(calls.restore, { params: { ...params, version }, query, body: { parts }, etag }),

  /** Returns a page's template, empty if the page has none yet. */
  getTemplate: async ({ type, slug }: TemplateKey, signal?: AbortSignal): Promise<Versioned<Template>> => {
    try {
      const options = { params: { type }, query: { file_name: fileOf(slug) }, signal };
      const { json, headers } = await call(readTemplate, options);
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
    const answer = await call(writeTemplate, { params: { type }, body, etag, headers });
    return answer.headers.get('etag');
  },

  /** Uploads an image of the storefront and returns its URL. */
  uploadAsset: async (file: File, signal?: AbortSignal): Promise<string> => {
    const body = new FormData();
    body.append('imagefile', file);
    return (await call(addAsset, { body, signal })).json.url;
  },

  /** Requests the translation of new texts. Returns the beginnings of texts that are too long. */
  translate: async (words: string[]): Promise<string[]> => {
    const signal = AbortSignal.timeout(clientTimeouts.translation);
    const { json } = await call(addTexts, {
      body: { target_languages: ['en', 'fr'], words, save_folders: ['frontend'], is_search: false },
      signal,
    });
    return json?.refused ?? [];
  },
});

export const useStorefrontCalls = createCallsHook(storefrontCalls, storefrontMethods);
export type StorefrontCalls = ReturnType<typeof useStorefrontCalls>;
