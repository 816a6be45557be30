import type { Call } from '../../dataProvider/calls.ts';
import { createCallsHook } from '../../kit/createCallsHook.ts';
import type { DashboardFigures } from '../../schemas/dashboard/figures.ts';

export const dashboardCalls = (call: Call) => ({
  /** Returns the day's figures of one location, or of all visible locations. */
  getFigures: async (location_id: number | undefined, signal?: AbortSignal): Promise<DashboardFigures> => {
    const query = { location_id };
    return (await call<DashboardFigures>('product', 'GET /dc/store/:storeId/dashboard', { query, signal }))
      .json;
  },
});

export const useDashboardCalls = createCallsHook(dashboardCalls);
