import type { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import { http } from '../../authProvider/http.ts';
import type { Answer } from '../../dataProvider/http.ts';
import { isObject } from '../../schemas/storefront/schema.ts';
import type { StoreConfig } from '../../schemas/storefront/storeConfig.ts';

/** A document with the version that its next save is based on; null: the service keeps none. */
export interface Versioned<T> {
  value: T;
  etag: string | null;
}

/** The document of an answer; one without is a failure. */
export function toVersioned<T>({ json, headers, status }: Answer<T>): Versioned<T> {
  if (!isObject(json)) throw new HttpError('messages.failed', status);
  return { value: json, etag: headers.get('etag') };
}

const attempts = 4;

const pathOf = (storeId: string) => `/dc/store/${storeId}/config`;

export const storeConfigQuery = (storeId: string) => ({
  queryKey: ['storeConfig', storeId],
  queryFn: ({ signal }: { signal?: AbortSignal }) => readStoreConfig(storeId, signal),
  staleTime: 300_000,
});

/** Reads the configuration of a store's storefront. */
export async function readStoreConfig(
  storeId: string,
  signal?: AbortSignal,
): Promise<Versioned<StoreConfig>> {
  return toVersioned(
    await http<StoreConfig>({ service: 'store', method: 'GET', path: pathOf(storeId), signal }),
  );
}

/** Stores the whole configuration; a 412 says that it was based on an older version. */
export async function writeStoreConfig(
  storeId: string,
  { value, etag }: Versioned<StoreConfig>,
): Promise<Versioned<StoreConfig>> {
  return toVersioned(
    await http<StoreConfig>({
      service: 'store',
      method: 'PUT',
      path: pathOf(storeId),
      body: value,
      headers: etag ? { 'if-match': etag } : {},
    }),
  );
}

/**
 * Changes a part of the configuration that nobody else's change can overlap with, such as one entry of its pages:
 * `change` is applied to the latest version, once more when somebody saves meanwhile.
 */
export async function changeStoreConfig(
  client: QueryClient,
  storeId: string,
  change: (config: StoreConfig) => StoreConfig,
): Promise<StoreConfig> {
  for (let attempt = 1; ; attempt++) {
    const { value, etag } = await readStoreConfig(storeId);
    try {
      const saved = await writeStoreConfig(storeId, { value: change(value), etag });
      client.setQueryData(storeConfigQuery(storeId).queryKey, saved);
      return saved.value;
    } catch (error) {
      const isStale = error instanceof HttpError && error.status === 412;
      if (!isStale || attempt === attempts) throw error;
    }
  }
}
