import type { ValidationError } from '../validate.ts';
import { valueAt } from './pointer.ts';
import { isObject } from './schema.ts';

type Entry = Record<string, unknown>;

/** A reserved slug: the path of a new page contains it (contract 2 §2.7). */
const reserved = 'null';

const lower = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value);

const pageName = ({ type, slug }: Entry) => slug && JSON.stringify([lower(type), lower(slug)]);

/** Whether a page with this type and slug exists, ignoring case. */
export const hasPage = (config: unknown, page: { type: string; slug: string }): boolean =>
  entriesOf(config, 'pages').some((entry) => pageName(entry) === pageName(page));

/** Validates a store configuration beyond its schema. */
export const storeConfigErrors = (config: unknown): ValidationError[] => [
  ...repeated(config, 'locations', 'slug', ({ slug }) => lower(slug)),
  ...repeated(config, 'locations', 'id', ({ id }) => id),
  ...repeated(config, 'pages', 'slug', pageName),
  ...entriesOf(config, 'pages').flatMap(({ slug }, index) =>
    lower(slug) === reserved ? [{ path: `/pages/${index}/slug`, code: 'reserved' }] : [],
  ),
];

/** Errors for entries whose name repeats an earlier one. */
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
