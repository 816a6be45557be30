import type { FastifyInstance } from 'fastify';
import { customerCalls } from '../../src/schemas/customers/calls.ts';
import { serve } from '../core/routes/serve.ts';
import { knownCustomers } from './known.ts';

/** Possible duplicates (contract 4 §7). */
export async function knownRoutes(app: FastifyInstance) {
  serve(app, customerCalls.getKnownCustomers, async ({ scope, query }) => ({
    data: await knownCustomers(scope, query),
  }));
}
