import { enqueue } from '../core/jobs/enqueue.ts';
import { JobError, type JobKind } from '../core/jobs/kinds.ts';
import type { Scope } from '../core/scope.ts';
import { isSumOpen } from '../tickets/index.ts';
import { isOpenAttempt } from '../../src/schemas/onlinePayments/states.ts';
import { askProvider, giveUp, readAttempt } from './askProvider.ts';
import { PaymentError } from './providers/paymentProvider.ts';
import type { PaymentServices } from './settings.ts';

declare module '../core/jobs/kinds.ts' {
  interface JobData {
    'follow-payment': { attempt_id: string; turn: number };
  }
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** Times in ms between questions: while the session is open, then while the money is on its way. */
const pauses = [
  2 * minute,
  5 * minute,
  15 * minute,
  45 * minute,
  3 * 60 * minute,
  ...Array.from({ length: 14 }, () => day),
];

/** Schedules the question what became of an attempt, in case that no webhook says it and the customer does not return. */
export async function scheduleFollowUp(scope: Scope, attempt_id: string, turn = 0): Promise<void> {
  const pause = pauses[turn];
  if (pause === undefined) return;
  const runAt = new Date(Date.now() + pause);
  await enqueue(scope, { kind: 'follow-payment', key: attempt_id, data: { attempt_id, turn }, runAt });
}

/** Asks again later; the last time an attempt is given up. */
const goOn = (scope: Scope, attemptId: string, turn: number): Promise<void> =>
  turn + 1 < pauses.length
    ? scheduleFollowUp(scope, attemptId, turn + 1)
    : giveUp(scope, attemptId, 'not_decided');

/** Asks the provider about an attempt until it is decided; one for a balance that an estimate may change is ended. */
export const followPayment = (services: PaymentServices): JobKind<{ attempt_id: string; turn: number }> => ({
  attempts: 8,
  atOnce: 5,
  run: async ({ scope, data: { attempt_id, turn }, signal }) => {
    const attempt = await readAttempt(scope, attempt_id);
    if (!attempt) return;
    try {
      const isEnded = attempt.purpose === 'BALANCE' && (await isSumOpen(scope, attempt.ticket_id));
      const state = await askProvider(services, scope, attempt, { isEnded, signal });
      if (state && isOpenAttempt(state)) await goOn(scope, attempt_id, turn);
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      if (error.failure === 'refused') return goOn(scope, attempt_id, turn);
      throw new JobError({ code: 'payment_unasked', ...(error.detail && { detail: error.detail }) });
    }
  },
  gaveUp: (scope, { attempt_id, turn }) => goOn(scope, attempt_id, turn),
});
