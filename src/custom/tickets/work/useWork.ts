import { useQuery } from '@tanstack/react-query';
import { usePageRecord } from '../../../kit/detailPage/usePageRecord.ts';
import { ticketDevices } from '../../../schemas/tickets/ticketDevices.ts';
import { useTicketCalls } from '../calls.ts';

/** The notes, times and parts of the device on the page; live, as the device is. */
export function useWork() {
  const { id, _etag } = usePageRecord(ticketDevices);
  const { getBenchWork } = useTicketCalls();
  return useQuery({
    queryKey: [ticketDevices.name, 'work', id, _etag],
    queryFn: ({ signal }) => getBenchWork({ params: { id }, signal }),
    placeholderData: (before) => before,
  });
}
