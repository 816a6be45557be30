import { eq } from 'drizzle-orm';
import { amountDue } from '../../src/schemas/sales/amountDue.ts';
import { isLaterState, isOpenAttempt, type AttemptState } from '../../src/schemas/onlinePayments/states.ts';
import { recordHistory } from '../core/history/note.ts';
import { stepDifferences } from '../core/records/step.ts';
import { updateVersioned } from '../core/records/version.ts';
import type { Scope } from '../core/scope.ts';
import { orders, pay } from '../sales/index.ts';
import { tickets } from '../tickets/index.ts';
import { post } from '../wallet/index.ts';
import type { SessionStatus } from './providers/paymentProvider.ts';
import { tellPaid } from './paidNotice.ts';
import type { PaymentServices } from './settings.ts';
import { paymentAttempts } from './tables.ts';

/** No staff member: the services. */
const system = { staff_id: null };

/**
 * Stores what a provider says of an attempt, unless more is known; a paid one is recorded once, in the ledger of the
 * ticket's order. Returns the state that the attempt has then.
 */
export const applyStatus = (
  { notify }: Pick<PaymentServices, 'notify'>,
  scope: Scope,
  attemptId: string,
  status: SessionStatus,
): Promise<AttemptState | undefined> =>
  scope.transaction(async (own) => {
    const { id, state, ticket_id, order_id } = paymentAttempts;
    const [attempt] = await own.select(
      paymentAttempts,
      { id, state, ticket_id, order_id },
      { where: eq(id, attemptId), lock: true },
    );
    if (!attempt) return undefined;
    const isNews = isLaterState(attempt.state, status.state);
    const next = isNews ? status.state : attempt.state;
    const isPaid = isNews && next === 'PAID';
    const excess = isPaid ? await record(own, attempt, status) : 0;
    await updateVersioned(own, paymentAttempts, [attemptId], null, {
      session_id: status.id,
      ...(isNews && {
        state: next,
        excess,
        reason: null,
        reference: status.payment ?? status.id,
        state_date: new Date(),
      }),
      session_url: isOpenAttempt(next) ? (status.url ?? null) : null,
    });
    if (isPaid) await tellPaid(own, notify, { ticketId: attempt.ticket_id, excess });
    return next;
  });

interface Paid {
  ticket_id: string;
  order_id: string;
}

/** Pays the order with what is due of it; the rest becomes store credit of its customer. Returns the rest. */
async function record(
  scope: Scope,
  attempt: Paid,
  { id, amount, payment = id }: SessionStatus,
): Promise<number> {
  const orderId = await currentOrder(scope, attempt);
  const { location_id, customer_id, order_status, total, credited, paid, refunded } = orders;
  const { payment_method, payment_status } = orders;
  const [order] = await scope.select(
    orders,
    {
      id: orders.id,
      location_id,
      customer_id,
      order_status,
      total,
      credited,
      paid,
      refunded,
      payment_method,
      payment_status,
    },
    { where: eq(orders.id, orderId), lock: true },
  );
  if (!order) throw new Error('The order of a payment is gone');
  const reference = payment.slice(0, 100);
  const taken = Math.max(0, Math.min(amountDue(order), amount));
  if (taken > 0) {
    const row = await pay({ scope, who: system }, order, { method: 'ONLINE', amount: taken, reference });
    await updateVersioned(scope, orders, [orderId], null, row);
    const changes = stepDifferences(order, row);
    await recordHistory(scope, system, [{ model: 'orders', id: orderId, action: 'updated', changes }]);
  }
  const excess = amount - taken;
  await post(scope, null, {
    kind: 'STORE_CREDIT',
    location_id: order.location_id,
    customer_id: order.customer_id,
    order_id: orderId,
    note: reference,
    entries: [
      { account: 'ONLINE', amount: excess },
      { account: 'STORE_CREDIT', amount: -excess, customer_id: order.customer_id },
    ],
  });
  return excess;
}

/** An order that was cancelled since is replaced by the ticket's next one. */
async function currentOrder(scope: Scope, { ticket_id, order_id }: Paid): Promise<string> {
  const [ticket] = await scope.select(
    tickets,
    { order_id: tickets.order_id },
    { where: eq(tickets.id, ticket_id) },
  );
  return ticket?.order_id ?? order_id;
}
