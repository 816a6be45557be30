import type { FastifyInstance } from 'fastify';
import { workCalls } from '../../src/schemas/work/calls.ts';
import type { JobKinds } from '../core/jobs/kinds.ts';
import { pageOf } from '../core/records/listQuery.ts';
import { serve } from '../core/routes/serve.ts';
import { cancelJob, listJobs, readJob, retryJob } from './work.ts';

/** The store's background work: running, waiting and failed jobs (contract 1 §7). */
export async function workRoutes(app: FastifyInstance, { kinds }: { kinds: JobKinds }) {
  serve(app, workCalls.listJobs, ({ scope, query }) => listJobs(scope, query.state, pageOf(query)));
  serve(app, workCalls.getJob, ({ scope, params: { id } }) => readJob(scope, id));
  serve(app, workCalls.cancelJob, ({ scope, who, params: { id } }) => cancelJob(scope, who, kinds, id));
  serve(app, workCalls.retryJob, ({ scope, params: { id } }) => retryJob(scope, kinds, id));
}
