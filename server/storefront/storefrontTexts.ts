import { and, asc, eq, inArray } from 'drizzle-orm';
import type { StorefrontPlace } from '../../src/schemas/storefront/places.ts';
import { pointerTo } from '../../src/schemas/storefront/pointer.ts';
import { invalid } from '../core/problem.ts';
import type { Scope } from '../core/scope.ts';
import { visitStorefront } from './visitStorefront.ts';
import { texts } from './tables.ts';

export const locales = ['en', 'fr'] as const;
export type Locale = (typeof locales)[number];

/** Texts of the storefront in a language, by the English text; null: not translated yet. */
export type TextsByKey = Record<string, string | null>;

const folder = 'frontend';
const ofStorefront = eq(texts.folder, folder);

/** Limit of the index, in bytes: longer texts are not translated. */
const MAX_BYTES = 2500;
const isTooLong = (word: string) => Buffer.byteLength(word) > MAX_BYTES;

/** Length of the excerpt that identifies a refused text. */
const NAME_LENGTH = 80;

interface Added {
  added: number;
  /** Excerpts of the texts that are too long. */
  refused: string[];
}

/** Adds new texts, in English and as untranslated in the other languages. */
export function addTexts(scope: Scope, words: string[], targets: Locale[]): Promise<Added> {
  const all = [...new Set(words)];
  const keys = all.filter((word) => !isTooLong(word));
  const refused = all.filter(isTooLong).map((word) => Array.from(word).slice(0, NAME_LENGTH).join(''));
  const wanted = new Set<Locale>(['en', ...targets]);
  return scope.transaction(async (own) => {
    const before = await own.count(texts, and(ofStorefront, eq(texts.locale, 'en')));
    const rows = [...wanted].flatMap((locale) =>
      keys.map((key) => ({ folder, locale, key, value: locale === 'en' ? key : null }) as const),
    );
    await own.insert(texts, rows, { ignoreExisting: true });
    const after = await own.count(texts, and(ofStorefront, eq(texts.locale, 'en')));
    return { added: after - before, refused };
  });
}

export async function readTexts(scope: Scope, locale: Locale): Promise<TextsByKey> {
  const { key, locale: language, value } = texts;
  const rows = await scope.select(
    texts,
    { key, language, value },
    { where: ofStorefront, orderBy: [asc(key)] },
  );
  const own = rows.filter((row) => row.language === locale);
  return Object.fromEntries([
    ...rows.map((row) => [row.key, null] as const),
    ...own.map((row) => [row.key, row.value] as const),
  ]);
}

/**
 * Returns the texts that the configuration and the pages contain now, whether or not they were submitted for
 * translation.
 */
export async function readTextsInUse(scope: Scope, locale: Locale): Promise<TextsByKey> {
  const [known, inUse] = await Promise.all([readTexts(scope, locale), textsInUse(scope)]);
  return Object.fromEntries(
    [...inUse].map((word) => {
      const own = locale === 'en' ? word : null;
      return [word, Object.hasOwn(known, word) ? (known[word] ?? own) : own];
    }),
  );
}

const textsInUse = async (scope: Scope): Promise<Set<string>> =>
  new Set(Object.keys(await placesOfTexts(scope)));

/** Maximum number of returned places per text. */
const MAX_PLACES = 5;

/** Returns the texts that the storefront contains, each with its first places. */
export async function placesOfTexts(scope: Scope): Promise<Record<string, StorefrontPlace[]>> {
  const found = new Map<string, StorefrontPlace[]>();
  await visitStorefront(scope, (place, { translated }, word) => {
    if (!translated || typeof word !== 'string' || !word.trim() || isTooLong(word)) return;
    const places = found.get(word) ?? [];
    if (places.length < MAX_PLACES) found.set(word, [...places, place]);
  });
  return Object.fromEntries(found);
}

/** Sets translations; throws for texts that are neither stored nor contained in the storefront. */
export function changeTexts(scope: Scope, locale: Locale, words: TextsByKey): Promise<void> {
  const keys = Object.keys(words);
  return scope.transaction(async (own) => {
    const where = and(ofStorefront, inArray(texts.key, keys));
    const known = new Set((await own.select(texts, { key: texts.key }, { where })).map(({ key }) => key));
    const isSent = keys.every((key) => known.has(key));
    const inUse = isSent ? new Set<string>() : await textsInUse(own);
    const unknown = keys.filter((key) => !known.has(key) && !inUse.has(key));
    if (unknown.length > 0)
      throw invalid(unknown.map((key) => ({ path: pointerTo('', key), code: 'unknown' })));
    const rows = Object.entries(words).map(([key, value]) => ({ folder, locale, key, value }) as const);
    const overwrite = { target: [texts.folder, texts.locale, texts.key], keys: ['value'] };
    await own.insert(texts, rows, { overwrite });
  });
}
