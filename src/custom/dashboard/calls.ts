import type { Call } from '../../dataProvider/calls.ts';
import { createCallsHook } from '../../kit/createCallsHook.ts';
import type { DashboardFigures } from '../../schemas/dashboard/figures.ts';

export const dashboardCalls = (call: Call) => ({
  /** How the day stands at a location, or at all that one sees. */
  getFigures: async (location_id: number | undefined, signal?: AbortSignal): Promise<DashboardFigures> => {
    const query = { location_id };
    return (await call<DashboardFigures>('product', 'GET /dc/store/:storeId/dashboard', { query, signal })).json;
  },
});

export const useDashboardCalls = createCallsHook(dashboardCalls);
