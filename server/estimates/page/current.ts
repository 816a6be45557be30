import { and, desc, eq, getTableColumns, ne } from 'drizzle-orm';
import type { Estimate } from '../../../src/schemas/estimates/estimates.ts';
import { toRecord } from '../../core/records/read.ts';
import type { Scope } from '../../core/scope.ts';
import type { LinkSubject } from '../../statusPages/index.ts';
import { isAbout } from '../subject.ts';
import { estimateAnswers, estimates } from '../tables.ts';

/** Returns the newest version of the estimate of a ticket or quote that is no draft; undefined: there is none. */
export async function currentEstimate(
  scope: Scope,
  subject: LinkSubject,
  { lock = false } = {},
): Promise<Estimate | undefined> {
  const [row] = await scope.select(estimates, getTableColumns(estimates), {
    where: and(isAbout(subject), ne(estimates.state, 'DRAFT')),
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
