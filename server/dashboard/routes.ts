import type { FastifyInstance } from 'fastify';
import { dashboardCalls } from '../../src/schemas/dashboard/calls.ts';
import { serve } from '../core/routes/serve.ts';
import { readFigures } from './figures.ts';

/** All figures of the dashboard in one call (contract 1 §7). */
export async function dashboardRoutes(app: FastifyInstance) {
  serve(app, dashboardCalls.getFigures, ({ scope, who, query }) =>
    readFigures(scope, who, query.location_id),
  );
}
