import { useQuery } from '@tanstack/react-query';
import { orders } from '../../../schemas/sales/orders.ts';
import { usePaymentCalls } from './calls.ts';

/** Loads the current payment and refund options of an order. */
export function usePaying(id: string) {
  const { getPaying } = usePaymentCalls();
  return useQuery({
    queryKey: [orders.name, 'paying', id],
    queryFn: ({ signal }) => getPaying(id, signal),
    retry: false,
    gcTime: 0,
  });
}
