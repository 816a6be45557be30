import type { Model } from './model.ts';
import type { Action } from './can.ts';

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';
  path: string;
  /** Query parameters that always go along. */
  query: Record<string, string>;
  multipart: boolean;
  /** The whole record goes along and comes back, not only what may be written. */
  whole: boolean;
  authenticated: boolean;
}

/** Reads one endpoint line, e.g. 'PUT /dc/store/:storeId/brands/with_file multipart'. */
export function parseEndpoint(line: string): Endpoint {
  const [method, address, ...words] = line.split(/\s+/);
  const [path, query] = (address ?? '').split('?');
  return {
    method: method as Endpoint['method'],
    path: path ?? '',
    query: Object.fromEntries(new URLSearchParams(query)),
    multipart: words.includes('multipart'),
    whole: words.includes('whole'),
    authenticated: !words.includes('unauthenticated'),
  };
}

/** All lines that a model declares for an action. */
export function endpointsOf(model: Model, action: Action): Endpoint[] {
  return [model.endpoints?.[action] ?? []].flat().map(parseEndpoint);
}

/** Does the path of an action name the record, instead of its body? */
export const isNamedByPath = (model: Model, action: Action) =>
  endpointsOf(model, action).some(({ path }) => path.includes('/:id'));

/** Fills :name parts of a path; a missing value is a programming error. */
export function fillPath(path: string, values: Record<string, unknown>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name];
    if (typeof value !== 'string' && typeof value !== 'number')
      throw new Error(`No value for :${name} in ${path}`);
    return encodeURIComponent(value);
  });
}
