import { fillPath, type Endpoint } from '../schemas/endpoint.ts';
import type { Model, Service } from '../schemas/model.ts';

export type BaseUrls = Partial<Record<Service, string>>;

export type Query = Record<string, string | number | boolean | readonly string[] | undefined>;

export interface RequestTarget {
  service: Service;
  path: string;
  query?: Query;
}

/** Fills in the path parameters of a model's endpoint. */
export const targetOf = (
  { service }: Pick<Model, 'service'>,
  endpoint: Endpoint,
  values: Record<string, unknown>,
  query?: Query,
): RequestTarget => ({
  service,
  path: fillPath(endpoint.path, values),
  query: { ...filled(endpoint.query, values), ...query },
});

const filled = (query: Endpoint['query'], values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(query).map(([key, value]) => [key, fillPath(value, values)]));

/** Returns the URL of a call. */
export const urlOf = (bases: BaseUrls, { service, path, query }: RequestTarget) =>
  `${bases[service] ?? ''}${path}${toSearch(query)}`;

/** Arrays repeat the parameter as `name[]`. */
function toSearch(query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || value === '') continue;
    if (Array.isArray(value)) value.forEach((one: string) => search.append(`${key}[]`, one));
    else search.append(key, String(value));
  }
  return search.size > 0 ? `?${search}` : '';
}

export const headersOf = (token?: string): Record<string, string> => ({
  accept: 'application/json',
  ...(token && { authorization: `Bearer ${token}` }),
});
