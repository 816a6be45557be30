import { useQuery, useQueryClient } from '@tanstack/react-query';
import { tickets } from '../../../schemas/tickets/tickets.ts';
import { useTicketCalls } from '../calls.ts';

/** Reads the signatures of a ticket; `reload` after one was added. */
export function useSignatures(ticketId: string) {
  const { getSignatures } = useTicketCalls();
  const queryClient = useQueryClient();
  const queryKey = [tickets.name, 'signatures', ticketId];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => getSignatures({ params: { id: ticketId }, signal }),
  });
  const reload = () => {
    void queryClient.invalidateQueries({ queryKey });
    void queryClient.invalidateQueries({ queryKey: [tickets.name, 'events'] });
  };
  return { signatures: data, error, refetch, reload };
}
