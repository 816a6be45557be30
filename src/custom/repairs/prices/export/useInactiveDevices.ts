import { useQuery } from '@tanstack/react-query';
import { http } from '../../../../authProvider/http.ts';
import { useSession } from '../../../../authProvider/session.ts';
import type { ListAnswer } from '../../../../dataProvider/fetchPages.ts';
import { products } from '../../../../schemas/catalog/products.ts';

/** How many devices are inactive. */
export function useInactiveDevices() {
  const { store_id: storeId } = useSession().who;
  return useQuery({
    queryKey: [products.name, 'inactive', storeId],
    queryFn: async ({ signal }) => {
      const count = async (include_voided: boolean) => {
        const query = { include_voided, per_page: 1 };
        const path = `/dc/store/${storeId}/products`;
        const call = { service: 'product', method: 'GET', path, query, signal } as const;
        const { json } = await http<ListAnswer<unknown>>(call);
        return json.metadata?.total ?? 0;
      };
      const [all, active] = await Promise.all([count(true), count(false)]);
      return all - active;
    },
    retry: false,
  });
}
