import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import {
  Report,
  reportNames,
  ReportQuery,
  reports,
  type ReportName,
} from '../../src/schemas/reports/reports.ts';
import { answers } from '../core/routes/answers.ts';
import { readReport } from './report.ts';

/** Sales, profit, taxes and payments of a period, compared with the previous one (contract 4 §2.10). */
export async function reportRoutes(app: FastifyInstance) {
  app.get<{ Params: { name: ReportName }; Querystring: ReportQuery }>(
    '/dc/store/:storeId/reports/:name',
    {
      config: { access: { action: 'list', model: reports } },
      schema: {
        tags: ['reports'],
        summary: 'Read a report of a period',
        params: Type.Object({ name: Type.Enum(reportNames) }),
        querystring: ReportQuery,
        response: answers(200, Report),
      },
    },
    ({ scope, who, params: { name }, query }) => readReport({ scope, who }, name, query),
  );
}
