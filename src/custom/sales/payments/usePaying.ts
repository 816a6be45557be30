import { useQuery } from '@tanstack/react-query';
import { orders } from '../../../schemas/sales/orders.ts';
import { useSalesCalls } from '../calls.ts';

interface NewPaying {
  location_id: number;
  customer_id?: string | undefined;
}

/** Loads what can pay for an order that is about to be made. */
export function useNewPaying(query: NewPaying) {
  const { getNewPaying } = useSalesCalls();
  return useQuery({
    queryKey: [orders.name, 'paying', query],
    queryFn: ({ signal }) => getNewPaying({ query, signal }),
    retry: false,
    gcTime: 0,
  });
}

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
