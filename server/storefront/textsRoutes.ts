import type { FastifyInstance } from 'fastify';
import { storefrontCalls } from '../../src/schemas/storefront/calls.ts';
import { serve } from '../core/routes/serve.ts';
import { addTexts, changeTexts, placesOfTexts, readTexts, readTextsInUse } from './storefrontTexts.ts';

/** Texts of the storefront and their translations (contract 2 §7). */
export async function storefrontTexts(app: FastifyInstance) {
  serve(app, storefrontCalls.addTexts, ({ scope, body: { words, target_languages } }) =>
    addTexts(scope, words, target_languages),
  );

  serve(app, storefrontCalls.getTexts, ({ scope, params: { locale }, query: { in_use } }) =>
    in_use ? readTextsInUse(scope, locale) : readTexts(scope, locale),
  );

  serve(app, storefrontCalls.getTextPlaces, ({ scope }) => placesOfTexts(scope));

  serve(app, storefrontCalls.updateTexts, async ({ scope, params: { locale }, body }) => {
    await changeTexts(scope, locale, body);
    return readTexts(scope, locale);
  });
}
