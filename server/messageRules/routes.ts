import type { FastifyInstance, FastifyRequest } from 'fastify';
import { appointments as appointmentModel } from '../../src/schemas/appointments/appointments.ts';
import { estimates as estimateModel, type Estimate } from '../../src/schemas/estimates/estimates.ts';
import { threads as threadModel, type Thread } from '../../src/schemas/inbox/threads.ts';
import { messageRuleCalls } from '../../src/schemas/messageRules/calls.ts';
import type { NextMessage } from '../../src/schemas/messageRules/nextMessage.ts';
import { models } from '../../src/schemas/models.ts';
import { tickets as ticketModel } from '../../src/schemas/tickets/tickets.ts';
import { notFound } from '../core/problem.ts';
import { entityOf } from '../core/records/entity.ts';
import { readBare } from '../core/records/read.ts';
import { requirePermission } from '../core/records/write.ts';
import { serve } from '../core/routes/serve.ts';
import { readDevice } from '../tickets/index.ts';
import { readBooking } from './appointments/facts.ts';
import { nextOfEstimate } from './estimates/next.ts';
import { lastEstimate, withEstimate } from './estimates/values.ts';
import { afterMove, nextMessages } from './nextMessages.ts';
import { planMessage } from './plan.ts';
import { previewAboutAppointment, previewTemplate } from './preview.ts';
import { readTicketFacts } from './ticketFacts.ts';
import { valuesOfThread } from './threadValues.ts';
import { valuesOf } from './values.ts';

const nothing: NextMessage = { mode: 'OFF', channel: null, reason: null, text: '' };

/** What customers are told. */
export async function messageRuleRoutes(app: FastifyInstance) {
  const entity = entityOf(ticketModel, models);
  const appointment = entityOf(appointmentModel, models);
  const estimate = entityOf(estimateModel, models);
  const thread = entityOf(threadModel, models);

  serve(app, messageRuleCalls.getNextMessage, async ({ scope, who, params: { id }, query }) => {
    const device = await readDevice({ scope, who }, id);
    const ticket = await readTicketFacts(scope, device.ticket_id);
    const plan = await planMessage(scope, afterMove(ticket, [id], query), query.to);
    return plan ? { mode: plan.mode, ...plan.outcome, text: plan.text } : nothing;
  });

  serve(app, messageRuleCalls.getNextMessages, async ({ scope, who, body }) => ({
    data: await nextMessages(scope, who, body),
  }));

  serve(app, messageRuleCalls.getNextEstimateMessage, async ({ scope, who, params: { id }, query }) => {
    const record = (await readBare(scope, estimate, id)).record as Estimate;
    requirePermission(who, 'one', estimate, record);
    const plan = await nextOfEstimate(scope, record, query.to);
    return plan ? { mode: plan.mode, ...plan.outcome, text: plan.text } : nothing;
  });

  const checkReadable = async ({ scope, who }: Pick<FastifyRequest, 'scope' | 'who'>, id: string) => {
    const { record } = await readBare(scope, entity, id);
    requirePermission(who, 'one', entity, record);
  };

  serve(app, messageRuleCalls.previewTemplate, async ({ scope, who, params: { id }, body }) => {
    await checkReadable({ scope, who }, id);
    return previewTemplate(scope, id, body);
  });

  serve(app, messageRuleCalls.previewAppointmentTemplate, async ({ scope, who, params: { id }, body }) => {
    const { record } = await readBare(scope, appointment, id);
    requirePermission(who, 'one', appointment, record);
    const booking = await readBooking(scope, id);
    if (!booking) throw notFound();
    return previewAboutAppointment(scope, booking, body);
  });

  serve(app, messageRuleCalls.getThreadValues, async ({ scope, who, params: { id } }) => {
    const record = (await readBare(scope, thread, id)).record as Thread;
    requirePermission(who, 'one', thread, record);
    return valuesOfThread(scope, record);
  });

  serve(app, messageRuleCalls.getMessageValues, async ({ scope, who, params: { id } }) => {
    await checkReadable({ scope, who }, id);
    const ticket = await readTicketFacts(scope, id);
    const last = await lastEstimate(scope, { ticket_id: id });
    const values = withEstimate(await valuesOf(scope, ticket), last, ticket.location.timezone);
    return { language: ticket.language, ...values };
  });
}
