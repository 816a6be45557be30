import { and, eq, lt, not, sql, type SQL } from 'drizzle-orm';
import type { DeviceState } from '../../../src/schemas/tickets/states.ts';
import type { TicketDevice } from '../../../src/schemas/tickets/ticketDevices.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import type { Scope } from '../../core/scope.ts';
import { readStore } from '../../store/index.ts';
import { ticketDevices, tickets } from '../tables.ts';

const DAY = 86_400_000;

/** Ready devices whose time to be collected has passed. */
export const isUncollected = () =>
  and(eq(ticketDevices.state, 'READY'), lt(ticketDevices.collect_until, sql`now()`))!;

/** Returns the condition that a device is not collected in time, or that it is not so. */
export const whereDeviceUncollected = (isWanted: boolean): SQL =>
  isWanted ? isUncollected() : not(sql`coalesce(${isUncollected()}, false)`);

/** Returns the same condition of a ticket: one of its devices is. */
export function whereUncollected(scope: Scope, isWanted: boolean): SQL {
  const found = eq(tickets.id, scope.any(ticketDevices, ticketDevices.ticket_id, isUncollected()));
  return isWanted ? found : not(found);
}

/**
 * Returns until when a device in its next state is to be collected: a ready one some days from now, as the store's
 * setting says; then its people are told.
 */
export async function planCollection(
  scope: Scope,
  by: string | null,
  { ticket_id, collect_until }: Pick<TicketDevice, 'ticket_id' | 'collect_until'>,
  next: DeviceState,
): Promise<Date | null> {
  if (next === 'GONE') return collect_until === null ? null : new Date(collect_until);
  const { collect_days } = next === 'READY' ? await readStore(scope) : { collect_days: null };
  if (collect_days === null) return null;
  const runAt = new Date(Date.now() + collect_days * DAY);
  await enqueue(scope, {
    kind: 'tell-uncollected',
    key: ticket_id,
    data: { ticket_id },
    runAt,
    by: by ?? undefined,
  });
  return runAt;
}
