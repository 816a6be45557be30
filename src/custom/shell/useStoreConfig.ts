import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../authProvider/session.ts';
import { storeConfigQuery } from '../storefront/storeConfig.ts';
import type { StoreConfig } from '../../schemas/storefront/storeConfig.ts';

/** The configuration of the store's storefront, once it is there. */
export function useStoreConfig(): StoreConfig | undefined {
  const { id } = useSession().store;
  const { data } = useQuery(storeConfigQuery(id));
  return data?.value;
}
