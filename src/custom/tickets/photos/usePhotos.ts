import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ticketDevices } from '../../../schemas/tickets/ticketDevices.ts';
import { tickets } from '../../../schemas/tickets/tickets.ts';
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
  const reload = async () => {
    void queryClient.invalidateQueries({ queryKey: [tickets.name, 'events'] });
    await queryClient.invalidateQueries({ queryKey });
  };
  return { ...query, reload };
}
