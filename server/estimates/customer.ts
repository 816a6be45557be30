import { and, eq, isNull, not, or, sql, type SQL } from 'drizzle-orm';
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

/** What was seen before there was a ticket names none. */
const isOnQuote = isNull(sql`${estimateAnswers.offer} ->> 'number'`);

/** Who answered: the customer of the quote until it became a ticket, then that of the ticket. */
function isAnswerOf(own: TenantFilter, customer: CustomerKey) {
  const { id, customer_id, customer_email } = appointments;
  const about = (where: SQL | undefined) =>
    eq(estimateAnswers.estimate_id, own.any(estimates, estimates.id, where));
  const ofTicket = eq(
    estimates.ticket_id,
    own.any(tickets, tickets.id, eq(tickets.customer_id, customer.id)),
  );
  const ofQuote = (where: SQL | undefined) => eq(estimates.quote_id, own.any(appointments, id, where));
  const ofNobody = ofQuote(and(isNull(customer_id), isNull(customer_email)));
  return or(
    and(isOnQuote, about(or(ofQuote(isAppointmentOf(customer)), and(ofTicket, ofNobody)))),
    and(not(isOnQuote), about(ofTicket)),
  )!;
}

/** In place of who answered. */
export const ERASED_NAME = '-';

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
      isOf: isAnswerOf,
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
        name: ERASED_NAME,
        text: null,
        strokes: null,
        ip: null,
        offer: sql`jsonb_set(${offer}, '{message}', 'null')`,
      },
      isAnswerOf(scope, customer),
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
