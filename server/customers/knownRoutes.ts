import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { customers } from '../../src/schemas/customers/customers.ts';
import { DuplicateCustomer, DuplicateQuery } from '../../src/schemas/customers/duplicates.ts';
import { answers } from '../core/routes/answers.ts';
import { knownCustomers } from './known.ts';
import { customerPath } from './paths.ts';

/** Possible duplicates (contract 4 §7). */
export async function knownRoutes(app: FastifyInstance) {
  app.get<{ Querystring: DuplicateQuery }>(
    `${customerPath}/known`,
    {
      config: { access: { action: 'list', model: customers } },
      schema: {
        tags: ['customers'],
        summary: 'Find customers with the same e-mail address, also a former one, or phone number',
        querystring: DuplicateQuery,
        response: answers(200, Type.Object({ data: Type.Array(DuplicateCustomer) })),
      },
    },
    async ({ scope, query }) => ({ data: await knownCustomers(scope, query) }),
  );
}
