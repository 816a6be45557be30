import type { DataProvider, fetchUtils, RaRecord } from 'react-admin';
import { fillPath } from '../schemas/endpoint.ts';
import { writableKeys, type Model } from '../schemas/model.ts';
import { restRoot } from '../schemas/restPath.ts';
import type { SessionIds, VersionedRecord } from './endpointsProvider.ts';
import type { HttpRequest, Http } from './http.ts';

interface RestOptions {
  method?: string;
  body?: string;
  headers?: Headers;
  signal?: AbortSignal;
}

/** Data provider for models without declared endpoints, using ra-data-simple-rest. */
export function restProvider(model: Model, http: Http, session: () => SessionIds): DataProvider {
  const rest = async (etag?: string): Promise<DataProvider> => {
    const { default: simpleRestProvider } = await import('ra-data-simple-rest');
    const client = async (path: string, { method = 'GET', body, headers, signal }: RestOptions = {}) => {
      const answer = await http<RaRecord>({
        service: model.service,
        method: method as HttpRequest['method'],
        path,
        body: body === undefined ? undefined : JSON.parse(body),
        headers: { ...Object.fromEntries(headers ?? []), ...(etag && { 'if-match': etag }) },
        signal,
      });
      const version = answer.headers.get('etag');
      const json =
        version && answer.json && !Array.isArray(answer.json)
          ? { ...answer.json, _etag: version }
          : answer.json;
      return { ...answer, json, body: '' };
    };
    return simpleRestProvider(fillPath(restRoot, { ...session() }), client as typeof fetchUtils.fetchJson);
  };
  const writable = (data: object) => {
    const keys = new Set(writableKeys(model));
    return Object.fromEntries(Object.entries(data).filter(([key]) => keys.has(key)));
  };
  const creatable = ({ id, ...data }: { id?: unknown }) => ({
    ...writable(data),
    ...(model.bringsId && id !== undefined && { id }),
  });

  const provider: Partial<DataProvider> = {
    create: async (resource, params) =>
      (await rest()).create(resource, { ...params, data: creatable(params.data) }),
    update: async (resource, params) =>
      (await rest((params.previousData as VersionedRecord | undefined)?._etag)).update(resource, {
        ...params,
        data: writable(params.data),
      }),
  };
  return new Proxy(provider as DataProvider, {
    get: (own, method: string) =>
      own[method] ?? (async (resource: string, params: never) => (await rest())[method](resource, params)),
  });
}
