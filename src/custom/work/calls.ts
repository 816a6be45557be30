import type { Call } from '../../dataProvider/calls.ts';
import { createCallsHook } from '../../kit/createCallsHook.ts';
import type { Job, VisibleJobState } from '../../schemas/work/jobs.ts';

const service = 'store';
const jobs = '/dc/store/:storeId/jobs';

export const workCalls = (call: Call) => ({
  /** Returns the first jobs in a state, and their total. */
  getJobs: async (state: VisibleJobState, per_page: number, signal?: AbortSignal) => {
    const options = { query: { state, per_page }, signal };
    const { json } = await call<{ data: Job[]; metadata: { total: number } }>(
      service,
      `GET ${jobs}`,
      options,
    );
    return { jobs: json.data, total: json.metadata.total };
  },

  cancelJob: (id: string) => call(service, `POST ${jobs}/:id/cancel`, { params: { id } }),

  retryJob: (id: string) => call(service, `POST ${jobs}/:id/retry`, { params: { id } }),

  getJob: async (id: string, signal?: AbortSignal): Promise<Job> =>
    (await call<Job>(service, `GET ${jobs}/:id`, { params: { id }, signal })).json,
});

export const useWorkCalls = createCallsHook(workCalls);
