import type { FastifyRequest } from 'fastify';
import type { TObject } from 'typebox';
import { pointerTo } from '../../src/schemas/storefront/pointer.ts';
import { badRequest } from './problem.ts';

/** Parses a query string: repeated `name[]` or `name` form a list, empty values are dropped. */
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

const parametersOf = ({ routeOptions }: FastifyRequest) =>
  ((routeOptions.schema?.querystring ?? {}) as Partial<TObject>).properties ?? {};

/**
 * Rejects unknown parameters: a mistyped filter would return all records. Public calls accept them, because their
 * callers add parameters of their own.
 */
export function refuseUnknown(request: FastifyRequest, _: unknown, done: (error?: Error) => void): void {
  if (request.routeOptions.config.access === 'unauthenticated') return done();
  const known = parametersOf(request);
  const unknown = Object.keys(request.query as object).filter((name) => !Object.hasOwn(known, name));
  const errors = unknown.map((name) => ({ path: pointerTo('', name), code: 'unknown' }));
  done(errors.length > 0 ? badRequest(errors) : undefined);
}

/** Splits comma-separated lists. */
export function splitLists(request: FastifyRequest, _: unknown, done: () => void): void {
  const properties = parametersOf(request);
  const values = request.query as Record<string, string | string[] | undefined>;
  for (const [name, { type }] of Object.entries(properties as Record<string, { type?: string }>)) {
    const value = values[name];
    if (type === 'array' && value !== undefined)
      values[name] = [value].flat().flatMap((one) => one.split(','));
  }
  done();
}
