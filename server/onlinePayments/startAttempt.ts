import { and, eq, inArray } from 'drizzle-orm';
import { setTimeout } from 'node:timers/promises';
import { models } from '../../src/schemas/models.ts';
import { openAttemptStates, type Purpose } from '../../src/schemas/onlinePayments/states.ts';
import { rights } from '../../src/schemas/rights.ts';
import { orders as orderModel } from '../../src/schemas/sales/orders.ts';
import { isDropped } from '../../src/schemas/sales/states.ts';
import type { Ticket } from '../../src/schemas/tickets/tickets.ts';
import { orderedId } from '../core/orderedId.ts';
import { entityOf } from '../core/records/entity.ts';
import { lockRecords } from '../core/records/version.ts';
import type { Scope } from '../core/scope.ts';
import { orderHooks, orders, type salesOf } from '../sales/index.ts';
import { settleOrder, tickets } from '../tickets/index.ts';
import { applyStatus } from './applyStatus.ts';
import { askProvider, fail, OPEN_FOR, readAttempt, STALE, type Attempt } from './askProvider.ts';
import { scheduleFollowUp } from './followPayment.ts';
import { payOffer } from './offers.ts';
import { PaymentError, type NewSession } from './providers/paymentProvider.ts';
import { providerOf, type PaymentServices } from './settings.ts';
import { paymentAttempts } from './tables.ts';

export interface Starting extends PaymentServices {
  sales: ReturnType<typeof salesOf>;
}

type StartProblem =
  /** There is nothing to pay. */
  | 'not_due'
  /** Another amount than was shown. */
  | 'changed'
  /** An estimate may change it. */
  | 'awaits_answer'
  /** An attempt is not decided yet. */
  | 'pending'
  /** Its beginning was not confirmed, so that nobody can have paid it. */
  | 'unknown'
  /** It could not begin. */
  | 'failed';

export type Started = { url: string } | { problem: StartProblem };

interface Wanted extends Pick<NewSession, 'locale'> {
  purpose: Purpose;
  /** What the customer was shown, in cents. */
  amount: number;
  description: (number: number) => string;
  /** Where the customer returns to from an attempt. */
  returnUrl: (scope: Scope, attemptId: string) => Promise<string>;
}

/** How often and how long to wait for the same attempt that another request begins, in ms. */
const WAITS = { pause: 250, times: 20 };

/**
 * Begins a payment of a ticket at the provider, or continues the one that is open; the attempt is stored before the
 * provider is called, and a ticket has one that is not decided. One of another amount is ended first.
 */
export async function startAttempt(
  services: Starting,
  scope: Scope,
  ticketId: string,
  wanted: Wanted,
): Promise<Started> {
  for (let turn = 0; turn < WAITS.times; turn++) {
    const step = await scope.transaction((own) => claim(services, own, ticketId, wanted));
    if ('problem' in step) return step;
    if ('created' in step) return openSession(services, scope, step.created, step.session);
    const { earlier, amount } = step;
    if (earlier.state === 'CREATED' && earlier.state_date.getTime() > Date.now() - STALE) {
      await setTimeout(WAITS.pause);
      continue;
    }
    const isWanted = earlier.state === 'OPEN' && earlier.amount === amount;
    const isEnded = earlier.state === 'OPEN' && !isWanted;
    const state = await askProvider(services, scope, earlier, { isEnded }).catch(unlessUnanswered);
    const url = isWanted && state === 'OPEN' ? await urlOf(scope, earlier.id) : undefined;
    if (url) return { url };
    if (state === 'UNKNOWN' && earlier.state === 'UNKNOWN') return { problem: 'unknown' };
    if (state === 'PENDING' || state === 'UNKNOWN') return { problem: 'pending' };
  }
  return { problem: 'pending' };
}

/** A provider that does not answer leaves the attempt as it is. */
function unlessUnanswered(error: unknown): 'UNKNOWN' {
  if (error instanceof PaymentError) return 'UNKNOWN';
  throw error;
}

type Claimed =
  | Extract<Started, { problem: string }>
  | { created: Attempt; session: NewSession }
  | { earlier: Attempt; amount: number };

/**
 * Returns the attempt of a ticket that is not decided, or stores a new one with the order that it pays. The order is
 * settled first: what it says is due is what is paid.
 */
