import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { appointments } from '../../../src/schemas/appointments/appointments.ts';
import { StoredMail } from '../../../src/schemas/mail/mail.ts';
import { isUuid } from '../../core/ids.ts';
import { notFound } from '../../core/problem.ts';
import { answers } from '../../core/routes/answers.ts';
import { resendConfirmation } from './resendConfirmation.ts';

const Body = Type.Object({ key: Type.String({ format: 'uuid' }) }, { additionalProperties: false });

/** Sends confirmations of appointments again (contract 4 §7). */
export async function confirmationRoutes(app: FastifyInstance) {
  app.post<{ Params: { id: string }; Body: { key: string } }>(
    '/dc/store/:storeId/repair/appointment/:id/confirmation',
    {
      config: { access: { action: 'one', model: appointments } },
      schema: {
        tags: ['appointments'],
        summary: 'Send the confirmation of an appointment or a quote again',
        body: Body,
        response: answers(201, StoredMail),
      },
    },
    async ({ scope, who, params, body }, reply) => {
      if (!isUuid(params.id)) throw notFound();
      return reply.code(201).send(await resendConfirmation(scope, who, params.id, body.key));
    },
  );
}
