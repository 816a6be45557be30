import { useQuery } from '@tanstack/react-query';
import { useShippingCalls } from '../calls.ts';

/** Whom labels are bought from; the same for all who ask, for a while. */
export function useCarriers() {
  const { getCarriers } = useShippingCalls();
  return useQuery({
    queryKey: ['carriers'],
    queryFn: ({ signal }) => getCarriers(signal),
    staleTime: 300_000,
    retry: false,
  });
}
