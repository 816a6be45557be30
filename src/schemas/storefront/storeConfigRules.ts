import type { ValidationError } from '../validate.ts';
import { valueAt } from './pointer.ts';
import { isObject } from './schema.ts';

type Entry = Record<string, unknown>;

/** What a page's slug cannot be: the address of a new page says it (contract 2 §2.7). */
const reserved = 'null';

const lower = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value);

const pageName = ({ type, slug }: Entry) => slug && JSON.stringify([lower(type), lower(slug)]);

/** Whether a page of this type and slug is in the configuration, however they are written. */
export const hasPage = (config: unknown, page: { type: string; slug: string }): boolean =>
  entriesOf(config, 'pages').some((entry) => pageName(entry) === pageName(page));

/** What is wrong with a store's configuration beyond its schema. */
export const storeConfigErrors = (config: unknown): ValidationError[] => [
  ...repeated(config, 'locations', 'slug', ({ slug }) => lower(slug)),
  ...repeated(config, 'locations', 'id', ({ id }) => id),
  ...repeated(config, 'pages', 'slug', pageName),
  ...entriesOf(config, 'pages').flatMap(({ slug }, index) =>
    lower(slug) === reserved ? [{ path: `/pages/${index}/slug`, code: 'reserved' }] : [],
  ),
];

/** The later ones of the entries of a list that have the same name. */
function repeated(config: unknown, list: string, key: string, nameOf: (entry: Entry) => unknown) {
  const seen = new Set<unknown>();
  return entriesOf(config, list).flatMap((entry, index): ValidationError[] => {
    const name = nameOf(entry);
    if (name === undefined || !seen.has(name)) {
      seen.add(name);
      return [];
    }
    return [{ path: `/${list}/${index}/${key}`, code: 'unique' }];
  });
}

function entriesOf(config: unknown, list: string): Entry[] {
  const entries = valueAt(config, `/${list}`);
  return Array.isArray(entries) ? entries.map((entry) => (isObject(entry) ? entry : {})) : [];
}
