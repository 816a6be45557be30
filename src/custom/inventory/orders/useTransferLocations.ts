import { useQuery } from '@tanstack/react-query';
import { useOrderCalls, type TransferLocation } from './calls.ts';

const none: TransferLocation[] = [];

/** Every open location of the store: a transfer may go to one that the person does not see otherwise. */
export function useTransferLocations(): TransferLocation[] {
  const { getTransferLocations } = useOrderCalls();
  const { data = none } = useQuery({
    queryKey: ['transfers', 'ends'],
    queryFn: ({ signal }) => getTransferLocations(signal),
    staleTime: 60_000,
  });
  return data;
}
