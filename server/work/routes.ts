import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { Job, visibleJobStates, work } from '../../src/schemas/work/jobs.ts';
import type { JobKinds } from '../core/jobs/kinds.ts';
import { pageOf } from '../core/records/listQuery.ts';
import { pageParameters, page } from '../../src/schemas/listSchema.ts';
import { answers } from '../core/routes/answers.ts';
import { cancelJob, listJobs, readJob, retryJob } from './work.ts';

const ListQuery = Type.Object({
  ...pageParameters,
  state: Type.Enum([...visibleJobStates]),
});

const params = Type.Object({ id: Type.String({ format: 'uuid' }) });
const tags = ['work'];

/** The store's background work: running, waiting and failed jobs (contract 1 §7). */
export async function workRoutes(app: FastifyInstance, { kinds }: { kinds: JobKinds }) {
  const path = '/dc/store/:storeId/jobs';

  app.get<{ Querystring: Static<typeof ListQuery> }>(
    path,
    {
      config: { access: { action: 'list', model: work } },
      schema: {
        tags,
        summary: 'List the background work in a state',
        querystring: ListQuery,
        response: answers(200, page(Job)),
      },
    },
    ({ scope, query }) => listJobs(scope, query.state, pageOf(query)),
  );

  app.get<{ Params: { id: string } }>(
    `${path}/:id`,
    {
      config: { access: { action: 'one', model: work } },
      schema: { tags, summary: 'Read a job', params, response: answers(200, Job) },
    },
    ({ scope, params: { id } }) => readJob(scope, id),
  );

  const config = { access: { action: 'update', model: work } } as const;

  app.post<{ Params: { id: string } }>(
    `${path}/:id/cancel`,
    { config, schema: { tags, summary: 'Cancel a job', params, response: answers(200, Job) } },
    ({ scope, who, params: { id } }) => cancelJob(scope, who, kinds, id),
  );

  app.post<{ Params: { id: string } }>(
    `${path}/:id/retry`,
    { config, schema: { tags, summary: 'Try a job again', params, response: answers(200, Job) } },
    ({ scope, params: { id } }) => retryJob(scope, kinds, id),
  );
}
