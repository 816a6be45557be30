import type { FastifyRequest } from 'fastify';
import type { TObject } from 'typebox';

/** Reads the query of an address: several values repeat as `name[]` or `name`; an empty one counts as none. */
export function parseQuery(text: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null) as Record<string, string | string[]>;
  for (const [key, value] of new URLSearchParams(text)) {
    if (value === '') continue;
    const name = key.replace(/\[\]$/, '');
    const before = query[name];
    query[name] = name === key && before === undefined ? value : [before ?? [], value].flat();
  }
  return query;
}

/** The values of a list may also stand behind commas. */
export function splitLists({ query, routeOptions }: FastifyRequest, _: unknown, done: () => void): void {
  const { properties = {} } = (routeOptions.schema?.querystring ?? {}) as Partial<TObject>;
  const values = query as Record<string, string | string[] | undefined>;
  for (const [name, { type }] of Object.entries(properties as Record<string, { type?: string }>)) {
    const value = values[name];
    if (type === 'array' && value !== undefined)
      values[name] = [value].flat().flatMap((one) => one.split(','));
  }
  done();
}
