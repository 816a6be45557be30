import { and, eq } from 'drizzle-orm';
import { isOpenAttempt, type AttemptState } from '../../src/schemas/onlinePayments/states.ts';
import { isUuid } from '../core/ids.ts';
import type { Scope } from '../core/scope.ts';
import { askProvider, readAttempt } from './askProvider.ts';
import { PaymentError } from './providers/paymentProvider.ts';
import type { PaymentServices } from './settings.ts';
import { paymentAttempts } from './tables.ts';

export interface PayResult {
  state: AttemptState;
  amount: number;
}

/** Returns the attempt of a ticket whose money is on its way. One whose beginning was not confirmed is tried again. */
export async function undecided(scope: Scope, ticketId: string): Promise<PayResult | undefined> {
  const { amount, state, ticket_id } = paymentAttempts;
  const isWaiting = and(eq(ticket_id, ticketId), eq(state, 'PENDING'));
  const [found] = await scope.select(paymentAttempts, { state, amount }, { where: isWaiting });
  return found;
}

/**
 * Returns what became of the attempt that a customer returns from; the provider is asked about one that is not decided.
 * If it does not answer, that is unknown.
 */
export async function payResult(
  services: PaymentServices,
  scope: Scope,
  ticketId: string,
  attemptId: string | undefined,
): Promise<PayResult | undefined> {
  if (!isUuid(attemptId)) return undefined;
  const { id, ticket_id } = paymentAttempts;
  const isOf = and(eq(id, attemptId), eq(ticket_id, ticketId));
  const attempt = (await scope.count(paymentAttempts, isOf)) > 0 && (await readAttempt(scope, attemptId));
  if (!attempt) return undefined;
  const { amount, state } = attempt;
  if (!isOpenAttempt(state)) return { state, amount };
  try {
    return { state: (await askProvider(services, scope, attempt)) ?? state, amount };
  } catch (error) {
    if (error instanceof PaymentError) return { state: 'UNKNOWN', amount };
    throw error;
  }
}
