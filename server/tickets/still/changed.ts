import { asc, eq, inArray } from 'drizzle-orm';
import type { StoreSettings } from '../../../src/schemas/store/store.ts';
import { limitedStates, longestHours } from '../../../src/schemas/tickets/still.ts';
import { dequeue, enqueue } from '../../core/jobs/enqueue.ts';
import type { JobKind } from '../../core/jobs/kinds.ts';
import type { Scope } from '../../core/scope.ts';
import { ticketDevices } from '../tables.ts';
import { scheduleStill, stillFrom } from './plan.ts';

declare module '../../core/jobs/kinds.ts' {
  interface JobData {
    'plan-still': Record<string, never>;
  }
}

/** Has it planned anew when devices stand still, once a store's settings let them stay in a state for longer or shorter. */
export async function followLongest(scope: Scope, now: StoreSettings, before: StoreSettings): Promise<void> {
  if (limitedStates.every((state) => longestHours(state, now) === longestHours(state, before))) return;
  await enqueue(scope, { kind: 'plan-still', key: 'all', data: {} });
}

/** Plans anew when each device stands still that is worked on. Who was told of one is not told again at once. */
export const planStillJob: JobKind<Record<string, never>> = {
  run: async ({ scope, progress, signal }) => {
    const { id, state } = ticketDevices;
    const open = await scope.select(
      ticketDevices,
      { id },
      { where: inArray(state, limitedStates), orderBy: [asc(id)] },
    );
    for (const [index, device] of open.entries()) {
      if (signal.aborted) return;
      await scope.transaction((own) => planAgain(own, device.id));
      progress(index + 1, open.length);
    }
  },
};

async function planAgain(scope: Scope, deviceId: string): Promise<void> {
  const { id, location_id, state, state_date, still_from } = ticketDevices;
  const [row] = await scope.select(
    ticketDevices,
    { location_id, state, state_date, still_from },
    { where: eq(id, deviceId), lock: true },
  );
  if (!row) return;
  const planned = await stillFrom(scope, row, row.state_date);
  const isTold = row.still_from !== null && row.still_from.getTime() <= Date.now();
  if (isTold && planned && planned.getTime() <= Date.now()) return;
  await scope.update(ticketDevices, { still_from: planned }, eq(id, deviceId));
  await (planned ? scheduleStill(scope, null, deviceId, planned) : dequeue(scope, 'tell-still', deviceId));
}
