import { and, asc, getTableColumns, inArray } from 'drizzle-orm';
import type { Estimate } from '../../src/schemas/estimates/estimates.ts';
import type { EstimateState } from '../../src/schemas/estimates/states.ts';
import { toRecord } from '../core/records/read.ts';
import { updateVersioned } from '../core/records/version.ts';
import type { Scope } from '../core/scope.ts';
import { changed } from './changes.ts';
import { otherThan } from './estimates.ts';
import { estimates } from './tables.ts';

/** The other versions of a ticket or quote in one of these states are replaced by this one. */
export async function supersede(
  scope: Scope,
  by: string | null,
  estimate: Estimate,
  states: readonly EstimateState[],
): Promise<void> {
  const rows = await scope.select(estimates, getTableColumns(estimates), {
    where: and(otherThan(estimate), inArray(estimates.state, [...states])),
    orderBy: [asc(estimates.id)],
    lock: true,
  });
  for (const row of rows) {
    await changed(scope, by, toRecord(row) as Estimate, 'SUPERSEDED');
    await updateVersioned(scope, estimates, [row.id], by, { state: 'SUPERSEDED' });
  }
}
