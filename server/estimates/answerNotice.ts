import type { Estimate } from '../../src/schemas/estimates/estimates.ts';
import type { Answer } from '../../src/schemas/estimates/states.ts';
import type { Scope } from '../core/scope.ts';
import type { NotifiableEvent, Notify } from '../notifications/index.ts';
import { deviceNames, ticketNotice } from '../tickets/index.ts';
import { addCustomers } from './customers.ts';
import { devicesOf } from './devicesOf.ts';

const events = { APPROVED: 'approved', DECLINED: 'declined', CHANGES_ASKED: 'asked' } as const;

/** Tells the staff of an estimate's location, who edit tickets, what its customer answered. */
export async function tellAnswer(
  scope: Scope,
  notify: Notify,
  estimate: Estimate,
  answer: Answer,
): Promise<void> {
  await notify(scope, {
    locationId: estimate.location_id,
    rights: ['EDIT_TICKET'],
    ...(await noticeOf(scope, estimate, events[answer])),
  });
}

async function noticeOf(
  scope: Scope,
  estimate: Estimate,
  event: (typeof events)[Answer],
): Promise<Pick<NotifiableEvent, 'type' | 'body' | 'data'>> {
  const { id, ticket_id, quote_id, number } = estimate;
  const about = { date: new Date(), timezone: scope.store.timezone };
  if (ticket_id && number !== null) {
    const names = await deviceNames(scope, ticket_id, devicesOf(estimate));
    return ticketNotice(event, { ...about, id, number, names });
  }
  const named = { ...estimate };
  await addCustomers(scope, [named]);
  const names = [named.customer?.name ?? null];
  return ticketNotice(event, { ...about, id: quote_id ?? id, number: null, names });
}
