import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { estimates as model } from '../../src/schemas/estimates/estimates.ts';
import { appointments, isAppointmentOf } from '../appointments/index.ts';
import { forgetProperties } from '../core/history/forgetProperties.ts';
import { readableRows } from '../core/records/readable.ts';
import type { TenantFilter } from '../core/tenantFilter.ts';
import { pages, type CustomerContribution, type CustomerKey } from '../customers/index.ts';
import { tickets } from '../tickets/index.ts';
import { estimateAnswers, estimates } from './tables.ts';

/** A ticket has another customer than its quote where somebody else brought the device. */
const isOf = (own: TenantFilter, customer: CustomerKey) => {
  const { ticket_id, quote_id } = estimates;
  const ofTicket = eq(ticket_id, own.any(tickets, tickets.id, eq(tickets.customer_id, customer.id)));
  const ofQuote = eq(quote_id, own.any(appointments, appointments.id, isAppointmentOf(customer)));
  return or(ofTicket, and(isNull(ticket_id), ofQuote))!;
};

/** Estimates of a customer's tickets and quotes, and what the customer answered. */
export const estimatesOfCustomer: CustomerContribution = {
  file: {
    estimates: {
      table: estimates,
      isOf,
      readable: (_, who) => readableRows(who, model, estimates),
      rows: (scope, _, where) => pages(scope, estimates, where),
    },
    estimateAnswers: {
      table: estimateAnswers,
      isOf: (own, key) => eq(estimateAnswers.estimate_id, own.any(estimates, estimates.id, isOf(own, key))),
      readable: (scope, who) => {
        const readable = readableRows(who, model, estimates);
        return readable && eq(estimateAnswers.estimate_id, scope.any(estimates, estimates.id, readable));
      },
      rows: (scope, _, where) => pages(scope, estimateAnswers, where),
    },
  },
  /** Prices, times and answers are kept. */
  forget: async ({ scope, customer }) => {
    const own = isOf(scope, customer);
    const { offer } = estimateAnswers;
    await scope.update(
      estimateAnswers,
      {
        name: '-',
        text: null,
        strokes: null,
        ip: null,
        offer: sql`jsonb_set(${offer}, '{message}', 'null')`,
      },
      eq(estimateAnswers.estimate_id, scope.any(estimates, estimates.id, own)),
    );
    const forgotten = await scope.updateReturning(estimates, { message: null }, own, { id: estimates.id });
    await forgetProperties(
      scope,
      model.name,
      forgotten.map(({ id }) => id),
      ['message'],
    );
  },
};
