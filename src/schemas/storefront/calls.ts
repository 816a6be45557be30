import { Type } from 'typebox';
import { answerOptional, call } from '../call.ts';
import { member } from '../can.ts';
import { Nullable } from '../common.ts';
import { FilePart } from '../filePart.ts';
import { storefront } from './access.ts';
import { TemplateDocument } from './blocks.ts';
import { LocationConfig } from './locationConfig.ts';
import { pageTypes } from './page.ts';
import { revisionCalls } from './revisionCalls.ts';
import { StorefrontPlace } from './places.ts';
import { StoreConfig } from './storeConfig.ts';

const of = { ...storefront, name: 'storefront', service: 'store' } as const;
const texts = { ...storefront, name: 'translation', service: 'translation' } as const;
const signedIn = { one: member };

/** In bytes. */
const MAX_DOCUMENT = 8 * 1024 * 1024;
const MAX_LENGTH = 20_000;
const MAX_WORDS = 5000;

const Language = Type.Enum(['en', 'fr']);
const InLanguage = Type.Object({ locale: Language });
const Words = Type.Record(Type.String(), Nullable('string'));
const PageType = Type.Object({ type: Type.Enum([...pageTypes]) });
const file = { file_name: Type.String() };
const StoredLocationConfig = Type.Unsafe<unknown>(LocationConfig);

/** The calls of the revisions of each document (contract 2 §7; an addition to it). */
export const storefrontRevisions = {
  config: revisionCalls(of, '/dc/store/:storeId/config', 'the config', {}),
  location: revisionCalls(of, '/dc/store/:storeId/location/:locationId/config', 'the page of a location', {}),
  template: revisionCalls(of, '/dc/store/:storeId/template/:type/asset', 'the template of a page', file),
};

/** Calls of the storefront's documents, pictures and texts (contract 2 §7). */
export const storefrontCalls = {
  readStoreConfig: call('GET /dc/store/:storeId/config', {
    of,
    access: 'unauthenticated',
    answer: StoreConfig,
    summary: 'Read the config of the storefront',
  }),

  writeStoreConfig: call('PUT /dc/store/:storeId/config', {
    of,
    access: 'update',
    bodyLimit: MAX_DOCUMENT,
    body: StoreConfig,
    answer: StoreConfig,
    summary: 'Change the config of the storefront',
  }),

  getLinks: call('GET /dc/store/:storeId/config/links', {
    of,
    access: signedIn,
    query: Type.Object({ to: Type.String({ minLength: 1, maxLength: 300 }) }),
    answer: Type.Object({ data: Type.Array(StorefrontPlace), total: Type.Integer() }),
    summary: 'List where the storefront links to one of its pages',
  }),

  readLocationConfig: call('GET /dc/store/:storeId/location/:locationId/config', {
    of,
    access: signedIn,
    answer: StoredLocationConfig,
    summary: 'Read the page of a location',
  }),

  writeLocationConfig: call('PUT /dc/store/:storeId/location/:locationId/config', {
    of,
    access: 'update',
    bodyLimit: MAX_DOCUMENT,
    body: StoredLocationConfig,
    answer: StoredLocationConfig,
    summary: 'Change the page of a location',
  }),

  readTemplate: call('GET /dc/store/:storeId/template/:type/asset', {
    of,
    access: signedIn,
    params: PageType,
    query: Type.Object(file),
    answer: TemplateDocument,
    summary: 'Read the template of a page',
  }),

  writeTemplate: call('POST /dc/store/:storeId/template/:type/asset multipart', {
    of,
    access: 'update',
    params: PageType,
    headers: Type.Object({
      'if-none-match': Type.Optional(
        Type.Enum(['*'], {
          description: 'Refuse to replace the template of a page that the configuration lists',
        }),
      ),
    }),
    body: Type.Object({ template: FilePart }),
    answer: TemplateDocument,
    summary: 'Store the template of a page, a file {slug}.json',
  }),

  addAsset: call('POST /dc/store/:storeId/assets multipart', {
    of,
    access: 'create',
    body: Type.Object({ imagefile: FilePart }),
    answer: Type.Object({ url: Type.String() }),
    status: 201,
    summary: 'Upload a picture',
  }),

  /** Refused are the beginnings of texts that are too long. */
  addTexts: answerOptional(
    call('POST /dc/translate', {
      of: texts,
      access: 'create',
      bodyLimit: MAX_DOCUMENT,
      body: Type.Object({
        target_languages: Type.Array(Language, { minItems: 1, maxItems: 10 }),
        words: Type.Array(Type.String({ pattern: '\\S', maxLength: MAX_LENGTH }), {
          minItems: 1,
          maxItems: MAX_WORDS,
        }),
        save_folders: Type.Array(Type.Enum(['frontend']), { minItems: 1, maxItems: 1 }),
        is_search: Type.Optional(Type.Boolean()),
      }),
      answer: Type.Object({ added: Type.Integer(), refused: Type.Array(Type.String()) }),
      summary: 'Add words to those that the storefront has translated',
    }),
  ),

  /** The storefront's texts in a language, by their English text; null if not translated yet. */
  getTexts: answerOptional(
    call('GET /dc/translation/frontend/:locale', {
      of: texts,
      access: signedIn,
      params: InLanguage,
      query: Type.Object({
        in_use: Type.Optional(
          Type.Boolean({
            description: 'The words that stand in the storefront now, sent for translation or not',
          }),
        ),
      }),
      answer: Words,
      summary: 'Read the words of the storefront',
    }),
  ),

  /** Where each text of the storefront is used. */
  getTextPlaces: call('GET /dc/translation/frontend/places', {
    of: texts,
    access: signedIn,
    answer: Type.Record(Type.String(), Type.Array(StorefrontPlace)),
    summary: 'Read where the words of the storefront stand',
  }),

  /** Updates only the given texts. */
  updateTexts: call('PUT /dc/translation/frontend/:locale', {
    of: texts,
    access: 'update',
    bodyLimit: MAX_DOCUMENT,
    params: InLanguage,
    body: Type.Unsafe<Record<string, string | null>>({
      type: 'object',
      additionalProperties: Nullable('string', { pattern: '\\S', maxLength: MAX_LENGTH }),
      minProperties: 1,
      maxProperties: MAX_WORDS,
    }),
    answer: Words,
    summary: 'Change words of the storefront',
  }),

  /** The store's own texts of the admin. */
  getOwnTexts: call('GET /dc/translation/dashboard/:locale', {
    of: texts,
    access: signedIn,
    params: InLanguage,
    answer: Type.Object({}, { additionalProperties: true }),
    summary: 'Read the store’s own texts of the dashboard',
  }),
};
