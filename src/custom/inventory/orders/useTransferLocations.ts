import { useQuery } from '@tanstack/react-query';
import type { PartOf } from '../../../schemas/call.ts';
import type { inventoryCalls } from '../../../schemas/inventory/calls.ts';
import { useInventoryCalls } from '../calls.ts';

type TransferLocations = PartOf<typeof inventoryCalls.getTransferLocations, 'answer'>;

const none: TransferLocations = [];

/** All open locations of the store, including those that the staff member may not see otherwise. */
export function useTransferLocations(): TransferLocations {
  const { getTransferLocations } = useInventoryCalls();
  const { data = none } = useQuery({
    queryKey: ['transfers', 'ends'],
    queryFn: ({ signal }) => getTransferLocations({ signal }),
    staleTime: 60_000,
  });
  return data;
}
