import { and, desc, eq, getTableColumns, ne } from 'drizzle-orm';
import type { Estimate } from '../../../src/schemas/estimates/estimates.ts';
import { toRecord } from '../../core/records/read.ts';
import type { Scope } from '../../core/scope.ts';
import { estimateAnswers, estimates } from '../tables.ts';

/** Returns the newest version of a ticket's estimate that is no draft; undefined: there is none. */
export async function currentEstimate(
  scope: Scope,
  ticketId: string,
  { lock = false } = {},
): Promise<Estimate | undefined> {
  const [row] = await scope.select(estimates, getTableColumns(estimates), {
    where: and(eq(estimates.ticket_id, ticketId), ne(estimates.state, 'DRAFT')),
    orderBy: [desc(estimates.version)],
    limit: 1,
    lock,
  });
  return row && (toRecord(row) as Estimate);
}

/** Returns when an estimate was answered last; undefined: it was not. */
export async function lastAnswered(scope: Scope, estimateId: string): Promise<Date | undefined> {
  const { estimate_id, created_date } = estimateAnswers;
  const [row] = await scope.select(
    estimateAnswers,
    { created_date },
    { where: eq(estimate_id, estimateId), orderBy: [desc(created_date)], limit: 1 },
  );
  return row?.created_date;
}
