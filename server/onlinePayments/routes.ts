import type { FastifyInstance, FastifyRequest } from 'fastify';
import { onlinePaymentCalls } from '../../src/schemas/onlinePayments/calls.ts';
import { paymentAttempts, type PaymentAttempt } from '../../src/schemas/onlinePayments/paymentAttempts.ts';
import { models } from '../../src/schemas/models.ts';
import { tickets, type Ticket } from '../../src/schemas/tickets/tickets.ts';
import { Problem } from '../core/problem.ts';
import { entityOf } from '../core/records/entity.ts';
import { readBare, readOne } from '../core/records/read.ts';
import { requirePermission } from '../core/records/write.ts';
import { serve } from '../core/routes/serve.ts';
import type { Scope } from '../core/scope.ts';
import { askProvider, readAttempt } from './askProvider.ts';
import { askDeposit, payOffer } from './offers.ts';
import { PaymentError } from './providers/paymentProvider.ts';
import { channelsTo, sendPayLink } from './sendPayLink.ts';
import { readSettings, saveSettings, type PaymentServices } from './settings.ts';

/** Payments by link, as staff set them up and see them. */
export async function onlinePaymentRoutes(app: FastifyInstance, services: PaymentServices) {
  const ticket = entityOf(tickets, models);
  const attempt = entityOf(paymentAttempts, models);

  const readTicket = async (
    { scope, who }: Pick<FastifyRequest, 'scope' | 'who'>,
    id: string,
    action: 'one' | 'update',
  ): Promise<Ticket> => {
    const { record } = await readBare(scope, ticket, id);
    requirePermission(who, action, ticket, record, ...(action === 'update' ? [{}] : []));
    return record as Ticket;
  };

  serve(app, onlinePaymentCalls.getPaymentSettings, ({ scope }) => readSettings(services, scope));

  serve(app, onlinePaymentCalls.savePaymentSettings, ({ scope, who, body }) =>
    saveSettings(services, scope, who.staff_id, body),
  );

  serve(app, onlinePaymentCalls.getTicketPayment, async ({ scope, who, params: { id } }) =>
    paymentOf(scope, await readTicket({ scope, who }, id, 'one')),
  );

  serve(app, onlinePaymentCalls.askDeposit, ({ scope, who, params: { id }, body: { amount } }) =>
    scope.transaction(async (own) => {
      const record = await readTicket({ scope: own, who }, id, 'update');
      await askDeposit(own, who.staff_id, id, amount);
      return paymentOf(own, record);
    }),
  );

  serve(app, onlinePaymentCalls.sendPayLink, ({ scope, who, params: { id }, body }) =>
    scope.transaction(async (own) => {
      const record = await readTicket({ scope: own, who }, id, 'update');
      await sendPayLink(services, own, who, record, body);
    }),
  );

  serve(app, onlinePaymentCalls.checkPaymentAttempt, async ({ scope, who, params: { id } }) => {
    const { record } = await readBare(scope, attempt, id);
    requirePermission(who, 'one', attempt, record);
    const asked = await readAttempt(scope, id);
    if (asked) await askProvider(services, scope, asked).catch(refuseUnanswered);
    return (await readOne({ scope, who, entity: attempt }, id)).record as PaymentAttempt;
  });
}

async function paymentOf(scope: Scope, record: Ticket) {
  const { choices: _, ...offer } = await payOffer(scope, record.id);
  return { ...offer, channels: await channelsTo(scope, record) };
}

function refuseUnanswered(error: unknown): never {
  if (!(error instanceof PaymentError)) throw error;
  throw new Problem(502, 'The payment provider did not answer.', [
    { path: '', code: 'provider_failed', ...(error.detail && { params: { detail: error.detail } }) },
  ]);
}
