import { useQuery } from '@tanstack/react-query';
import { useStoreConfigQuery } from '../storefront/index.ts';
import type { StoreConfig } from '../../schemas/storefront/storeConfig.ts';

/** The configuration of the store's storefront, once it is there. */
export function useStoreConfig(): StoreConfig | undefined {
  const { data } = useQuery(useStoreConfigQuery());
  return data?.value;
}
