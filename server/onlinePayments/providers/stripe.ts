import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SessionState } from '../../../src/schemas/onlinePayments/states.ts';
import { serverTimeouts } from '../../../src/schemas/timeouts.ts';
import {
  PaymentError,
  type NewSession,
  type PaymentProvider,
  type SessionOf,
  type SessionStatus,
  type SignedRequest,
} from './paymentProvider.ts';

interface StripeSettings {
  /** Base address. */
  url: string;
  key: string;
  webhookSecret: string;
}

/** The part of a Checkout Session that is used. */
interface StripeSession {
  id: string;
  url?: string | null;
  status?: 'open' | 'complete' | 'expired' | null;
  payment_status?: 'paid' | 'unpaid' | 'no_payment_required';
  amount_total?: number | null;
  client_reference_id?: string | null;
  /** Its id, or all of it where it is asked for. */
  payment_intent?: string | { id: string; status?: string } | null;
}

/** How old the time of a signed webhook may be, in seconds; a repeated one is signed anew. */
const TOLERANCE = 300;
/** Stripe's clock and ours may differ, in seconds. */
const CLOCK_SKEW = 60;
const path = '/v1/checkout/sessions';

/** Stripe Checkout over its REST API, with the Idempotency-Key of the attempt and webhooks with Stripe-Signature. */
export function stripeProvider({ url, key, webhookSecret }: StripeSettings): PaymentProvider {
  const ask = async (
    line: string,
    {
      signal,
      body,
      idempotencyKey,
    }: { signal?: AbortSignal | undefined; body?: URLSearchParams; idempotencyKey?: string } = {},
  ): Promise<Record<string, unknown>> => {
    const limit = AbortSignal.timeout(serverTimeouts.carrier);
    const isRead = body === undefined;
    try {
      const response = await fetch(`${url}${line}`, {
        method: isRead ? 'GET' : 'POST',
        headers: {
          authorization: `Bearer ${key}`,
          'stripe-version': '2024-06-20',
          ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        },
        redirect: 'manual',
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
        ...(body && { body }),
      });
      const json = (await response.json().catch(() => undefined)) as Record<string, unknown> | undefined;
      if (response.ok && json) return json;
      throw failureOf(response.status, json, isRead);
    } catch (error) {
      if (error instanceof PaymentError) throw error;
      throw new PaymentError(isRead ? 'temporary' : 'unknown');
    }
  };

  const readSession = async ({ id, key: attempt, since }: SessionOf, signal?: AbortSignal) => {
    if (id) return orNone(ask(`${path}/${encodeURIComponent(id)}?expand[]=payment_intent`, { signal }));
    const start = Math.floor(since.getTime() / 1000) - CLOCK_SKEW;
    const query = new URLSearchParams({
      limit: '100',
      'created[gte]': String(start),
      'expand[]': 'data.payment_intent',
    });
    for (;;) {
      const page = await ask(`${path}?${query}`, { signal });
      const sessions = Array.isArray(page.data) ? (page.data as StripeSession[]) : [];
      const found = sessions.find((one) => one.client_reference_id === attempt);
      if (found) return toStatus(found);
      const last = sessions.at(-1);
      if (!page.has_more || !last) return undefined;
      query.set('starting_after', last.id);
    }
  };

  return {
    createSession: async (session, signal) =>
      toStatus(asSession(await ask(path, { signal, body: bodyOf(session), idempotencyKey: session.key }))),
    readSession,
    endSession: async (of, signal) => {
      const found = await readSession(of, signal);
      if (found?.state !== 'OPEN') return found;
      try {
        const line = `${path}/${encodeURIComponent(found.id)}/expire`;
        return toStatus(asSession(await ask(line, { signal, body: new URLSearchParams() })));
      } catch (error) {
        if (!(error instanceof PaymentError) || error.failure !== 'refused') throw error;
        // It was completed in the meantime.
        return readSession({ ...of, id: found.id }, signal);
      }
    },
    verifyWebhook: (request) => verifyWebhook(request, webhookSecret),
  };
}

