import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ticketDevices } from '../../../schemas/tickets/ticketDevices.ts';
import { usePhotoCalls } from './calls.ts';

/** The photos of a device on a ticket; live updates of devices reload them. */
export function usePhotos(deviceId: string) {
  const { getTicketPhotos } = usePhotoCalls();
  const queryClient = useQueryClient();
  const queryKey = [ticketDevices.name, 'photos', deviceId];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => getTicketPhotos({ params: { id: deviceId }, signal }),
  });
  return { ...query, reload: () => queryClient.invalidateQueries({ queryKey }) };
}
