import type { Action } from './can.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';

const words = ['multipart', 'whole', 'several', 'nested', 'unauthenticated'] as const;
type Word = (typeof words)[number];

/** One call: `METHOD /path?fixed=query [multipart] [whole] [several] [nested] [unauthenticated]`. */
export type EndpointLine = `${Method} /${string}`;

/**
 * What a model has calls for: each action, `batch`, which changes many records at once, and `search`, what is asked by
 * whoever picks one, where that is not the list.
 */
type Purpose = Action | 'batch' | 'search';

/** The calls of each: one line, or several of which the multipart one is used when a file goes along. */
export type Endpoints = Partial<Record<Purpose, EndpointLine | EndpointLine[]>>;

export interface Endpoint {
  method: Method;
  path: string;
  /** Query parameters that always go along. */
  query: Record<string, string>;
  multipart: boolean;
  /** The whole record goes along and comes back, not only what may be written. */
  whole: boolean;
  /** Its body and its answer are lists of records, of which the admin sends one. */
  several: boolean;
  /** The usual answer stands in the `data` of another. */
  nested: boolean;
  authenticated: boolean;
}

/** Reads one endpoint line, e.g. 'PUT /dc/store/:storeId/brands/with_file multipart'; throws at a word that is none. */
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

/** All lines that a model declares for an action. */
export function endpointsOf(model: { endpoints?: Endpoints }, action: Purpose): Endpoint[] {
  return [model.endpoints?.[action] ?? []].flat().map(parseEndpoint);
}

/** Does a line of an action say this word? */
export const hasKeyword = (model: { endpoints?: Endpoints }, action: Action, word: 'several' | 'nested') =>
  endpointsOf(model, action).some((endpoint) => endpoint[word]);

/** Does the path of an action name the record, instead of its body? */
export const hasIdInPath = (model: { endpoints?: Endpoints }, action: Action) =>
  endpointsOf(model, action).some(({ path }) => path.includes('/:id'));

/** Fills :name parts of a path, or of a value of its query; a missing value is a programming error. */
export function fillPath(path: string, values: Record<string, unknown>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name];
    if (typeof value !== 'string' && typeof value !== 'number')
      throw new Error(`No value for :${name} in ${path}`);
    return encodeURIComponent(value);
  });
}
