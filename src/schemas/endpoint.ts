import type { Action } from './can.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD';

const words = ['multipart', 'whole', 'several', 'nested', 'unauthenticated'] as const;
type Word = (typeof words)[number];

/** One endpoint: `METHOD /path?fixed=query [multipart] [whole] [several] [nested] [unauthenticated]`. */
export type EndpointLine = `${Method} /${string}`;

/** The actions, `batch` (bulk edits) and `search` (used by pickers instead of the list). */
type Purpose = Action | 'batch' | 'search';

/** Endpoints by purpose; with several lines, the multipart one is used for requests with a file. */
export type Endpoints = Partial<Record<Purpose, EndpointLine | EndpointLine[]>>;

export interface Endpoint {
  method: Method;
  path: string;
  /** Query parameters of every request. */
  query: Record<string, string>;
  multipart: boolean;
  /** Requests and responses contain the whole record, not only its writable properties. */
  whole: boolean;
  /** Request and response bodies are arrays; the admin sends one record. */
  several: boolean;
  /** The response body is wrapped in a `data` property. */
  nested: boolean;
  authenticated: boolean;
}

/**
 * Parses an endpoint line, such as 'PUT /dc/store/:storeId/brands/with_file multipart'; throws on an unknown keyword.
 */
export function parseEndpoint(line: EndpointLine): Endpoint {
  const [method, address, ...said] = line.split(' ') as [Method, string, ...Word[]];
  const [path = '', query] = address.split('?');
  const unknown = said.find((word) => !words.includes(word));
  if (unknown !== undefined) throw new Error(`The endpoint ${line} says ${unknown || 'a second space'}`);
  const has = (word: Word) => said.includes(word);
  return {
    method,
    path,
    query: Object.fromEntries(new URLSearchParams(query)),
    multipart: has('multipart'),
    whole: has('whole'),
    several: has('several'),
    nested: has('nested'),
    authenticated: !has('unauthenticated'),
  };
}

/** Returns the parsed endpoints of an action. */
export function endpointsOf(model: { endpoints?: Endpoints }, action: Purpose): Endpoint[] {
  return [model.endpoints?.[action] ?? []].flat().map(parseEndpoint);
}

/** Whether an endpoint of an action has this keyword. */
export const hasKeyword = (model: { endpoints?: Endpoints }, action: Action, word: 'several' | 'nested') =>
  endpointsOf(model, action).some((endpoint) => endpoint[word]);

/** Whether the path identifies the record; otherwise the body does. */
export const hasIdInPath = (model: { endpoints?: Endpoints }, action: Action) =>
  endpointsOf(model, action).some(({ path }) => path.includes('/:id'));

/** Replaces :name parameters of a path or query value; throws if a value is missing. */
export function fillPath(path: string, values: Record<string, unknown>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name];
    if (typeof value !== 'string' && typeof value !== 'number')
      throw new Error(`No value for :${name} in ${path}`);
    return encodeURIComponent(value);
  });
}
