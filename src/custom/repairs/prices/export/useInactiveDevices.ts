import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useSession } from '../../../../authProvider/session.ts';
import { products } from '../../../../schemas/catalog/products.ts';

/** Returns the number of inactive devices. */
export function useInactiveDevices() {
  const { store_id: storeId } = useSession().who;
  const dataProvider = useDataProvider();
  return useQuery({
    queryKey: [products.name, 'inactive', storeId],
    queryFn: async ({ signal }) => {
      const count = async (include_voided: boolean) => {
        const one = { page: 1, perPage: 1 };
        const query = { pagination: one, sort: products.defaultSort, filter: { include_voided }, signal };
        return (await dataProvider.getList(products.name, query)).total ?? 0;
      };
      const [all, active] = await Promise.all([count(true), count(false)]);
      return all - active;
    },
    retry: false,
  });
}
