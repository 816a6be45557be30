import { randomUUID } from 'node:crypto';
import { stripeSignature } from '../../server/onlinePayments/providers/stripe.ts';
import { answer, startHttpServer, type HttpServer } from './httpServer.ts';

interface Session {
  id: string;
  object: 'checkout.session';
  url: string | null;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  amount_total: number;
  client_reference_id: string;
  payment_intent: string | null;
  created: number;
}

export interface FakeStripe extends HttpServer {
  sessions: Session[];
  /** States of payments by the key of their session, if not that of a payment on its way. */
  intents: Map<string, string>;
  /** Pays a session, without telling anybody; later for a payment whose money is on its way. */
  pay: (key: string, options?: { isLater?: boolean }) => Session;
  /** A webhook as Stripe signs it. */
  webhook: (type: string, session: object, secret?: string) => { body: string; signature: string };
}

/** A part of Stripe's API: Checkout Sessions. Amounts of $10.01 are refused; at $10.02 the answer is lost. */
export async function startFakeStripe(key = 'sk_test_1', secret = 'whsec_1'): Promise<FakeStripe> {
  const sessions: Session[] = [];
  const intents = new Map<string, string>();
  const expand = (session: Session) => {
    const { payment_intent: id, client_reference_id: attempt } = session;
    return { ...session, payment_intent: id && { id, status: intents.get(attempt) ?? 'processing' } };
  };
  const answers = new Map<string, Session>();
  const missing = { error: { code: 'resource_missing', type: 'invalid_request_error' } };

  const create = (body: string, idempotencyKey: string) => {
    const sent = new URLSearchParams(body);
    const known = answers.get(idempotencyKey);
    if (known) return known;
    const id = `cs_test_${randomUUID().replaceAll('-', '')}`;
    const session: Session = {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.example/c/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: Number(sent.get('line_items[0][price_data][unit_amount]')),
      client_reference_id: sent.get('client_reference_id') ?? '',
      payment_intent: null,
      created: Math.floor(Date.now() / 1000),
    };
    sessions.unshift(session);
    answers.set(idempotencyKey, session);
    return session;
  };

  const server = await startHttpServer(({ method, path, query, headers, body }, response) => {
    if (headers.authorization !== `Bearer ${key}`)
      return answer(response, 401, { error: { type: 'invalid_request_error' } });
    const [, id, act] = /^\/v1\/checkout\/sessions(?:\/(\w+)(\/expire)?)?$/.exec(path) ?? [];
    if (method === 'POST' && !id) {
      const amount = new URLSearchParams(body).get('line_items[0][price_data][unit_amount]');
      if (amount === '1001') return answer(response, 400, { error: { code: 'amount_too_small' } });
      const session = create(body, String(headers['idempotency-key']));
      return amount === '1002' ? response.destroy() : answer(response, 200, session);
    }
    if (!id) {
      const since = Number(query.get('created[gte]'));
      const data = sessions.filter(({ created }) => created >= since);
      const from = data.findIndex((one) => one.id === query.get('starting_after')) + 1;
      const page = data.slice(from, from + 2);
      return answer(response, 200, {
        data: query.has('expand[]') ? page.map(expand) : page,
        has_more: from + 2 < data.length,
      });
    }
    const session = sessions.find((one) => one.id === id);
    if (!session) return answer(response, 404, missing);
    if (!act) return answer(response, 200, query.has('expand[]') ? expand(session) : session);
    if (session.status !== 'open') return answer(response, 400, { error: { type: 'invalid_request_error' } });
    Object.assign(session, { status: 'expired', url: null });
    return answer(response, 200, session);
  });

  return {
    ...server,
    sessions,
    intents,
    pay: (attempt, { isLater = false } = {}) => {
      const session = sessions.find((one) => one.client_reference_id === attempt);
      if (!session) throw new Error('There is no such session');
      return Object.assign(session, {
        status: 'complete',
        url: null,
        payment_status: isLater ? 'unpaid' : 'paid',
        payment_intent: `pi_${session.id.slice(-8)}`,
      });
    },
    webhook: (type, session, signedWith = secret) => {
      const body = JSON.stringify({ id: `evt_${randomUUID()}`, type, data: { object: session } });
      return { body, signature: stripeSignature(signedWith, Math.floor(Date.now() / 1000), body) };
    },
  };
}
