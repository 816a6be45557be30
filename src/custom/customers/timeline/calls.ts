import type { Call } from '../../../dataProvider/calls.ts';
import { createCallsHook } from '../../../kit/createCallsHook.ts';
import type { TimelineEntry } from '../../../schemas/customers/timeline.ts';

interface TimelinePage {
  data: TimelineEntry[];
  metadata: { total: number };
}

export const timelineCalls = (call: Call) => ({
  /** Returns a page of a customer's timeline, newest first. */
  getTimeline: async (id: string, page: number, perPage: number, signal?: AbortSignal) => {
    const query = { page, per_page: perPage };
    const line = 'GET /dc/store/:storeId/customer/:id/timeline';
    return (await call<TimelinePage>('customer', line, { params: { id }, query, signal })).json;
  },
});

export const useTimelineCalls = createCallsHook(timelineCalls);
