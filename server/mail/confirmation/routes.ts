import type { FastifyInstance } from 'fastify';
import { appointmentCalls } from '../../../src/schemas/appointments/calls.ts';
import { checkId } from '../../core/checkId.ts';
import { serve } from '../../core/routes/serve.ts';
import { resendConfirmation } from './resendConfirmation.ts';

/** Sends confirmations of appointments again (contract 4 §7). */
export async function confirmationRoutes(app: FastifyInstance) {
  serve(app, appointmentCalls.sendConfirmation, ({ scope, who, params, body }) =>
    resendConfirmation(scope, who, checkId(params.id), body.key),
  );
}
