import { and, eq } from 'drizzle-orm';
import type { Scope } from '../core/scope.ts';
import { estimates } from './tables.ts';

/** Returns the deposit of what the customer of a ticket approved, in cents, paid or not. */
export async function approvedDeposit(scope: Scope, ticketId: string): Promise<number> {
  const { ticket_id, state, amounts, approved_option } = estimates;
  const [approved] = await scope.select(
    estimates,
    { amounts, option: approved_option },
    { where: and(eq(ticket_id, ticketId), eq(state, 'APPROVED')) },
  );
  return approved?.amounts[approved.option ?? 0]?.deposit ?? 0;
}
