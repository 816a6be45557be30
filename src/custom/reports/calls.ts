import { createCallsHook } from '../../kit/createCallsHook.ts';
import { reportCalls } from '../../schemas/reports/calls.ts';

export const useReportCalls = createCallsHook(reportCalls);
