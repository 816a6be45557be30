import { useQuery } from '@tanstack/react-query';
import type { Ticket } from '../../../schemas/tickets/tickets.ts';
import { useTicketCalls } from '../calls.ts';

/** Reads what a ticket costs, what is paid and what is due, without reading its order. */
export function useBalance({ id, devices }: Pick<Ticket, 'id' | 'devices'>) {
  const { getTicketBalance } = useTicketCalls();
  return useQuery({
    // Of a name of its own, as payments, devices and the ticket change it.
    queryKey: ['ticketBalance', id, devices],
    queryFn: ({ signal }) => getTicketBalance({ params: { id }, signal }),
  });
}
