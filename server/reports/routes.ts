import type { FastifyInstance } from 'fastify';
import { reportCalls } from '../../src/schemas/reports/calls.ts';
import { serve } from '../core/routes/serve.ts';
import { readReport } from './report.ts';

/** Sales, profit, taxes and payments of a period, compared with the previous one (contract 4 §2.10). */
export async function reportRoutes(app: FastifyInstance) {
  serve(app, reportCalls.getReport, ({ scope, who, params: { name }, query }) =>
    readReport({ scope, who }, name, query),
  );
}
