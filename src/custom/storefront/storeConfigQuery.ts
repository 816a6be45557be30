import type { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSession } from '../../authProvider/session.ts';
import { retryOnStale } from '../../dataProvider/stale.ts';
import { documents } from '../../schemas/storefront/documents.ts';
import type { StoreConfig } from '../../schemas/storefront/storeConfig.ts';
import {
  documentAddresses,
  useStorefrontCalls,
  type DocumentAddress,
  type StorefrontCalls,
} from './calls.ts';
import type { Source } from './documentEditor/saveChanges.ts';

/** The query of a store's storefront configuration. */
export const storeConfigQuery = (calls: StorefrontCalls, storeId: string) => ({
  queryKey: ['storeConfig', storeId],
  queryFn: ({ signal }: { signal?: AbortSignal }) => calls.getStoreConfig(signal),
  staleTime: 300_000,
});

export function useStoreConfigQuery() {
  return storeConfigQuery(useStorefrontCalls(), useSession().store.id);
}

/** Returns the name of the user who saved a document last. */
export const authorOf = async ({ getRevisions }: StorefrontCalls, address: DocumentAddress) =>
  (await getRevisions(address, { page: 1, per_page: 1 })).revisions[0]?.saved_by?.name;

/** The configuration as an editable document. */
export function useStoreConfigSource(): Source<StoreConfig> {
  const calls = useStorefrontCalls();
  const { id } = useSession().store;
  return useMemo(
    () => ({
      schema: documents.storeConfig.schema,
      queryKey: storeConfigQuery(calls, id).queryKey,
      read: calls.getStoreConfig,
      write: calls.updateStoreConfig,
      readAuthor: () => authorOf(calls, documentAddresses.config),
    }),
    [calls, id],
  );
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
