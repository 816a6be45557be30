import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { Nullable } from '../../src/schemas/common.ts';
import { storefront } from '../../src/schemas/storefront/access.ts';
import { StorefrontPlace } from '../../src/schemas/storefront/places.ts';
import { signedIn } from '../core/access.ts';
import {
  addTexts,
  changeTexts,
  locales,
  placesOfTexts,
  readTexts,
  readTextsInUse,
  type Locale,
  type TextsByKey,
} from './storefrontTexts.ts';
import { answers } from '../core/routes/answers.ts';
import { bodyLimit } from './documents.ts';

const MAX_LENGTH = 20_000;
const MAX_WORDS = 5000;

const Language = Type.Enum([...locales]);
const Path = Type.Object({ locale: Language });
const Which = Type.Object({
  in_use: Type.Optional(
    Type.Boolean({ description: 'The words that stand in the storefront now, sent for translation or not' }),
  ),
});

const TranslationRequest = Type.Object({
  target_languages: Type.Array(Language, { minItems: 1, maxItems: 10 }),
  words: Type.Array(Type.String({ pattern: '\\S', maxLength: MAX_LENGTH }), {
    minItems: 1,
    maxItems: MAX_WORDS,
  }),
  save_folders: Type.Array(Type.Enum(['frontend']), { minItems: 1, maxItems: 1 }),
  is_search: Type.Optional(Type.Boolean()),
});

const Word = Nullable('string', { pattern: '\\S', maxLength: MAX_LENGTH });
const WordsAnswer = Type.Record(Type.String(), Nullable('string'));
const WordsBody = Type.Unsafe<TextsByKey>({
  type: 'object',
  additionalProperties: Word,
  minProperties: 1,
  maxProperties: MAX_WORDS,
});

const Places = Type.Record(Type.String(), Type.Array(StorefrontPlace));

const tags = ['translation'];

/** Texts of the storefront and their translations (contract 2 §7). */
export async function storefrontTexts(app: FastifyInstance) {
  const path = '/dc/translation/frontend/:locale';

  app.post<{ Body: Static<typeof TranslationRequest> }>(
    '/dc/translate',
    {
      config: { access: { action: 'create', model: storefront } },
      bodyLimit,
      schema: {
        tags,
        summary: 'Add words to those that the storefront has translated',
        body: TranslationRequest,
        response: answers(200, Type.Object({ added: Type.Integer(), refused: Type.Array(Type.String()) })),
      },
    },
    ({ scope, body: { words, target_languages } }) => addTexts(scope, words, target_languages),
  );

  app.get<{ Params: { locale: Locale }; Querystring: Static<typeof Which> }>(
    path,
    {
      config: { access: signedIn },
      schema: {
        tags,
        summary: 'Read the words of the storefront',
        params: Path,
        querystring: Which,
        response: answers(200, WordsAnswer),
      },
    },
    ({ scope, params: { locale }, query: { in_use } }) =>
      in_use ? readTextsInUse(scope, locale) : readTexts(scope, locale),
  );

  app.get(
    '/dc/translation/frontend/places',
    {
      config: { access: signedIn },
      schema: {
        tags,
        summary: 'Read where the words of the storefront stand',
        response: answers(200, Places),
      },
    },
    ({ scope }) => placesOfTexts(scope),
  );

  app.put<{ Params: { locale: Locale }; Body: TextsByKey }>(
    path,
    {
      config: { access: { action: 'update', model: storefront } },
      bodyLimit,
      schema: {
        tags,
        summary: 'Change words of the storefront',
        params: Path,
        body: WordsBody,
        response: answers(200, WordsAnswer),
      },
    },
    async ({ scope, params: { locale }, body }) => {
      await changeTexts(scope, locale, body);
      return readTexts(scope, locale);
    },
  );
}
