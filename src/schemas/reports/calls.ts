import { Type } from 'typebox';
import { call } from '../call.ts';
import { Report, reportNames, ReportQuery, reports } from './reports.ts';

/** Calls of reports (contract 4 §2.10). */
export const reportCalls = {
  /** A report of a period, with its comparison period. */
  getReport: call('GET /dc/store/:storeId/reports/:name', {
    of: { ...reports, name: 'reports', service: 'product' },
    access: 'list',
    params: Type.Object({ name: Type.Enum(reportNames) }),
    query: ReportQuery,
    answer: Report,
    summary: 'Read a report of a period',
  }),
};
