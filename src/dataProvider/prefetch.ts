import { hashKey } from '@tanstack/react-query';
import type { DataProvider, GetOneParams } from 'react-admin';

/** Milliseconds that an answer waits to be taken. */
const patience = 1000;

interface Prefetch {
  answer: Promise<unknown>;
  controller: AbortController;
}

export type PrefetchProvider = DataProvider & {
  /** Asks for a record that is about to be shown: the next read of the same takes the answer. */
  prefetchOne: (resource: string, params: GetOneParams) => Promise<unknown>;
};

type Params = GetOneParams & { signal?: AbortSignal };

/** A provider that can be asked for a record before the screen that shows it is there. */
export function withPrefetch(provider: DataProvider): PrefetchProvider {
  const reads = new Map<string, Prefetch>();
  const getOne = (resource: string, params: Params) => {
    const key = keyOf(resource, params);
    const ahead = reads.get(key);
    if (!ahead) return provider.getOne(resource, params);
    reads.delete(key);
    // Whoever takes it may give it up.
    params.signal?.addEventListener('abort', () => ahead.controller.abort());
    return ahead.answer;
  };
  const prefetchOne = (resource: string, params: Params) => {
    const key = keyOf(resource, params);
    const ahead = reads.get(key) ?? start(resource, params);
    reads.set(key, ahead);
    setTimeout(() => reads.get(key) === ahead && reads.delete(key), patience);
    return ahead.answer;
  };
  const start = (resource: string, params: Params): Prefetch => {
    const controller = new AbortController();
    return { answer: provider.getOne(resource, { ...params, signal: controller.signal }), controller };
  };
  return { ...provider, getOne, prefetchOne } as PrefetchProvider;
}

const keyOf = (resource: string, params: Params) =>
  hashKey([resource, { ...params, signal: undefined, meta: undefined }]);
