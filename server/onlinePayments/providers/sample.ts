import { randomUUID } from 'node:crypto';
import { and, eq, lt, type SQL } from 'drizzle-orm';
import type { SessionState } from '../../../src/schemas/onlinePayments/states.ts';
import type { Scope } from '../../core/scope.ts';
import { samplePayments } from '../tables.ts';
import { PaymentError, type PaymentProvider, type SessionOf, type SessionStatus } from './paymentProvider.ts';

/** Amounts in cents that behave in another way than opening a session. */
const amounts = {
  /** Refused at once. */
  refused: 1_001,
  /** Taken, but the answer is lost. */
  lost: 1_002,
};

/** How long sessions are kept, in ms. */
const KEPT = 30 * 24 * 3_600_000;

/** The path of the page where a customer pays a session or not. */
export const samplePath = (storeId: string, id: string): string => `/outbox/payments/${storeId}/${id}`;

/** Keeps sessions in the database; a page of this machine takes the part of the customer. */
export function sampleProvider(scope: Scope): PaymentProvider {
  const readSession = async ({ id, key }: SessionOf) => {
    const found = await readSample(scope, id ? eq(samplePayments.id, id) : eq(samplePayments.key, key));
    return found && statusOf(scope, found);
  };
  return {
    async createSession({ key, amount, currency, description, returnUrl, expires }) {
      if (amount === amounts.refused) throw new PaymentError('refused', 'amount');
      const kept = new Date(Date.now() - KEPT);
      await scope.delete(samplePayments, lt(samplePayments.created_date, kept), samplePayments.id);
      const id = `sample_${randomUUID().replaceAll('-', '')}`;
      const row = { id, key, amount, currency, description, return_url: returnUrl, expires_date: expires };
      await scope.insert(samplePayments, [row], { ignoreExisting: true });
      if (amount === amounts.lost) throw new PaymentError('unknown', 'lost');
      const found = await readSession({ id: null, key, since: new Date() });
      if (!found) throw new PaymentError('unknown');
      return found;
    },

    readSession,

    async endSession(of) {
      const found = await readSession(of);
      if (found?.state !== 'OPEN') return found;
      await setSampleState(scope, found.id, 'EXPIRED');
      return readSession(of);
    },

    verifyWebhook() {
      throw new PaymentError('refused', 'signature');
    },
  };
}

export type SamplePayment = Awaited<ReturnType<typeof readSample>> & object;

async function readSample(scope: Scope, where: SQL) {
  const { id, key, amount, description, return_url, state, expires_date } = samplePayments;
  const fields = { id, key, amount, description, return_url, state, expires_date };
  const [found] = await scope.select(samplePayments, fields, { where });
  return found;
}

export const readSampleById = (scope: Scope, id: string) => readSample(scope, eq(samplePayments.id, id));

/** Changes the state of a session that is open. */
export const setSampleState = (scope: Scope, id: string, state: SessionState): Promise<void> =>
  scope.update(samplePayments, { state }, and(eq(samplePayments.id, id), eq(samplePayments.state, 'OPEN'))!);

function statusOf(scope: Scope, { id, amount, state, expires_date }: SamplePayment): SessionStatus {
  const isPast = state === 'OPEN' && expires_date.getTime() < Date.now();
  return {
    id,
    amount,
    state: isPast ? 'EXPIRED' : state,
    ...(state === 'OPEN' && !isPast && { url: samplePath(scope.store.id, id) }),
    ...(state === 'PAID' && { payment: id }),
  };
}
