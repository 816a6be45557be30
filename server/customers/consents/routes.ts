import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Consent, NewConsent } from '../../../src/schemas/customers/consents.ts';
import { customers } from '../../../src/schemas/customers/customers.ts';
import { answers } from '../../core/routes/answers.ts';
import { checkId, customerPath, namesCustomer, type CustomerParams } from '../paths.ts';
import { addConsent, readRegister } from './register.ts';

const tags = ['customers'];
const Register = Type.Object({ data: Type.Array(Consent) });

/** Consents (contract 4 §7). */
export async function consentRoutes(app: FastifyInstance) {
  const path = `${customerPath}/:id/consents`;

  app.get<CustomerParams>(
    path,
    {
      config: { access: { action: 'one', model: customers } },
      schema: {
        tags,
        summary: 'List what a customer agreed to and withdrew',
        params: namesCustomer,
        response: answers(200, Register),
      },
    },
    async ({ scope, params }) => ({ data: await readRegister(scope, checkId(params.id)) }),
  );

  app.post<CustomerParams & { Body: NewConsent }>(
    path,
    {
      config: { access: { action: 'update', model: customers } },
      schema: {
        tags,
        summary: 'Note what a customer agreed to or withdrew',
        params: namesCustomer,
        body: NewConsent,
        response: answers(201, Register),
      },
    },
    async ({ scope, who, params, body }, reply) => {
      await addConsent(scope, who, checkId(params.id), body);
      return reply.code(201).send({ data: await readRegister(scope, checkId(params.id)) });
    },
  );
}
