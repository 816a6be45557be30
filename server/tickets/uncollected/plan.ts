import { and, eq, lt, not, sql, type SQL } from 'drizzle-orm';
import type { DeviceState } from '../../../src/schemas/tickets/states.ts';
import type { TicketDevice } from '../../../src/schemas/tickets/ticketDevices.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import type { Scope } from '../../core/scope.ts';
import { readStore } from '../../store/index.ts';
import { isWithoutVisit } from '../origins.ts';
import { ticketDevices, tickets } from '../tables.ts';

const DAY = 86_400_000;

type Planned = Pick<TicketDevice, 'id' | 'ticket_id' | 'state' | 'collect_until'>;

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

/** Devices of a ticket whose time passes within this, in ms, are told of together. */
const TOGETHER = 3_600_000;

/**
 * Returns until when a device in its next state is to be collected: a ready one some days from now, as the store's
 * setting says; then its people are told. One that had gone by mistake keeps its time.
 */
export async function planCollection(
  scope: Scope,
  by: string | null,
  { id, ticket_id, state, collect_until }: Planned,
  next: DeviceState,
): Promise<Date | null> {
  const kept = collect_until === null ? null : new Date(collect_until);
  if (next === 'GONE' || (state === 'GONE' && next === 'READY' && kept)) return kept;
  const days = next === 'READY' ? await daysToCollect(scope, ticket_id) : null;
  if (days === null) return null;
  const until = new Date(Date.now() + days * DAY);
  const runAt = new Date(until.getTime() + TOGETHER);
  await enqueue(scope, { kind: 'tell-uncollected', key: id, data: { id }, runAt, by: by ?? undefined });
  return until;
}

/** Returns in how many days a device of the ticket is to be collected; null: without limit, or by nobody. */
async function daysToCollect(scope: Scope, ticketId: string): Promise<number | null> {
  const [ticket] = await scope.select(
    tickets,
    { origin: tickets.origin },
    { where: eq(tickets.id, ticketId) },
  );
  return !ticket || isWithoutVisit(ticket) ? null : (await readStore(scope)).collect_days;
}
