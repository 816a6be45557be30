import { eq, getTableColumns } from 'drizzle-orm';
import type { Estimate } from '../../src/schemas/estimates/estimates.ts';
import { openEstimateStates } from '../../src/schemas/estimates/states.ts';
import { enqueue } from '../core/jobs/enqueue.ts';
import type { JobKind } from '../core/jobs/kinds.ts';
import { toRecord } from '../core/records/read.ts';
import { updateVersioned } from '../core/records/version.ts';
import type { Scope } from '../core/scope.ts';
import { changed } from './changes.ts';
import { estimates } from './tables.ts';

declare module '../core/jobs/kinds.ts' {
  interface JobData {
    'expire-estimate': { id: string };
  }
}

/** Schedules the end of an estimate. */
export const planExpiry = (scope: Scope, id: string, runAt: Date): Promise<void> =>
  enqueue(scope, { kind: 'expire-estimate', key: id, data: { id }, runAt });

/** Whether an estimate can still be answered, but for its date. */
export const isOpen = ({ state }: Pick<Estimate, 'state'>): boolean =>
  openEstimateStates.some((one) => one === state);

/** Whether the date of an estimate has passed. */
export const isPast = ({ expires_date }: Pick<Estimate, 'expires_date'>): boolean =>
  expires_date !== null && new Date(expires_date).getTime() <= Date.now();

/** Ends an estimate that nobody answered in time. */
export const expireJob: JobKind<{ id: string }> = {
  run: ({ scope, data: { id } }) =>
    scope.transaction(async (own) => {
      const where = eq(estimates.id, id);
      const [row] = await own.select(estimates, getTableColumns(estimates), { where, lock: true });
      if (!row) return;
      const estimate = toRecord(row) as Estimate;
      if (!isOpen(estimate) || !isPast(estimate)) return;
      await changed(own, null, estimate, 'EXPIRED');
      await updateVersioned(own, estimates, [id], null, { state: 'EXPIRED' });
    }),
};
