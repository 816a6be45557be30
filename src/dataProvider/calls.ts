import { fillPath, parseEndpoint, type EndpointLine } from '../schemas/endpoint.ts';
import type { Service } from '../schemas/model.ts';
import type { SessionIds } from './endpointsProvider.ts';
import type { Query } from './url.ts';
import type { HttpResponse, Http } from './http.ts';

export interface CallOptions {
  /** Path parameters besides those of the session (:storeId, :staffId, :locale). */
  params?: Record<string, string | number>;
  query?: Query;
  /** Sent as JSON; FormData is sent unchanged. */
  body?: unknown;
  /** The version a write is based on. */
  etag?: string | null;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** The response is a file: `json` holds its Blob. */
  isFile?: boolean;
}

/** Calls a service by an endpoint line, such as 'GET /dc/store/:storeId/role' (schemas/endpoint.ts). */
export type Call = <T = unknown>(
  service: Service,
  line: EndpointLine,
  options?: CallOptions,
) => Promise<HttpResponse<T>>;

/**
 * A domain's calls that are not CRUD on a model: custom methods of the data provider. Paths appear only in a domain's
 * calls.ts.
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
