import type { QueryClient } from '@tanstack/react-query';
import { useSession } from '../../authProvider/session.ts';
import { retryOnStale } from '../../dataProvider/stale.ts';
import type { StoreConfig } from '../../schemas/storefront/storeConfig.ts';
import { useStorefrontCalls, type StorefrontCalls } from './calls.ts';

/** The query of a store's storefront configuration. */
export const storeConfigQuery = (calls: StorefrontCalls, storeId: string) => ({
  queryKey: ['storeConfig', storeId],
  queryFn: ({ signal }: { signal?: AbortSignal }) => calls.getStoreConfig(signal),
  staleTime: 300_000,
});

export function useStoreConfigQuery() {
  return storeConfigQuery(useStorefrontCalls(), useSession().store.id);
}

export interface StoreConfigChange {
  calls: StorefrontCalls;
  client: QueryClient;
  storeId: string;
}

/**
 * Changes a part of the configuration that cannot conflict with other changes, such as one entry of its pages. `change`
 * is applied to the latest version.
 */
export async function changeStoreConfig(
  { calls, client, storeId }: StoreConfigChange,
  change: (config: StoreConfig) => StoreConfig,
): Promise<StoreConfig> {
  const saved = await retryOnStale(
    () => calls.getStoreConfig(),
    ({ value, etag }) => calls.updateStoreConfig({ value: change(value), etag }),
  );
  client.setQueryData(storeConfigQuery(calls, storeId).queryKey, saved);
  return saved.value;
}
