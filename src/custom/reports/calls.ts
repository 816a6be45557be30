import type { Call } from '../../dataProvider/calls.ts';
import { createCallsHook } from '../../kit/createCallsHook.ts';
import type { Report, ReportName, ReportQuery } from '../../schemas/reports/reports.ts';

export const reportCalls = (call: Call) => ({
  /** Returns a report of a period, with its comparison period. */
  getReport: async (name: ReportName, query: ReportQuery, signal?: AbortSignal): Promise<Report> => {
    const path = 'GET /dc/store/:storeId/reports/:name';
    return (await call<Report>('product', path, { params: { name }, query: { ...query }, signal })).json;
  },
});

export const useReportCalls = createCallsHook(reportCalls);
