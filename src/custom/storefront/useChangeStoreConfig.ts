import { useQueryClient } from '@tanstack/react-query';
import { useSession } from '../../authProvider/session.ts';
import type { StoreConfig } from '../../schemas/storefront/storeConfig.ts';
import { useStorefrontCalls } from './calls.ts';
import { changeStoreConfig } from './storeConfigQuery.ts';

/** Returns a function that changes one entry of the store's configuration, without overwriting concurrent changes. */
export function useChangeStoreConfig() {
  const calls = useStorefrontCalls();
  const client = useQueryClient();
  const storeId = useSession().store.id;
  return (change: (config: StoreConfig) => StoreConfig) =>
    changeStoreConfig({ calls, client, storeId }, change);
}
