import type { FastifyInstance } from 'fastify';
import { customerCalls } from '../../../src/schemas/customers/calls.ts';
import { serve } from '../../core/routes/serve.ts';
import { checkId } from '../../core/checkId.ts';
import { addConsent, readRegister } from './register.ts';

/** Consents (contract 4 §7). */
export async function consentRoutes(app: FastifyInstance) {
  serve(app, customerCalls.getConsents, async ({ scope, params }) => ({
    data: await readRegister(scope, checkId(params.id)),
  }));

  serve(app, customerCalls.addConsent, async ({ scope, who, params, body }) => {
    await addConsent(scope, who, checkId(params.id), body);
    return { data: await readRegister(scope, checkId(params.id)) };
  });
}
