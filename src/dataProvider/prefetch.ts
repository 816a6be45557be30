import { hashKey } from '@tanstack/react-query';
import type { DataProvider, GetOneParams } from 'react-admin';

/** How long a prefetched response is kept, in milliseconds. */
const maxAge = 1000;

interface Prefetch {
  answer: Promise<unknown>;
  controller: AbortController;
}

export type PrefetchProvider = DataProvider & {
  /** Prefetches a record; the next getOne with the same parameters takes the response. */
  prefetchOne: (resource: string, params: GetOneParams) => Promise<unknown>;
};

type Params = GetOneParams & { signal?: AbortSignal };

/** Adds prefetching of single records to a data provider. */
export function withPrefetch(provider: DataProvider): PrefetchProvider {
  const reads = new Map<string, Prefetch>();
  const getOne = (resource: string, params: Params) => {
    const key = keyOf(resource, params);
    const prefetch = reads.get(key);
    if (!prefetch) return provider.getOne(resource, params);
    reads.delete(key);
    // The consumer can still abort the request.
    params.signal?.addEventListener('abort', () => prefetch.controller.abort());
    return prefetch.answer;
  };
  const prefetchOne = (resource: string, params: Params) => {
    const key = keyOf(resource, params);
    const prefetch = reads.get(key) ?? start(resource, params);
    reads.set(key, prefetch);
    setTimeout(() => reads.get(key) === prefetch && reads.delete(key), maxAge);
    return prefetch.answer;
  };
  const start = (resource: string, params: Params): Prefetch => {
    const controller = new AbortController();
    return { answer: provider.getOne(resource, { ...params, signal: controller.signal }), controller };
  };
  return { ...provider, getOne, prefetchOne } as PrefetchProvider;
}

const keyOf = (resource: string, params: Params) =>
  hashKey([resource, { ...params, signal: undefined, meta: undefined }]);
