import type { Estimate } from '../../src/schemas/estimates/estimates.ts';
import type { Answer } from '../../src/schemas/estimates/states.ts';
import type { Scope } from '../core/scope.ts';
import type { Notify } from '../notifications/index.ts';
import { deviceNames, ticketNotice } from '../tickets/index.ts';
import { devicesOf } from './devicesOf.ts';

const events = { APPROVED: 'approved', DECLINED: 'declined', CHANGES_ASKED: 'asked' } as const;

/** Tells the staff of an estimate's location, who edit tickets, what its customer answered. */
export async function tellAnswer(
  scope: Scope,
  notify: Notify,
  estimate: Estimate,
  answer: Answer,
): Promise<void> {
  const { id, ticket_id, number, location_id } = estimate;
  await notify(scope, {
    locationId: location_id,
    rights: ['EDIT_TICKET'],
    ...ticketNotice(events[answer], {
      id,
      number,
      names: await deviceNames(scope, ticket_id, devicesOf(estimate)),
      date: new Date(),
      timezone: scope.store.timezone,
    }),
  });
}
