import { createCallsHook } from '../../kit/createCallsHook.ts';
import { dashboardCalls } from '../../schemas/dashboard/calls.ts';

export const useDashboardCalls = createCallsHook(dashboardCalls);
