import { useQuery } from '@tanstack/react-query';
import { useOrderCalls, type TransferLocation } from './calls.ts';

const none: TransferLocation[] = [];

/** All open locations of the store, including those that the staff member may not see otherwise. */
export function useTransferLocations(): TransferLocation[] {
  const { getTransferLocations } = useOrderCalls();
  const { data = none } = useQuery({
    queryKey: ['transfers', 'ends'],
    queryFn: ({ signal }) => getTransferLocations(signal),
    staleTime: 60_000,
  });
  return data;
}
