import { useQuery } from '@tanstack/react-query';
import { useStoreConfigQuery } from '../storefront/index.ts';
import type { StoreConfig } from '../../schemas/storefront/storeConfig.ts';

/** Returns the storefront's configuration once it is loaded. */
export function useStoreConfig(): StoreConfig | undefined {
  const { data } = useQuery(useStoreConfigQuery());
  return data?.value;
}
