import type { Call } from '../../dataProvider/calls.ts';
import { createCallsHook } from '../../kit/createCallsHook.ts';
import type { Report, ReportName, ReportQuery } from '../../schemas/reports/reports.ts';

export const reportCalls = (call: Call) => ({
  /** What was sold, earned, owed or paid over a period, beside the one before. */
  getReport: async (name: ReportName, query: ReportQuery, signal?: AbortSignal): Promise<Report> => {
    const path = 'GET /dc/store/:storeId/reports/:name';
    return (await call<Report>('product', path, { params: { name }, query: { ...query }, signal })).json;
  },
});

export const useReportCalls = createCallsHook(reportCalls);
