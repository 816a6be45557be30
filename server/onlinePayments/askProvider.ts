import { and, eq, inArray } from 'drizzle-orm';
import type { AttemptState, PaymentProviderName, Purpose } from '../../src/schemas/onlinePayments/states.ts';
import { isOpenAttempt, openAttemptStates } from '../../src/schemas/onlinePayments/states.ts';
import type { Scope } from '../core/scope.ts';
import { applyStatus } from './applyStatus.ts';
import { PaymentError } from './providers/paymentProvider.ts';
import { providerOf, type PaymentServices } from './settings.ts';
import { paymentAttempts } from './tables.ts';

export interface Attempt {
  id: string;
  ticket_id: string;
  provider: PaymentProviderName;
  purpose: Purpose;
  state: AttemptState;
  amount: number;
  session_id: string | null;
  created_date: Date;
  state_date: Date;
}

/** After this time an attempt without an answer counts as lost, in ms: longer than a provider is waited for. */
export const STALE = 60_000;

/** How long a customer may take to pay, in ms. */
export const OPEN_FOR = 3_600_000;

interface Asking {
  /** Ends the session if it is open. */
  isEnded?: boolean;
  signal?: AbortSignal;
}

/**
 * Asks the provider what became of an attempt, stores the answer and returns the state. An attempt of which the provider
 * knows nothing some time after its creation has failed: it began nothing; so has one whose key was removed, when its
 * session is over. Throws PaymentErrors of the provider.
 */
export async function askProvider(
  services: PaymentServices,
  scope: Scope,
  { id, provider: name, state, session_id, created_date }: Attempt,
  { isEnded = false, signal }: Asking = {},
): Promise<AttemptState | undefined> {
  if (!isOpenAttempt(state)) return state;
  const provider = await providerOf(services, scope, name);
  const age = Date.now() - created_date.getTime();
  if (!provider) {
    if (age < OPEN_FOR + STALE) throw new PaymentError('refused', 'no_key');
    await giveUp(scope, id, 'no_key');
    return 'FAILED';
  }
  const of = { id: session_id, key: id, since: created_date };
  const status = await provider[isEnded ? 'endSession' : 'readSession'](of, signal);
  if (status) return applyStatus(services, scope, id, status);
  if (age < STALE) return state;
  await setReason(scope, id, 'FAILED', { detail: 'not_found', from: ['CREATED', 'UNKNOWN', 'OPEN'] });
  return 'FAILED';
}

/** Ends an attempt that stays undecided, so that its ticket can be paid; money that arrives later is still recorded. */
export const giveUp = (scope: Scope, attemptId: string, detail: string): Promise<void> =>
  setReason(scope, attemptId, 'FAILED', { detail, from: [...openAttemptStates] });

/** Stores why an attempt did not begin, or that its answer was lost, unless more is known meanwhile. */
export const fail = (scope: Scope, attemptId: string, { detail, failure }: PaymentError): Promise<void> =>
  setReason(scope, attemptId, failure === 'unknown' ? 'UNKNOWN' : 'FAILED', {
    detail: detail ?? failure,
    from: ['CREATED', 'UNKNOWN'],
  });

const setReason = (
  scope: Scope,
  attemptId: string,
  state: 'FAILED' | 'UNKNOWN',
  { detail, from }: { detail: string; from: AttemptState[] },
): Promise<void> =>
  scope.update(
    paymentAttempts,
    { state, reason: detail, state_date: new Date() },
    and(eq(paymentAttempts.id, attemptId), inArray(paymentAttempts.state, from))!,
  );

/** Returns an attempt as it is asked for. */
export async function readAttempt(scope: Scope, attemptId: string): Promise<Attempt | undefined> {
  const { id, ticket_id, provider, purpose, state, amount, session_id, created_date, state_date } =
    paymentAttempts;
  const [found] = await scope.select(
    paymentAttempts,
    { id, ticket_id, provider, purpose, state, amount, session_id, created_date, state_date },
    { where: eq(id, attemptId) },
  );
  return found && { ...found, created_date: new Date(found.created_date) };
}
