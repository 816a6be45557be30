import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { Type, type Static } from 'typebox';
import { customerPrivacy as model } from '../../../src/schemas/customers/privacy.ts';
import { answers } from '../../core/routes/answers.ts';
import type { Forgetting } from '../contributions.ts';
import { checkId, customerPath, namesCustomer, type CustomerParams } from '../paths.ts';
import { customerFile } from './file.ts';
import { forgetCustomer } from './forget.ts';

const tags = ['customers'];
const config = { access: { action: 'update', model } } as const;

const Confirmation = Type.Object({ email: Type.String({ maxLength: 200 }) }, { additionalProperties: false });

/** Export and removal of personal data (contract 4 §7). */
export async function privacyRoutes(app: FastifyInstance, services: Pick<Forgetting, 'notify'>) {
  app.post<CustomerParams>(
    `${customerPath}/:id/file`,
    {
      config,
      schema: {
        tags,
        summary: 'Hand out what is stored about a customer, as one JSON file',
        params: namesCustomer,
      },
    },
    async ({ scope, who, params }, reply) => {
      const id = checkId(params.id);
      const file = await customerFile(scope, who, id);
      reply.header('content-type', 'application/json; charset=utf-8');
      reply.header('content-disposition', `attachment; filename="customer_${id}.json"`);
      return reply.send(Readable.from(file));
    },
  );

  app.post<CustomerParams & { Body: Static<typeof Confirmation> }>(
    `${customerPath}/:id/forget`,
    {
      config,
      schema: {
        tags,
        summary: 'Remove for good all that identifies a customer',
        params: namesCustomer,
        body: Confirmation,
        response: answers(200, Type.Object({ id: Type.String() })),
      },
    },
    async ({ scope, who, params, body, headers }) => {
      const id = checkId(params.id);
      await forgetCustomer(scope, who, id, { ifMatch: headers['if-match'], email: body.email, ...services });
      return { id };
    },
  );
}
