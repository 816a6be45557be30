import { randomBytes, randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { exportRules } from '../../server/backup/store/exportRules.ts';
import { Scope } from '../../server/core/scope.ts';
import { createSecrets, readSecretsKeys } from '../../server/core/secrets.ts';
import { jobs } from '../../server/core/jobs/tables.ts';
import { estimates } from '../../server/estimates/tables.ts';
import { followPayment } from '../../server/onlinePayments/followPayment.ts';
import { payOffer } from '../../server/onlinePayments/offers.ts';
import { payResult } from '../../server/onlinePayments/payResult.ts';
import { startAttempt, type Starting } from '../../server/onlinePayments/startAttempt.ts';
import { onlinePaymentSettings, paymentAttempts } from '../../server/onlinePayments/tables.ts';
import { readSettings } from '../../server/settings.ts';
import { mails as mailTable } from '../../server/mailQueue/tables.ts';
import { statusSections } from '../../server/statusPages/index.ts';
import { ticketDevices } from '../../server/tickets/tables.ts';
import { balances, entries } from '../../server/wallet/tables.ts';
import type { Estimate } from '../../src/schemas/estimates/estimates.ts';
import type { HistoryEntry } from '../../src/schemas/history.ts';
import type { PaymentAttempt } from '../../src/schemas/onlinePayments/paymentAttempts.ts';
import type { TicketPayment } from '../../src/schemas/onlinePayments/payLinks.ts';
import type { Purpose } from '../../src/schemas/onlinePayments/states.ts';
import type { Order } from '../../src/schemas/sales/orders.ts';
import type { Payment } from '../../src/schemas/sales/payments.ts';
import type { Ticket } from '../../src/schemas/tickets/tickets.ts';
import { startFakeStripe, type FakeStripe } from '../support/stripe.ts';
import type { Notification } from '../../src/schemas/notifications/notifications.ts';
import { addCustomer } from './people.ts';
import { startApp, type Reply, type TestApp } from './support.ts';

const secretsKeys = readSecretsKeys(randomBytes(32).toString('base64'))!;

let services: TestApp;
let stripe: FakeStripe;
let paying: Starting;
let scope: Scope;
let customer: string;

const owner = (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => services.ask('STORE_OWNER', method, path, { body, ...(headers && { headers }) });

async function answer<T>(reply: Promise<Reply>): Promise<T> {
  const { status, json, text } = await reply;
  if (status >= 300) throw new Error(text);
  return json as T;
}

const codes = ({ json }: Reply) =>
  (json.errors as { path: string; code: string }[]).map(({ path, code }) => `${path} ${code}`);

beforeAll(async () => {
  stripe = await startFakeStripe();
  services = await startApp({ secretsKeys, stripeUrl: stripe.url });
  customer = await addCustomer(services, { email: 'ada@customers.example', phone: '+16135550142' });
  scope = new Scope(services.database.db, { id: services.store.id, timezone: 'America/Toronto' });
  paying = {
    secrets: createSecrets(secretsKeys),
    settings: { ...readSettings({}), stripeUrl: stripe.url },
    originOf: (domain) => `https://${domain}`,
    notify: async () => '',
    sales: { inventory: { notify: async () => '' } },
  };
});
beforeEach(() =>
  answer(
    owner('PUT', 'onlinePayments/settings', { way: 'STRIPE', key: 'sk_test_1', webhook_secret: 'whsec_1' }),
  ),
);
afterEach(() => services.database.db.delete(jobs).where(eq(jobs.kind, 'follow-payment')));
afterAll(async () => {
  await services.close();
  await stripe.close();
});

/** A ticket that costs this much before taxes. */
const takeIn = (cost = 10_000, values: object = {}): Promise<Ticket> =>
  answer(
    owner('POST', 'tickets', {
      location_id: services.store.locationIds[0],
      customer_id: customer,
      new_devices: [{ name: 'Phone', problem: 'Broken', services: [{ name: 'Cleaning', cost }] }],
      ...values,
    }),
  );

/** Pays what the page shows for this purpose, or all that it shows. */
async function start(id: string, purpose: Purpose = 'BALANCE', offer = payOffer(scope, id)) {
  const { choices } = await offer;
  const shown = choices.find((one) => one.purpose === purpose) ?? choices.at(-1);
  return startAttempt(paying, scope, id, {
    purpose: shown?.purpose ?? purpose,
    amount: shown?.amount ?? 0,
    locale: 'en',
    description: (number) => `Ticket ${number}`,
    returnUrl: async (_, attempt) => `https://first.example/status?paid=${attempt}`,
  });
}

const attemptsOf = (id: string) =>
  answer<PaymentAttempt[]>(
    owner(
      'GET',
      `paymentAttempts?filter=${encodeURIComponent(JSON.stringify({ ticket_id: id }))}&sort=${encodeURIComponent('["created_date","DESC"]')}`,
    ),
  );
const attemptOf = async (id: string) => (await attemptsOf(id))[0]!;
const paymentOf = (id: string) => answer<TicketPayment>(owner('GET', `tickets/${id}/onlinePayment`));
const orderOf = async (id: string) => {
  const { order_id } = await answer<Ticket>(owner('GET', `tickets/${id}`));
  return answer<Order>(owner('GET', `orders/${order_id}`));
};
const paymentsOf = ({ id }: Order) =>
  answer<Payment[]>(owner('GET', `payments?filter=${encodeURIComponent(JSON.stringify({ order_id: id }))}`));

const post = ({ body, signature }: { body: string; signature: string }) =>
  services.app.inject({
    method: 'POST',
    url: `/dc/store/${services.store.id}/webhooks/payments`,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload: body,
  });

/** Pays at the provider and reports it. */
const payAndTell = async (attemptId: string) =>
  post(stripe.webhook('checkout.session.completed', stripe.pay(attemptId)));

const creditOf = async () => {
  const rows = await services.database.db
    .select({ amount: balances.amount })
    .from(balances)
    .where(eq(balances.customer_id, customer));
  return rows.reduce((sum, { amount }) => sum + amount, 0);
};

const pay = (order: Order, amount: number) =>
  answer(owner('POST', `orders/${order.id}/pay`, { key: randomUUID(), method: 'POS', amount }));

/** What the owner was notified of about a ticket. */
async function noticesOf(id: string) {
  const path = `notifications/user/${services.store.staff.STORE_OWNER.id}`;
  const { json } = await services.ask('STORE_OWNER', 'GET', path);
  return (json.data as Notification[]).flatMap(({ data }) => (data?.id === id ? data : []));
}

test('A payment is stored before the provider is asked, and recorded once in the order’s ledger', async () => {
  const { id } = await takeIn();
  const { due } = await paymentOf(id);
  const started = await start(id);
  expect(started).toEqual({ url: expect.stringContaining('checkout.stripe.example') as string });
  const attempt = await attemptOf(id);
  expect(attempt).toMatchObject({ state: 'OPEN', amount: due, provider: 'STRIPE', purpose: 'BALANCE' });
  expect(stripe.received.at(-1)?.headers['idempotency-key']).toBe(attempt.id);
  const paid = stripe.pay(attempt.id);
  const told = stripe.webhook('checkout.session.completed', paid);
  const replies = await Promise.all([post(told), post(told), post(told)]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
  expect(await attemptOf(id)).toMatchObject({ state: 'PAID', excess: 0, reference: paid.payment_intent });
  const order = await orderOf(id);
  expect(order).toMatchObject({ due: 0, payment_status: 'PAID', payment_method: 'ONLINE' });
  expect(await paymentsOf(order)).toEqual([
    expect.objectContaining({
      method: 'ONLINE',
      amount: due,
      reference: paid.payment_intent,
      created_by: null,
    }),
  ]);
  expect(await noticesOf(id)).toEqual([
    expect.not.objectContaining({ amount: expect.anything() as unknown }),
  ]);
  expect(await noticesOf(id)).toMatchObject([{ event: 'paid' }]);
  expect(await start(id)).toEqual({ problem: 'not_due' });
});

test('Two taps continue one attempt, and one of another amount ends the earlier session', async () => {
  const { id } = await takeIn();
  const [one, other] = await Promise.all([start(id), start(id)]);
  expect(one).toEqual(other);
  expect(await attemptsOf(id)).toHaveLength(1);
  await answer(owner('PUT', `tickets/${id}/onlinePayment/deposit`, { amount: 3000 }));
  expect(await start(id, 'DEPOSIT')).not.toEqual(one);
  const states = (await attemptsOf(id)).map(({ state, amount }) => [state, amount === 3000]);
  expect(states).toEqual([
    ['OPEN', true],
    ['EXPIRED', false],
  ]);
});

test('An exempt customer is charged, offered and estimated no taxes', async () => {
  const exempt = { is_tax_exempt: true, tax_exempt_number: 'IND-7', tax_exempt_reason: 'Status card' };
  const { id } = await takeIn(10_000, { customer_id: await addCustomer(services, exempt) });
  const estimate = await answer<Estimate>(owner('POST', 'estimates', { ticket_id: id }));
  expect(estimate).toMatchObject({ total: 10_000, amounts: [{ subtotal: 10_000, taxes: [] }] });
  expect((await paymentOf(id)).due).toBe(10_000);
  await start(id);
  expect((await attemptOf(id)).amount).toBe(10_000);
  await payAndTell((await attemptOf(id)).id);
  expect(await attemptOf(id)).toMatchObject({ state: 'PAID', excess: 0 });
});

test('What is offered and paid is what an order costs when it is brought up to date', async () => {
  const ticket = await takeIn(10_000, { deposit: { method: 'POS', amount: 1000 } });
  const [device] = ticket.devices;
  const earlier = payOffer(scope, ticket.id);
  expect((await earlier).due).toBe(10_300);
  const { headers } = await owner('GET', `ticketDevices/${device!.id}`);
  const agreed = ['Cleaning', 'New port'].map((name) => ({ name, cost: 10_000 }));
  await answer(
    owner('PUT', `ticketDevices/${device!.id}`, { services: agreed }, { 'if-match': String(headers.etag) }),
  );
  expect(await start(ticket.id, 'BALANCE', earlier)).toEqual({ problem: 'changed' });
  await start(ticket.id);
  expect((await attemptOf(ticket.id)).amount).toBe(21_600);
});

test('An asked deposit is paid first, and is no longer asked when it is paid', async () => {
  const { id } = await takeIn();
  const { due } = await paymentOf(id);
  expect(codes(await owner('PUT', `tickets/${id}/onlinePayment/deposit`, { amount: 0 }))).toEqual([
    '/amount minimum',
  ]);
  await answer(owner('PUT', `tickets/${id}/onlinePayment/deposit`, { amount: 4000 }));
  expect(await paymentOf(id)).toMatchObject({ asked: 4000, deposit: 4000, due });
  await start(id, 'DEPOSIT');
  await payAndTell((await attemptOf(id)).id);
  expect(await paymentOf(id)).toMatchObject({ asked: 4000, deposit: 0, due: due - 4000 });
  await answer(owner('PUT', `tickets/${id}/onlinePayment/deposit`, { amount: null }));
  expect(await paymentOf(id)).toMatchObject({ asked: null, deposit: 0 });
});

test('What was paid at the till meanwhile stands as store credit of the customer', async () => {
  const { id } = await takeIn();
  const { due } = await paymentOf(id);
  const before = await creditOf();
  await start(id);
  await pay(await orderOf(id), due - 1500);
  await payAndTell((await attemptOf(id)).id);
  expect(await attemptOf(id)).toMatchObject({ state: 'PAID', amount: due, excess: due - 1500 });
  expect(await orderOf(id)).toMatchObject({ due: 0, paid: due });
  expect(await creditOf()).toBe(before + due - 1500);
  expect(await noticesOf(id)).toMatchObject([{ event: 'overpaid', amount: due - 1500 }]);
});

test('What is paid for an order that was cancelled stands as store credit', async () => {
  const { id } = await takeIn();
  const before = await creditOf();
  await start(id);
  const { id: orderId } = await orderOf(id);
  await answer(owner('POST', `orders/${orderId}/cancel`, { key: randomUUID() }));
  const { id: attemptId, amount } = await attemptOf(id);
  await payAndTell(attemptId);
  expect(await attemptOf(id)).toMatchObject({ state: 'PAID', excess: amount });
  expect(await creditOf()).toBe(before + amount);
});

test('A webhook that is forged, old or about nothing changes nothing', async () => {
  const { id } = await takeIn();
  await start(id);
  const { id: attemptId } = await attemptOf(id);
  const paid = stripe.pay(attemptId);
  expect((await post(stripe.webhook('checkout.session.completed', paid, 'whsec_other'))).statusCode).toBe(
    401,
  );
  const told = stripe.webhook('checkout.session.completed', paid);
  const raised = told.body.replace(`"amount_total":${paid.amount_total}`, '"amount_total":1');
  expect((await post({ ...told, body: raised })).statusCode).toBe(401);
  const unknown = { ...paid, client_reference_id: randomUUID() };
  expect((await post(stripe.webhook('checkout.session.completed', unknown))).statusCode).toBe(204);
  expect((await attemptOf(id)).state).toBe('OPEN');
});

test('Late reports do not lead back, and a payment after the end of its session still counts', async () => {
  const { id } = await takeIn();
  await start(id);
  const { id: attemptId } = await attemptOf(id);
  const open = { ...stripe.sessions.find((one) => one.client_reference_id === attemptId) };
  await post(stripe.webhook('checkout.session.expired', { ...open, status: 'expired' }));
  expect((await attemptOf(id)).state).toBe('EXPIRED');
  await payAndTell(attemptId);
  await post(stripe.webhook('checkout.session.expired', { ...open, status: 'expired' }));
  await post(stripe.webhook('checkout.session.async_payment_failed', { ...open, status: 'complete' }));
  expect((await attemptOf(id)).state).toBe('PAID');
  expect((await orderOf(id)).due).toBe(0);
});

test('Money on its way holds further payments until it arrives or fails', async () => {
  const { id } = await takeIn();
  await start(id);
  const { id: attemptId } = await attemptOf(id);
  const pending = stripe.pay(attemptId, { isLater: true });
  await post(stripe.webhook('checkout.session.completed', pending));
  expect((await attemptOf(id)).state).toBe('PENDING');
  expect(await start(id)).toEqual({ problem: 'pending' });
  await post(stripe.webhook('checkout.session.async_payment_failed', pending));
  expect(await attemptOf(id)).toMatchObject({ state: 'FAILED' });
  expect(await start(id)).toHaveProperty('url');
});

const follow = (attempt_id: string, turn: number) =>
  followPayment(paying).run({
    scope,
    data: { attempt_id, turn },
    by: null,
    isInterrupted: false,
    progress: () => undefined,
    finish: async () => undefined,
    signal: new AbortController().signal,
  });

test('A payment that failed without a report, or stays undecided, does not block the ticket', async () => {
  const { id } = await takeIn();
  await start(id);
  const { id: failed } = await attemptOf(id);
  stripe.pay(failed, { isLater: true });
  await follow(failed, 0);
  expect((await attemptOf(id)).state).toBe('PENDING');
  stripe.intents.set(failed, 'requires_payment_method');
  await follow(failed, 1);
  expect((await attemptOf(id)).state).toBe('FAILED');
  await start(id);
  const { id: undecided } = await attemptOf(id);
  stripe.pay(undecided, { isLater: true });
  await follow(undecided, 18);
  expect(await attemptOf(id)).toMatchObject({ state: 'FAILED', reason: 'not_decided' });
  await payAndTell(undecided);
  expect((await attemptOf(id)).state).toBe('PAID');
});

test('An attempt whose key was removed has failed when its session is over', async () => {
  const { id } = await takeIn();
  await start(id);
  const { id: attemptId } = await attemptOf(id);
  await answer(owner('PUT', 'onlinePayments/settings', { way: 'OFF', key: '' }));
  await follow(attemptId, 0);
  expect((await attemptOf(id)).state).toBe('OPEN');
  await services.database.db
    .update(paymentAttempts)
    .set({ created_date: new Date(Date.now() - 2 * 3_600_000) })
    .where(eq(paymentAttempts.id, attemptId));
  await follow(attemptId, 1);
  expect(await attemptOf(id)).toMatchObject({ state: 'FAILED', reason: 'no_key' });
});

test('A store’s export contains no keys of its provider, and follows its payments', () => {
  expect(exportRules.online_payment_settings).toBeUndefined();
  expect(exportRules.jobs?.('x')).toContain("'follow-payment'");
});

test('Who returns without a webhook sees what the provider says', async () => {
  const { id } = await takeIn();
  await start(id);
  const { id: attemptId, amount } = await attemptOf(id);
  expect(await payResult(paying, scope, id, attemptId)).toEqual({ state: 'OPEN', amount });
  stripe.pay(attemptId);
  expect(await payResult(paying, scope, id, attemptId)).toEqual({ state: 'PAID', amount });
  expect((await orderOf(id)).due).toBe(0);
  const { id: another } = await takeIn();
  expect(await payResult(paying, scope, another, attemptId)).toBeUndefined();
});

/** A ticket of which $10.02 is asked: the fake takes it and its answer is lost. */
async function loseAnswer() {
  const { id } = await takeIn();
  await answer(owner('PUT', `tickets/${id}/onlinePayment/deposit`, { amount: 1002 }));
  const t = await tokenOf(id);
  const begun = await tap({ t, purpose: 'DEPOSIT', amount: '1002' });
  expect(begun.statusCode).toBe(409);
  expect(begun.body).toContain('did not answer. Nothing has been taken');
  expect((await open(`?t=${t}&lang=en`)).body).toContain('Pay the deposit of $10.02');
  return { id, attempt: await attemptOf(id) };
}

test('An attempt whose answer was lost is asked for, and never begun again', async () => {
  const { id, attempt } = await loseAnswer();
  expect(attempt).toMatchObject({ state: 'UNKNOWN', amount: 1002 });
  const posted = () => stripe.received.filter(({ method }) => method === 'POST').length;
  const before = posted();
  expect(await start(id, 'DEPOSIT')).toHaveProperty('url');
  expect(posted()).toBe(before);
  expect((await attemptOf(id)).state).toBe('OPEN');
});

test('A job asks what became of an attempt; one that the provider does not know has failed', async () => {
  const { id, attempt } = await loseAnswer();
  const run = () => follow(attempt.id, 0);
  const lost = stripe.sessions.splice(
    stripe.sessions.findIndex((one) => one.client_reference_id === attempt.id),
    1,
  );
  await run();
  expect((await attemptOf(id)).state).toBe('UNKNOWN');
  await services.database.db
    .update(paymentAttempts)
    .set({ created_date: new Date(Date.now() - 120_000) })
    .where(eq(paymentAttempts.id, attempt.id));
  await run();
  expect(await attemptOf(id)).toMatchObject({ state: 'FAILED', reason: 'not_found' });
  stripe.sessions.push(...lost);
  await payAndTell(attempt.id);
  expect((await attemptOf(id)).state).toBe('PAID');
});

test('A refused attempt has failed, and staff see why and ask the provider themselves', async () => {
  const { id } = await takeIn();
  await answer(owner('PUT', `tickets/${id}/onlinePayment/deposit`, { amount: 1001 }));
  expect(await start(id, 'DEPOSIT')).toEqual({ problem: 'failed' });
  expect(await attemptOf(id)).toMatchObject({ state: 'FAILED', reason: 'amount_too_small' });
  await start(id);
  const { id: attemptId } = await attemptOf(id);
  stripe.pay(attemptId);
  const checked = await owner('POST', `paymentAttempts/${attemptId}/check`);
  expect(checked.json).toMatchObject({ state: 'PAID' });
  await answer(owner('PUT', 'onlinePayments/settings', { way: 'OFF', key: '' }));
  const { id: other } = await takeIn();
  expect(await start(other)).toEqual({ problem: 'not_due' });
});

test('Keys are stored encrypted and never shown; Stripe needs both, an address https', async () => {
  const { json, text } = await owner('GET', 'onlinePayments/settings');
  expect(json).toMatchObject({ way: 'STRIPE', key_end: 'st_1', webhook_end: 'ec_1', keeps_keys: true });
  expect(text).not.toMatch(/sk_test_1|whsec_1/);
  expect(json.webhook_url).toContain(`/dc/store/${services.store.id}/webhooks/payments`);
  const [row] = await services.database.db.select().from(onlinePaymentSettings);
  expect(row?.key).toMatch(/^v1\./);
  const save = (values: object) => owner('PUT', 'onlinePayments/settings', values);
  expect((await save({ way: 'OFF' })).json).toMatchObject({ way: 'OFF', key_end: 'st_1' });
  expect(codes(await save({ way: 'STRIPE', key: '' }))).toEqual(['/key required']);
  expect(codes(await save({ way: 'ADDRESS', address: '' }))).toEqual(['/address required']);
  expect(codes(await save({ way: 'ADDRESS', address: 'http://pay.example' }))).toEqual(['/address url']);
  expect(codes(await save({ way: 'ADDRESS', address: 'https://pay.example/{sum}' }))).toEqual([
    '/address placeholder',
  ]);
  expect((await save({ way: 'ADDRESS', address: 'https://pay.example/{amount}' })).status).toBe(200);
  expect((await services.ask('STAFF', 'GET', 'onlinePayments/settings')).status).toBe(403);
});

test('A link is sent by mail and by text message, once for a key', async () => {
  await owner('POST', 'smsNumbers', {
    name: 'Counter',
    phone: '(514) 555-0100',
    location_id: services.store.locationIds[0],
  });
  const { id, number } = await takeIn();
  expect((await paymentOf(id)).channels).toEqual(['EMAIL', 'TEXT']);
  const send = (channel: string, key = randomUUID()) =>
    owner('POST', `tickets/${id}/onlinePayment/link`, { key, channel });
  const key = randomUUID();
  expect((await send('EMAIL', key)).status).toBe(204);
  expect((await send('EMAIL', key)).status).toBe(204);
  const mails = (await services.database.db.select().from(mailTable)).filter(
    ({ kind }) => kind === 'payment-link',
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toMatch(/For|due/);
  expect(mails[0]?.text).toContain('#pay');
  expect((await send('TEXT')).status).toBe(204);
  const { json: texts } = await owner('GET', 'textMessages');
  expect(texts[0].text).toContain(`ticket ${number}`);
  expect(texts[0].text).toContain('#pay');
  await start(id);
  await payAndTell((await attemptOf(id)).id);
  expect(codes(await send('EMAIL'))).toEqual([' nothing_due']);
});

const page = (path: string) => `/dc/store/${services.store.id}/status${path}`;
const open = (path: string) => services.app.inject({ url: page(path) });
const tap = (values: Record<string, string>) =>
  services.app.inject({
    method: 'POST',
    url: page('/pay'),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ lang: 'en', ...values }).toString(),
  });

async function tokenOf(id: string): Promise<string> {
  const { address } = await answer<{ address: string }>(
    owner('POST', `tickets/${id}/statusPage/links`, { renew: false, locale: 'en' }),
  );
  return new URL(address).searchParams.get('t') ?? '';
}

test('The status page leads to the payment, and back to what became of it', async () => {
  const sessions = stripe.sessions.length;
  const { id, number } = await takeIn();
  await answer(owner('PUT', `tickets/${id}/onlinePayment/deposit`, { amount: 5000 }));
  const t = await tokenOf(id);
  const shown = await open(`?t=${t}&lang=en`);
  expect(shown.body).toContain('Pay the deposit of $50.00');
  expect(shown.body).toContain('Pay $113.00');
  expect(await attemptsOf(id)).toEqual([]);
  const stale = await tap({ t, purpose: 'DEPOSIT', amount: '11300' });
  expect([stale.statusCode, stripe.sessions.length]).toEqual([409, sessions]);
  expect(stale.body).toContain('The amount has changed');
  expect(stale.body).toContain('Pay the deposit of $50.00');
  const begun = await tap({ t, purpose: 'DEPOSIT', amount: '5000' });
  expect(begun.statusCode).toBe(200);
  const { url } = stripe.sessions[0]!;
  expect(begun.headers.refresh).toBe(`0; url=${url}`);
  expect(begun.body).toContain(`href="${url}"`);
  const sent = new URLSearchParams(stripe.received.at(-1)?.body);
  const back = new URL(sent.get('success_url') ?? '');
  expect(sent.get('line_items[0][price_data][product_data][name]')).toBe(`Repair, ticket ${number}`);
  // The customer's own link stays with the store.
  expect(back.searchParams.get('t')).not.toBe(t);
  const returned = () => open(`/pay${back.search}`);
  expect((await returned()).body).toContain('was not finished');
  stripe.pay((await attemptOf(id)).id);
  expect((await returned()).body).toContain('Thank you: $50.00 has been paid.');
  expect((await open(`?t=${t}&lang=en`)).body).toContain('Pay $63.00');
  expect((await open(`/pay?t=${t}&lang=fr&id=${(await attemptOf(id)).id}`)).body).toContain('ont été payés');
});

test('The history of an order names a payment by link, which nobody entered', async () => {
  const { id } = await takeIn();
  await start(id);
  await payAndTell((await attemptOf(id)).id);
  const order = await orderOf(id);
  const { data } = await answer<{ data: HistoryEntry[] }>(owner('GET', `orders/${order.id}/history`));
  const [last] = data;
  expect(last).toMatchObject({ action: 'updated', changed_by: null });
  expect(last?.changes).toContainEqual({ field: 'payment_status', old: 'UNPAID', new: 'PAID' });
});

test('The page of an approved estimate leads to its deposit, as long as it can be paid by link', async () => {
  const settle = (deposit_percent: number | null) =>
    answer(owner('PUT', `/dc/store/${services.store.id}`, { settings: { deposit_percent } }));
  await settle(20);
  const { id } = await takeIn();
  const estimate = await answer<Estimate>(owner('POST', 'estimates', { ticket_id: id }));
  const step = (name: string, values: object) =>
    answer(owner('POST', `estimates/${estimate.id}/${name}`, { key: randomUUID(), ...values }));
  await step('send', { way: 'NONE', awaits: false });
  const t = await tokenOf(id);
  const link = /href="[^"]*\/status\?t=[\w-]+&amp;lang=en#pay"\s*>Pay the deposit of \$22\.60/;
  const shown = async () => (await open(`/estimate?t=${t}&lang=en`)).body;
  expect(await shown()).not.toMatch(link);
  await step('approve', { option: 0, name: 'Ada', channel: 'PHONE' });
  expect(await shown()).toMatch(link);
  expect((await open(`?t=${t}&lang=en`)).body).toContain('id="pay"');
  await answer(owner('PUT', 'onlinePayments/settings', { way: 'OFF' }));
  expect(await shown()).not.toContain('#pay');
  await answer(owner('PUT', 'onlinePayments/settings', { way: 'STRIPE' }));
  await start(id, 'DEPOSIT');
  await payAndTell((await attemptOf(id)).id);
  expect(await shown()).not.toContain('#pay');
  await settle(null);
});

test('While an estimate waits for its answer, the deposit alone is asked for', async () => {
  const ticket = await takeIn();
  const { id } = ticket;
  const t = await tokenOf(id);
  const line = { ticket_device_id: ticket.devices[0]!.id, name: 'New port', price: 30_000 };
  const estimate = await answer<Estimate>(
    owner('POST', 'estimates', { ticket_id: id, options: [{ name: '', lines: [line] }] }),
  );
  const step = (name: string, values: object = {}) =>
    answer(owner('POST', `estimates/${estimate.id}/${name}`, { key: randomUUID(), ...values }));
  const send = () =>
    owner('POST', `tickets/${id}/onlinePayment/link`, { key: randomUUID(), channel: 'EMAIL' });
  const shown = async (lang = 'en') => (await open(`?t=${t}&lang=${lang}`)).body;
  const earlier = payOffer(scope, id);
  expect(await earlier).toMatchObject({ due: 11_300, awaits_answer: false });
  await step('send', { way: 'NONE', awaits: false });
  expect(await shown()).toContain('So far, with taxes');
  expect(await shown()).not.toMatch(/<dt>Due|name="purpose"|You enter your card/);
  expect(await shown()).toContain('The balance can be paid as soon as you have answered it.');
  expect(await shown('fr')).toContain('Un devis attend votre réponse.');
  expect(await paymentOf(id)).toMatchObject({ due: 11_300, deposit: 0, awaits_answer: true });
  expect(codes(await send())).toEqual([' awaits_answer']);
  expect(await start(id, 'BALANCE', earlier)).toEqual({ problem: 'awaits_answer' });
  const tapped = await tap({ t, purpose: 'BALANCE', amount: '11300' });
  expect(tapped.statusCode).toBe(409);
  expect(tapped.body).toContain('An estimate is waiting for your answer');
  await answer(owner('PUT', `tickets/${id}/onlinePayment/deposit`, { amount: 11_300 }));
  expect(await shown()).toContain('Pay the deposit of $113.00');
  expect(await shown()).not.toContain('>Pay $113.00');
  expect((await send()).status).toBe(204);
  expect(await start(id, 'DEPOSIT')).toHaveProperty('url');
  await answer(owner('PUT', `tickets/${id}/onlinePayment/deposit`, { amount: null }));
  await step('approve', { option: 0, name: 'Ada', channel: 'PHONE' });
  expect(await shown()).toContain('Pay $339.00');
  expect(await shown()).toMatch(/<dt>Due<\/dt>\s*<dd>\$339\.00/);
});

test('A page asks once whether an estimate waits, and all its sections go by that', async () => {
  const ticket = await takeIn();
  const { id } = ticket;
  const estimate = await answer<Estimate>(owner('POST', 'estimates', { ticket_id: id }));
  await answer(
    owner('POST', `estimates/${estimate.id}/send`, { key: randomUUID(), way: 'NONE', awaits: false }),
  );
  const token = await tokenOf(id);
  const given: unknown[] = [];
  statusSections.add(async (_, { ticketId, isSumOpen }) => {
    if (ticketId === id) given.push(isSumOpen);
    return undefined;
  });
  await open(`?t=${token}&lang=en`);
  const sections = async (isSumOpen: boolean) => {
    const place = { ticketId: id, token, language: 'en', path: '/status', isSumOpen } as const;
    const shown = await Promise.all(statusSections.all().map((section) => section(scope, place)));
    return shown.map((part) => part?.text ?? '').join('');
  };
  expect(given).toEqual([true]);
  expect(await sections(true)).toMatch(/class="button".*An estimate is waiting for your answer/s);
  // It was answered after the page had asked, or before.
  expect(await sections(false)).toContain('Pay $113.00');
  expect(await sections(false)).not.toContain('class="button"');
});

test('An estimate that is sent ends a payment of the balance that is open, not one of a deposit', async () => {
  const send = async (id: string) => {
    const estimate = await answer<Estimate>(owner('POST', 'estimates', { ticket_id: id }));
    const values = { key: randomUUID(), way: 'NONE', awaits: false };
    await answer(owner('POST', `estimates/${estimate.id}/send`, values));
  };
  const [balance, deposit] = [await takeIn(), await takeIn()];
  await answer(owner('PUT', `tickets/${deposit.id}/onlinePayment/deposit`, { amount: 3000 }));
  await start(balance.id);
  await start(deposit.id, 'DEPOSIT');
  await send(deposit.id);
  await send(balance.id);
  await expect.poll(async () => (await attemptOf(balance.id)).state, { timeout: 20_000 }).toBe('EXPIRED');
  await follow((await attemptOf(deposit.id)).id, 0);
  expect(await attemptOf(deposit.id)).toMatchObject({ state: 'OPEN', purpose: 'DEPOSIT' });
});

test('An estimate that ended, or whose device is finished, holds no payment', async () => {
  const sent = async () => {
    const ticket = await takeIn();
    const estimate = await answer<Estimate>(owner('POST', 'estimates', { ticket_id: ticket.id }));
    const { id } = estimate;
    await answer(owner('POST', `estimates/${id}/send`, { key: randomUUID(), way: 'NONE', awaits: false }));
    expect(await paymentOf(ticket.id)).toMatchObject({ awaits_answer: true });
    return { ticket, id };
  };
  const revoked = await sent();
  await answer(owner('POST', `estimates/${revoked.id}/revoke`, { key: randomUUID() }));
  expect(await paymentOf(revoked.ticket.id)).toMatchObject({ awaits_answer: false });
  const past = await sent();
  await services.database.db
    .update(estimates)
    .set({ expires_date: sql`now() - interval '1 second'` })
    .where(eq(estimates.id, past.id));
  expect(await paymentOf(past.ticket.id)).toMatchObject({ awaits_answer: false });
  const finished = await sent();
  await services.database.db
    .update(ticketDevices)
    .set({ state: 'READY', outcome: 'REPAIRED' })
    .where(eq(ticketDevices.ticket_id, finished.ticket.id));
  expect(await paymentOf(finished.ticket.id)).toMatchObject({ awaits_answer: false });
  const { body } = await open(`?t=${await tokenOf(finished.ticket.id)}&lang=en`);
  expect(body).toContain('Pay $113.00');
});

test('The page says what cannot be paid, and does not lead to another ticket’s payment', async () => {
  const { id } = await takeIn();
  const t = await tokenOf(id);
  expect((await tap({ t: 'x', purpose: 'BALANCE' })).statusCode).toBe(404);
  await start(id);
  const { id: attemptId } = await attemptOf(id);
  await post(stripe.webhook('checkout.session.completed', stripe.pay(attemptId, { isLater: true })));
  expect((await open(`?t=${t}&lang=en`)).body).toContain('is on its way');
  expect((await tap({ t, purpose: 'BALANCE', amount: '11300' })).statusCode).toBe(409);
  const other = await tokenOf((await takeIn()).id);
  expect((await open(`/pay?t=${other}&lang=en&id=${attemptId}`)).body).not.toContain('on its way');
  await answer(owner('PUT', 'onlinePayments/settings', { way: 'OFF' }));
  expect((await open(`?t=${other}&lang=en`)).body).not.toContain('Pay online');
  expect((await tap({ t: other, purpose: 'BALANCE' })).body).toContain('nothing to pay any more');
  const address = 'https://pay.example/store/{amount}?ticket={number}';
  await answer(owner('PUT', 'onlinePayments/settings', { way: 'ADDRESS', address }));
  expect((await open(`?t=${other}&lang=en`)).body).toContain('https://pay.example/store/113.00?ticket=');
});

test('On the bundled page one pays, fails or tells the store nothing', async () => {
  await answer(owner('PUT', 'onlinePayments/settings', { way: 'SAMPLE' }));
  const local = (method: 'GET' | 'POST', url: string, choice = '') =>
    services.app.inject({
      method,
      url,
      headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
      ...(method === 'POST' && { payload: `do=${choice}` }),
    });
  const outcome = async (choice: string) => {
    const { id } = await takeIn();
    const started = await start(id);
    const url = 'url' in started ? started.url : '';
    expect((await local('GET', url)).body).toContain('CA$113.00');
    const reply = await local('POST', url, choice);
    return { id, reply, state: (await attemptOf(id)).state };
  };
  const paid = await outcome('pay');
  expect([paid.state, paid.reply.statusCode]).toEqual(['PAID', 303]);
  expect((await outcome('fail')).state).toBe('FAILED');
  expect((await outcome('leave')).state).toBe('OPEN');
  const silent = await outcome('silently');
  expect(silent.state).toBe('OPEN');
  const { id: attemptId } = await attemptOf(silent.id);
  expect(await payResult(paying, scope, silent.id, attemptId)).toMatchObject({ state: 'PAID' });
  const foreign = await services.app.inject({
    url: `/outbox/payments/${services.store.id}/x`,
    headers: { host: 'shop.example' },
  });
  expect(foreign.statusCode).toBe(404);
});

test('Whatever is paid where and told how often, the ledger agrees with what the provider took', async () => {
  const amounts = fc.record({
    deposit: fc.integer({ min: 1, max: 12_000 }),
    till: fc.integer({ min: 0, max: 11_000 }),
    times: fc.integer({ min: 1, max: 3 }),
    isCancelled: fc.boolean(),
  });
  const run = async ({
    deposit,
    till,
    times,
    isCancelled,
  }: {
    deposit: number;
    till: number;
    times: number;
    isCancelled: boolean;
  }) => {
    const online = async () => {
      const rows = await services.database.db.select().from(entries).where(eq(entries.account, 'ONLINE'));
      return rows.reduce((sum, { amount }) => sum + amount, 0);
    };
    const [ledger, credit] = [await online(), await creditOf()];
    const { id } = await takeIn();
    await answer(owner('PUT', `tickets/${id}/onlinePayment/deposit`, { amount: deposit }));
    const started = await start(id, 'DEPOSIT');
    if ('problem' in started) return;
    const attempt = await attemptOf(id);
    const order = await orderOf(id);
    if (isCancelled) await answer(owner('POST', `orders/${order.id}/cancel`, { key: randomUUID() }));
    else if (till > 0) await pay(order, till);
    const told = stripe.webhook('checkout.session.completed', stripe.pay(attempt.id));
    await Promise.all(Array.from({ length: times }, () => post(told)));
    const { excess } = await attemptOf(id);
    const { paid } = await orderOf(id);
    expect(await online()).toBe(ledger + attempt.amount);
    expect(await creditOf()).toBe(credit + excess);
    expect(paid).toBe((isCancelled ? 0 : till) + attempt.amount - excess);
  };
  await fc.assert(fc.asyncProperty(amounts, run), { numRuns: 12 });
});
