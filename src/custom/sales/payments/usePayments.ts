import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Order } from '../../../schemas/sales/orders.ts';
import { payments, type Payment } from '../../../schemas/sales/payments.ts';

/** Loads the payments of an order, oldest first; refetched when the paid or refunded amount changes. */
export function usePayments({ id, paid, refunded }: Pick<Order, 'id' | 'paid' | 'refunded'>) {
  const dataProvider = useDataProvider();
  return useQuery({
    queryKey: [payments.name, 'of', id, paid, refunded],
    queryFn: async ({ signal }) => {
      const { data } = await dataProvider.getList<Payment>(payments.name, {
        filter: { order_id: id },
        sort: { field: 'created_date', order: 'ASC' },
        pagination: { page: 1, perPage: 100 },
        signal,
      });
      return data;
    },
    retry: false,
  });
}
