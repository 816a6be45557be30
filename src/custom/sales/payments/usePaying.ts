import { useQuery } from '@tanstack/react-query';
import { orders } from '../../../schemas/sales/orders.ts';
import { useSalesCalls } from '../calls.ts';

/** Loads the current payment and refund options of an order. */
export function usePaying(id: string) {
  const { getPaying } = useSalesCalls();
  return useQuery({
    queryKey: [orders.name, 'paying', id],
    queryFn: ({ signal }) => getPaying({ params: { id }, signal }),
    retry: false,
    gcTime: 0,
  });
}
