import type { FastifyInstance } from 'fastify';
import { searchCalls } from '../../src/schemas/search/calls.ts';
import { serve } from '../core/routes/serve.ts';
import { find } from './find.ts';

/** The search of all resources (contract 1 §9). */
export async function searchRoutes(app: FastifyInstance) {
  serve(app, searchCalls.search, ({ scope, who, query }) => find(scope, who, query));
}
