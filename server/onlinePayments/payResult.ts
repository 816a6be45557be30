import { and, eq, inArray } from 'drizzle-orm';
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

/**
 * Returns what became of the attempt that a customer returns from, or else of one of the ticket whose money is on its
 * way. The provider is asked about one that is not decided; if it does not answer, that is unknown.
 */
export async function payResult(
  services: PaymentServices,
  scope: Scope,
  ticketId: string,
  returned: string | undefined,
): Promise<PayResult | undefined> {
  const { id, ticket_id, state } = paymentAttempts;
  const isOf = eq(ticket_id, ticketId);
  const isMeant = isUuid(returned) ? eq(id, returned) : inArray(state, ['PENDING', 'UNKNOWN']);
  const [found] = await scope.select(paymentAttempts, { id }, { where: and(isOf, isMeant), limit: 1 });
  const attempt = found && (await readAttempt(scope, found.id));
  if (!attempt) return undefined;
  const { amount } = attempt;
  if (!isUuid(returned) || !isOpenAttempt(attempt.state)) return { state: attempt.state, amount };
  try {
    return { state: (await askProvider(services, scope, attempt)) ?? attempt.state, amount };
  } catch (error) {
    if (error instanceof PaymentError) return { state: 'UNKNOWN', amount };
    throw error;
  }
}