const bodyOf = ({ key, amount, currency, description, locale, returnUrl, expires }: NewSession) =>
  new URLSearchParams({
    mode: 'payment',
    client_reference_id: key,
    'metadata[attempt_id]': key,
    'payment_intent_data[metadata][attempt_id]': key,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': currency.toLowerCase(),
    'line_items[0][price_data][unit_amount]': String(amount),
    'line_items[0][price_data][product_data][name]': description,
    locale: locale === 'fr' ? 'fr-CA' : 'en',
    success_url: returnUrl,
    cancel_url: returnUrl,
    expires_at: String(Math.floor(expires.getTime() / 1000)),
  });

const asSession = (json: Record<string, unknown>): StripeSession => {
  if (typeof json.id !== 'string') throw new PaymentError('unknown');
  return { ...json, id: json.id };
};

async function orNone(asked: Promise<Record<string, unknown>>): Promise<SessionStatus | undefined> {
  try {
    return toStatus(asSession(await asked));
  } catch (error) {
    if (error instanceof PaymentError && error.detail === 'resource_missing') return undefined;
    throw error;
  }
}

/** States of a payment that takes no money any more, unless the customer begins anew. */
const endedPayments = ['requires_payment_method', 'canceled'];

function stateOf({ status, payment_status, payment_intent }: StripeSession): SessionState {
  if (status === 'expired') return 'EXPIRED';
  if (status !== 'complete') return 'OPEN';
  if (payment_status !== 'unpaid') return 'PAID';
  const payment = typeof payment_intent === 'object' ? payment_intent?.status : undefined;
  return endedPayments.some((one) => one === payment) ? 'FAILED' : 'PENDING';
}

function toStatus(session: StripeSession, state = stateOf(session)): SessionStatus {
  const { id, url, amount_total, payment_intent } = session;
  const payment = typeof payment_intent === 'object' ? payment_intent?.id : payment_intent;
  return {
    id,
    state,
    amount: amount_total ?? 0,
    ...(url && { url }),
    ...(payment && { payment }),
  };
}

/** Stripe did nothing if it answers 4xx; 5xx and broken connections leave it open. */
function failureOf(status: number, json: Record<string, unknown> | undefined, isRead: boolean): PaymentError {
  const { error } = (json ?? {}) as { error?: { code?: string; type?: string } };
  const detail = error?.code ?? error?.type ?? String(status);
  if (status === 429 || status === 409) return new PaymentError('temporary', detail);
  if (status >= 400 && status < 500) return new PaymentError('refused', detail);
  return new PaymentError(isRead ? 'temporary' : 'unknown', detail);
}

/** The signature of a webhook: HMAC-SHA256 of its time in seconds and its body. */
export const stripeSignature = (secret: string, time: number, body: string): string =>
  `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;

const states: Record<string, SessionState | undefined> = {
  'checkout.session.async_payment_failed': 'FAILED',
  'checkout.session.async_payment_succeeded': 'PAID',
};

function verifyWebhook({ headers, body }: SignedRequest, secret: string) {
  const header = String(headers['stripe-signature'] ?? '');
  const parts = header.split(',').map((part) => part.trim());
  const time = Number(parts.find((part) => part.startsWith('t='))?.slice(2));
  const [, expected = ''] = stripeSignature(secret, time, body.toString()).split(',');
  const isSigned = parts.some((part) => isSame(part, expected));
  const isRecent = Math.abs(Date.now() / 1000 - time) <= TOLERANCE;
  if (!secret || !isSigned || !isRecent) throw new PaymentError('refused', 'signature');
  const { type, data } = JSON.parse(body.toString()) as { type?: string; data?: { object?: StripeSession } };
  const session = data?.object;
  if (!type?.startsWith('checkout.session.') || !session?.client_reference_id) return undefined;
  return { key: session.client_reference_id, status: toStatus(session, states[type] ?? stateOf(session)) };
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
