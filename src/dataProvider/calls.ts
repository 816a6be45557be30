import { fillPath, parseEndpoint, type EndpointLine } from '../schemas/endpoint.ts';
import type { Service } from '../schemas/model.ts';
import type { SessionIds } from './endpointsProvider.ts';
import type { Query } from './url.ts';
import type { HttpResponse, Http } from './http.ts';

export interface CallOptions {
  /** Parts of the path beyond those of the session (:storeId, :staffId, :locale). */
  params?: Record<string, string | number>;
  query?: Query;
  /** Sent as JSON, a FormData as it is. */
  body?: unknown;
  /** The version that a write is based on. */
  etag?: string | null;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** What is answered is a file: `json` is its Blob. */
  isFile?: boolean;
}

/** Calls a service by an endpoint line, such as 'GET /dc/store/:storeId/role' (schemas/endpoint.ts). */
export type Call = <T = unknown>(
  service: Service,
  line: EndpointLine,
  options?: CallOptions,
) => Promise<HttpResponse<T>>;

/**
 * The calls of a domain that are no react-admin call on a model: methods that the data provider has beside its own.
 * Only a domain's calls.ts names addresses.
 */
export type DomainCalls = (call: Call) => Record<string, (...parameters: never[]) => Promise<unknown>>;

export const createCall =
  (http: Http, session: () => SessionIds): Call =>
  (service, line, { params, etag, headers, query, ...rest } = {}) => {
    const endpoint = parseEndpoint(line);
    return http({
      service,
      method: endpoint.method,
      path: fillPath(endpoint.path, { ...session(), ...params }),
      query: { ...endpoint.query, ...query },
      headers: { ...headers, ...(etag && { 'if-match': etag }) },
      authenticated: endpoint.authenticated,
      ...rest,
    });
  };
