import { useQuery } from '@tanstack/react-query';
import { http } from '../../authProvider/http.ts';
import { useSession } from '../../authProvider/session.ts';

/** What the shell reads of the storefront's configuration. */
interface StoreConfig {
  navItemsData?: { text: string; href: string }[];
}

/** The configuration of the store's storefront, once it is there. */
export function useStoreConfig(): StoreConfig | undefined {
  const { id } = useSession().store;
  const { data } = useQuery({
    queryKey: ['storeConfig', id],
    queryFn: async ({ signal }) => {
      const path = `/dc/store/${id}/config`;
      return (await http<StoreConfig>({ service: 'store', method: 'GET', path, signal })).json;
    },
    staleTime: 300_000,
  });
  return data;
}
