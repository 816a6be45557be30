import { and, eq, gt, ne } from 'drizzle-orm';
import { jobs } from '../core/jobs/tables.ts';
import type { FailedJob } from '../core/jobs/attempt.ts';
import type { Scope } from '../core/scope.ts';
import { escapeHtml } from '../../src/schemas/markup.ts';
import type { Notify } from '../notifications/index.ts';

/** Minimum interval between notifications of failures, in ms. */
const silence = 3_600_000;

/** Notifies staff members who may see the background work that a job failed for good. */
export const notifyOwners =
  (notify: Notify) =>
  async (scope: Scope, { id, about }: FailedJob): Promise<void> => {
    const since = new Date(Date.now() - silence);
    const others = and(ne(jobs.id, id), eq(jobs.state, 'failed'), gt(jobs.finished_date, since));
    if ((await scope.count(jobs, others)) > 0) return;
    await notify(scope, {
      type: 'WORK_FAILED',
      locationId: null,
      rights: ['EDIT_STORE_SETTINGS'],
      body: `<p>${escapeHtml(about ?? '')}</p>`,
    });
  };
