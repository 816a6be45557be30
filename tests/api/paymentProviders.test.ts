import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Scope } from '../../server/core/scope.ts';
import {
  PaymentError,
  type NewSession,
  type PaymentProvider,
} from '../../server/onlinePayments/providers/paymentProvider.ts';
import { sampleProvider, setSampleState } from '../../server/onlinePayments/providers/sample.ts';
import { stripeProvider, stripeSignature } from '../../server/onlinePayments/providers/stripe.ts';
import { startFakeStripe, type FakeStripe } from '../support/stripe.ts';
import { addStore } from './support.ts';
import { openTestDatabase } from './testDatabase.ts';

interface Provided {
  provider: PaymentProvider;
  /** Pays a session as the customer. */
  pay: (session: { id: string; key: string }) => Promise<void>;
}

let stripe: FakeStripe;
let drop: () => Promise<void>;
const providers: Record<string, Provided> = {};

beforeAll(async () => {
  stripe = await startFakeStripe();
  const opened = await openTestDatabase();
  drop = opened.drop;
  const store = await addStore(opened.database, 'first');
  const scope = new Scope(opened.database.db, { id: store.id, timezone: 'America/Toronto' });
  providers.Stripe = {
    provider: stripeProvider({ url: stripe.url, key: 'sk_test_1', webhookSecret: 'whsec_1' }),
    pay: async ({ key }) => void stripe.pay(key),
  };
  providers.bundled = {
    provider: sampleProvider(scope),
    pay: ({ id }) => setSampleState(scope, id, 'PAID'),
  };
});
afterAll(async () => {
  await stripe.close();
  await drop();
});

const newSession = (values: Partial<NewSession> = {}): NewSession => ({
  key: randomUUID(),
  amount: 5000,
  currency: 'CAD',
  description: 'Ticket 12',
  locale: 'fr',
  returnUrl: 'https://store.example/status',
  expires: new Date(Date.now() + 3_600_000),
  ...values,
});

const failureOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'none',
    (error: unknown) => (error instanceof PaymentError ? error.failure : 'another error'),
  );

describe.each(['Stripe', 'bundled'])('The provider %s', (name) => {
  const provider = () => providers[name]!.provider;
  const of = (key: string, id: string | null = null) => ({ id, key, since: new Date(Date.now() - 1000) });

  test('opens a session where the customer pays, and says that it is paid', async () => {
    const session = newSession();
    const { id, url, state, amount } = await provider().createSession(session);
    expect([state, amount]).toEqual(['OPEN', 5000]);
    expect(url).toBeTruthy();
    await providers[name]!.pay({ id, key: session.key });
    const paid = await provider().readSession(of(session.key, id));
    expect(paid).toMatchObject({ id, state: 'PAID', amount: 5000 });
    expect(paid?.payment).toBeTruthy();
    expect(paid?.url).toBeUndefined();
  });

  test('makes one session for a key', async () => {
    const session = newSession();
    const [one, other] = [await provider().createSession(session), await provider().createSession(session)];
    expect(other.id).toBe(one.id);
  });

  test('finds a session whose answer was lost by its key, among others', async () => {
    const lost = newSession({ amount: 1002 });
    expect(await failureOf(provider().createSession(lost))).toBe('unknown');
    for (let index = 0; index < 4; index++) await provider().createSession(newSession());
    expect(await provider().readSession(of(lost.key))).toMatchObject({ state: 'OPEN', amount: 1002 });
  });

  test('knows nothing of a session that it did not make', async () => {
    expect(await provider().readSession(of(randomUUID()))).toBeUndefined();
    expect(await provider().readSession(of(randomUUID(), 'cs_other'))).toBeUndefined();
  });

  test('refuses for good what it does not take', async () => {
    expect(await failureOf(provider().createSession(newSession({ amount: 1001 })))).toBe('refused');
  });

  test('ends a session that is open, and says that a paid one is paid', async () => {
    const open = newSession();
    const { id } = await provider().createSession(open);
    expect((await provider().endSession(of(open.key, id)))?.state).toBe('EXPIRED');
    expect((await provider().readSession(of(open.key, id)))?.state).toBe('EXPIRED');
    const paid = newSession();
    const session = await provider().createSession(paid);
    await providers[name]!.pay({ id: session.id, key: paid.key });
    expect((await provider().endSession(of(paid.key, session.id)))?.state).toBe('PAID');
  });

  test('refuses webhooks without its signature', () => {
    const request = { headers: {}, body: Buffer.from('{}') };
    expect(() => provider().verifyWebhook(request)).toThrow(PaymentError);
  });
});

describe('Stripe', () => {
  const verify = (body: string, signature: string) =>
    providers.Stripe!.provider.verifyWebhook({
      headers: { 'stripe-signature': signature },
      body: Buffer.from(body),
    });

  test('is told amount, language and addresses, and gets the key of the attempt', async () => {
    const session = newSession();
    await providers.Stripe!.provider.createSession(session);
    const { headers, body } = stripe.received.at(-1)!;
    expect(headers['idempotency-key']).toBe(session.key);
    expect(Object.fromEntries(new URLSearchParams(body))).toMatchObject({
      mode: 'payment',
      locale: 'fr-CA',
      client_reference_id: session.key,
      success_url: session.returnUrl,
      'line_items[0][price_data][currency]': 'cad',
      'line_items[0][price_data][unit_amount]': '5000',
    });
  });

  test('says which attempt a webhook is about, and what became of it', async () => {
    const session = newSession();
    await providers.Stripe!.provider.createSession(session);
    const pending = stripe.pay(session.key, { isLater: true });
    const stateOf = (type: string) => {
      const { body, signature } = stripe.webhook(type, pending);
      return verify(body, signature);
    };
    expect(stateOf('checkout.session.completed')).toMatchObject({
      key: session.key,
      status: { state: 'PENDING' },
    });
    expect(stateOf('checkout.session.async_payment_succeeded')?.status.state).toBe('PAID');
    expect(stateOf('checkout.session.async_payment_failed')?.status.state).toBe('FAILED');
    expect(stateOf('customer.created')).toBeUndefined();
  });

  test('signs body and time of a webhook; an old one is refused', () => {
    const body = '{"type":"customer.created"}';
    const now = Math.floor(Date.now() / 1000);
    expect(verify(body, stripeSignature('whsec_1', now, body))).toBeUndefined();
    expect(
      verify(
        body,
        `${stripeSignature('other', now, body)},${stripeSignature('whsec_1', now, body).split(',')[1]}`,
      ),
    ).toBeUndefined();
    expect(() => verify(`${body} `, stripeSignature('whsec_1', now, body))).toThrow(PaymentError);
    expect(() => verify(body, stripeSignature('whsec_1', now - 600, body))).toThrow(PaymentError);
    expect(() => verify(body, stripeSignature('', now, body))).toThrow(PaymentError);
  });

  test('a wrong key is refused; without a connection it is unknown what was made', async () => {
    const wrong = stripeProvider({ url: stripe.url, key: 'sk_wrong', webhookSecret: '' });
    expect(await failureOf(wrong.createSession(newSession()))).toBe('refused');
    const nowhere = stripeProvider({ url: 'http://127.0.0.1:1', key: 'sk', webhookSecret: '' });
    expect(await failureOf(nowhere.createSession(newSession()))).toBe('unknown');
    expect(await failureOf(nowhere.readSession(of()))).toBe('temporary');
  });

  const of = () => ({ id: 'cs_1', key: randomUUID(), since: new Date() });
});
