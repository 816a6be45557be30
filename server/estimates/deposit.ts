import { and, eq } from 'drizzle-orm';
import type { Scope } from '../core/scope.ts';
import { ticketBalance } from '../tickets/index.ts';
import { estimates } from './tables.ts';

/** Returns what is still to be paid in advance for a ticket, in cents: the deposit of what its customer approved. */
export async function askedDeposit(scope: Scope, ticketId: string): Promise<number> {
  const { ticket_id, state, amounts, approved_option } = estimates;
  const [approved] = await scope.select(
    estimates,
    { amounts, option: approved_option },
    { where: and(eq(ticket_id, ticketId), eq(state, 'APPROVED')) },
  );
  const deposit = approved?.amounts[approved.option ?? 0]?.deposit ?? 0;
  if (deposit === 0) return 0;
  const { paid, due } = await ticketBalance(scope, ticketId);
  return Math.max(0, Math.min(deposit - paid, due));
}
