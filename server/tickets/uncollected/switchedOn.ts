import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { StoreSettings } from '../../../src/schemas/store/store.ts';
import { enqueueAll } from '../../core/jobs/enqueue.ts';
import type { Scope } from '../../core/scope.ts';
import { whereVisited } from '../origins.ts';
import { ticketDevices, tickets } from '../tables.ts';
import { untilIn, firstReminder } from './plan.ts';

type Days = Pick<StoreSettings, 'collect_days'>;

/**
 * Once a store's settings say in how many days ready devices are to be collected, those that are ready already have as many
 * from now on. Their storage costs nothing: nobody was told of a fee when they became ready.
 */
export async function awaitReadyDevices(
  scope: Scope,
  { collect_days: days }: Days,
  before: Days,
): Promise<void> {
  if (days === null || before.collect_days !== null) return;
  const { id, state, collect_until, ticket_id } = ticketDevices;
  const visited = scope.any(tickets, tickets.id, and(ne(tickets.state, 'GONE'), whereVisited()));
  const ready = await scope.select(
    ticketDevices,
    { id },
    {
      where: and(eq(state, 'READY'), isNull(collect_until), eq(ticket_id, visited)),
      orderBy: [asc(id)],
      lock: true,
    },
  );
  if (ready.length === 0) return;
  const until = untilIn(days);
  const ids = ready.map((row) => row.id);
  await scope.update(ticketDevices, { collect_until: until, uncollected_told: 0 }, inArray(id, ids));
  await enqueueAll(
    scope,
    ids.map((device) => firstReminder(device, until)),
  );
}
