import { useQuery } from '@tanstack/react-query';
import { http } from '../../../../../authProvider/http.ts';
import { useSession } from '../../../../../authProvider/session.ts';
import type { Category } from '../../../../../schemas/catalog/categories.ts';

/** The store's categories for section 2 of the home page (specification 2 §7). */
export function useCategories() {
  const { store } = useSession();
  return useQuery({
    queryKey: ['storefront', 'categories', store.id],
    queryFn: async ({ signal }) => {
      const { json } = await http<{ data: Category[] }>({
        service: 'product',
        method: 'GET',
        path: `/dc/store/${store.id}/categories`,
        query: { include_voided: false, include_children: false, per_page: 1000 },
        signal,
      });
      return json.data;
    },
    staleTime: 60_000,
    retry: false,
  });
}
