import type { FastifyInstance } from 'fastify';
import type { Who } from '../../../src/schemas/can.ts';
import { customerCalls } from '../../../src/schemas/customers/calls.ts';
import { timelineKinds } from '../../../src/schemas/customers/timeline.ts';
import { pageOf, type Page } from '../../core/records/listQuery.ts';
import { serve } from '../../core/routes/serve.ts';
import type { Scope } from '../../core/scope.ts';
import { staffNames } from '../../staff/index.ts';
import { customerContributions } from '../contributions.ts';
import { emailsOf, idsOf } from '../emails.ts';
import { checkId } from '../../core/checkId.ts';
import type { Asked } from './newest.ts';
import type { Entries } from './source.ts';

/** The customer's timeline: appointments, requests, mails, changes of the record (contract 4 §7). */
export async function timelineRoutes(app: FastifyInstance) {
  serve(app, customerCalls.getTimeline, ({ scope, who, params, query }) =>
    readTimeline(scope, who, checkId(params.id), pageOf(query)),
  );
}

/** Reads as many entries of each source as the page and those before it hold, and returns the newest of all. */
async function readTimeline(scope: Scope, who: Who, customerId: string, asked: Page) {
  const [ids, emails] = await Promise.all([idsOf(scope, customerId), emailsOf(scope, customerId)]);
  const last = asked.page * asked.per_page;
  const kinds = await entriesOf(scope, who, {
    customer: customerId,
    ids,
    emails,
    limit: last,
    reader: who.staff_id,
  });
  const shown = kinds
    .flatMap(({ found }) => found)
    .toSorted((a, b) => b.date.getTime() - a.date.getTime())
    .slice(last - asked.per_page, last);
  const names = await staffNames(
    scope,
    shown.map(({ by }) => by),
  );
  const data = shown.map((entry) => ({
    ...entry,
    date: entry.date.toISOString(),
    by: names.get(entry.by ?? '') ?? null,
  }));
  return { data, metadata: { total: kinds.reduce((sum, { total }) => sum + total, 0), ...asked } };
}

/** Reads all sources, in the order of their kinds. */
function entriesOf(scope: Scope, who: Who, asked: Asked): Promise<Entries[]> {
  const sources = customerContributions
    .all()
    .flatMap(({ timeline = [] }) => timeline)
    .toSorted((a, b) => timelineKinds.indexOf(a.kind) - timelineKinds.indexOf(b.kind));
  return Promise.all(sources.map(({ read }) => read(scope, who, asked)));
}
