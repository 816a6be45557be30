import { Type } from 'typebox';
import { call } from '../call.ts';
import { page, pageParameters } from '../listSchema.ts';
import { Job, visibleJobStates, work } from './jobs.ts';

const of = { ...work, name: 'work', service: 'store' } as const;
const ById = Type.Object({ id: Type.String({ format: 'uuid' }) });

/** Calls of a store's background jobs (contract 1 §7). */
export const workCalls = {
  listJobs: call('GET /dc/store/:storeId/jobs', {
    of,
    access: 'list',
    query: Type.Object({ ...pageParameters, state: Type.Enum([...visibleJobStates]) }),
    answer: page(Job),
    summary: 'List the background work in a state',
  }),

  getJob: call('GET /dc/store/:storeId/jobs/:id', {
    of,
    access: 'one',
    params: ById,
    answer: Job,
    summary: 'Read a job',
  }),

  cancelJob: call('POST /dc/store/:storeId/jobs/:id/cancel', {
    of,
    access: 'update',
    params: ById,
    answer: Job,
    summary: 'Cancel a job',
  }),

  retryJob: call('POST /dc/store/:storeId/jobs/:id/retry', {
    of,
    access: 'update',
    params: ById,
    answer: Job,
    summary: 'Try a job again',
  }),
};
