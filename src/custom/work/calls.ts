import type { Call } from '../../dataProvider/calls.ts';
import { createCallsHook } from '../../kit/createCallsHook.ts';
import { workCalls } from '../../schemas/work/calls.ts';
import type { VisibleJobState } from '../../schemas/work/jobs.ts';

export const workMethods = (call: Call) => ({
  /** Returns the first jobs in a state, and their total. */
  getJobs: async (state: VisibleJobState, per_page: number, signal?: AbortSignal) => {
    const { data, metadata } = (await call(workCalls.listJobs, { query: { state, per_page }, signal })).json;
    return { jobs: data, total: metadata.total };
  },
});

export const useWorkCalls = createCallsHook(workCalls, workMethods);