async function claim(services: Starting, scope: Scope, ticketId: string, wanted: Wanted): Promise<Claimed> {
  await lockRecords(scope, [{ table: tickets, ids: [ticketId] }]);
  const { number, location_id, order_id, created_by } = tickets;
  const [ticket] = await scope.select(
    tickets,
    { number, location_id, order_id, created_by },
    { where: eq(tickets.id, ticketId) },
  );
  const { way, choices: priced, due, awaits_answer } = await payOffer(scope, ticketId);
  if (way !== 'STRIPE' && way !== 'SAMPLE') return { problem: 'not_due' };
  if (awaits_answer && due > 0 && wanted.purpose === 'BALANCE') return { problem: 'awaits_answer' };
  if (!ticket || (!ticket.order_id && priced.length === 0)) return { problem: 'not_due' };
  const orderId = await orderOf(services, scope, { id: ticketId, ...ticket });
  if (!orderId) return { problem: 'failed' };
  const { choices } = await payOffer(scope, ticketId);
  if (choices.length === 0) return { problem: 'not_due' };
  const { purpose, amount } = wanted;
  if (!choices.some((one) => one.purpose === purpose && one.amount === amount)) return { problem: 'changed' };
  const earlier = await openAttempt(scope, ticketId);
  if (earlier) return { earlier, amount };
  const id = orderedId();
  const now = new Date();
  await scope.create(paymentAttempts, {
    id,
    location_id: ticket.location_id,
    ticket_id: ticketId,
    order_id: orderId,
    provider: way,
    purpose,
    amount,
    state: 'CREATED',
  });
  await scheduleFollowUp(scope, id);
  return {
    created: {
      id,
      ticket_id: ticketId,
      provider: way,
      purpose,
      state: 'CREATED',
      amount,
      session_id: null,
      created_date: now,
      state_date: now,
    },
    session: {
      key: id,
      amount,
      currency: 'CAD',
      description: wanted.description(ticket.number),
      locale: wanted.locale,
      returnUrl: await wanted.returnUrl(scope, id),
      expires: new Date(now.getTime() + OPEN_FOR),
    },
  };
}

async function openAttempt(scope: Scope, ticketId: string): Promise<Attempt | undefined> {
  const { id, ticket_id, state } = paymentAttempts;
  const isOpen = and(eq(ticket_id, ticketId), inArray(state, [...openAttemptStates]));
  const [found] = await scope.select(paymentAttempts, { id }, { where: isOpen });
  return found && readAttempt(scope, found.id);
}

interface Ordered extends Pick<Ticket, 'id' | 'order_id' | 'location_id'> {
  created_by: string | null;
}

/** Returns the order of a ticket, settled in the name of who took the devices in. */
async function orderOf(
  { sales }: Starting,
  scope: Scope,
  { order_id, created_by, ...ticket }: Ordered,
): Promise<string | undefined> {
  if (!created_by) return order_id && (await isLive(scope, order_id)) ? order_id : undefined;
  const who = {
    staff_id: created_by,
    store_id: scope.store.id,
    role: 'ADMIN' as const,
    rights,
    location_id: ticket.location_id,
  };
  const entity = entityOf(orderModel, models, orderHooks(sales));
  return settleOrder({ scope, who, entity }, ticket);
}

async function isLive(scope: Scope, orderId: string): Promise<boolean> {
  const { id, order_status } = orders;
  const [order] = await scope.select(orders, { order_status }, { where: eq(id, orderId) });
  return order !== undefined && !isDropped(order.order_status);
}

async function openSession(
  services: Starting,
  scope: Scope,
  attempt: Attempt,
  session: NewSession,
): Promise<Started> {
  const provider = await providerOf(services, scope, attempt.provider);
  try {
    if (!provider) throw new PaymentError('refused', 'no_key');
    const status = await provider.createSession(session);
    await applyStatus(services, scope, attempt.id, status);
    if (status.url) return { url: status.url };
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    // Nothing was begun unless the answer was lost.
    await fail(scope, attempt.id, error);
    return { problem: error.failure === 'unknown' ? 'unknown' : 'failed' };
  }
  return { problem: 'pending' };
}

async function urlOf(scope: Scope, attemptId: string): Promise<string | undefined> {
  const { id, session_url } = paymentAttempts;
  const [row] = await scope.select(paymentAttempts, { session_url }, { where: eq(id, attemptId) });
  return row?.session_url ?? undefined;
}
