import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { customerCalls } from '../../../src/schemas/customers/calls.ts';
import { serve } from '../../core/routes/serve.ts';
import type { Forgetting } from '../contributions.ts';
import { checkId } from '../../core/checkId.ts';
import { customerFile } from './file.ts';
import { forgetCustomer } from './forget.ts';

/** Export and removal of personal data (contract 4 §7). */
export async function privacyRoutes(app: FastifyInstance, services: Pick<Forgetting, 'notify'>) {
  serve(app, customerCalls.getCustomerFile, async ({ scope, who, params }, reply) => {
    const id = checkId(params.id);
    const file = await customerFile(scope, who, id);
    reply.header('content-type', 'application/json; charset=utf-8');
    reply.header('content-disposition', `attachment; filename="customer_${id}.json"`);
    return Readable.from(file);
  });

  serve(app, customerCalls.forgetCustomer, async ({ scope, who, params, body, headers }) => {
    const id = checkId(params.id);
    await forgetCustomer(scope, who, id, { ifMatch: headers['if-match'], email: body.email, ...services });
    return { id };
  });
}
