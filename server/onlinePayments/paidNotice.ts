import { eq } from 'drizzle-orm';
import type { Scope } from '../core/scope.ts';
import type { Notify } from '../notifications/index.ts';
import { deviceNames, ticketNotice, tickets } from '../tickets/index.ts';

/**
 * Tells the staff of the ticket's location, who take payments, that its customer has paid online, and how many cents
 * more than was due.
 */
export async function tellPaid(
  scope: Scope,
  notify: Notify,
  { ticketId, excess }: { ticketId: string; excess: number },
): Promise<void> {
  const { number, location_id } = tickets;
  const [ticket] = await scope.select(tickets, { number, location_id }, { where: eq(tickets.id, ticketId) });
  if (!ticket) return;
  await notify(scope, {
    locationId: ticket.location_id,
    rights: ['EDIT_ORDER'],
    ...ticketNotice(excess > 0 ? 'overpaid' : 'paid', {
      id: ticketId,
      number: ticket.number,
      names: await deviceNames(scope, ticketId),
      date: new Date(),
      timezone: scope.store.timezone,
      ...(excess > 0 && { amount: excess }),
    }),
  });
}
