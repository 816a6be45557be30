import { and, asc, desc, eq, inArray, max, ne, or, sql } from 'drizzle-orm';
import { appointments as appointmentModel } from '../../src/schemas/appointments/appointments.ts';
import { can, type Who } from '../../src/schemas/can.ts';
import { amountsOf } from '../../src/schemas/estimates/amounts.ts';
import type { Estimate } from '../../src/schemas/estimates/estimates.ts';
import type { EstimateLine, OptionAmounts } from '../../src/schemas/estimates/options.ts';
import { tickets as ticketModel } from '../../src/schemas/tickets/tickets.ts';
import { appointments } from '../appointments/index.ts';
import { forbidden, invalid } from '../core/problem.ts';
import type { Hooks } from '../core/records/entity.ts';
import type { Scope } from '../core/scope.ts';
import { isTaxExempt, taxContext } from '../sales/index.ts';
import { staffNames } from '../staff/index.ts';
import type { LinkSubject } from '../statusPages/index.ts';
import { readStore } from '../store/index.ts';
import { ticketDevices, ticketPhotos, tickets } from '../tickets/index.ts';
import { contactOf } from './contact.ts';
import { addCustomers } from './customers.ts';
import { linesOf, settleOptions } from './settleOptions.ts';
import { isAbout, subjectOf } from './subject.ts';
import { estimateAnswers, estimates } from './tables.ts';

/** Estimates: their lines and prices. The steps are the domain's. */
export const estimateHooks: Hooks<Estimate> = {
  complete: async (scope, records) => {
    await addCustomers(scope, records);
    await addAnswers(scope, records);
  },

  beforeWrite: async ({ scope, who }, estimate, before) => {
    const subject = subjectOf(estimate);
    const placed = before ?? (await place(scope, who, subject));
    const agreed = await linesOf(scope, subject);
    const given = estimate.options.length > 0 ? estimate.options : [{ name: '', lines: agreed }];
    const stood = [...(before?.options ?? []).flatMap(({ lines }) => lines), ...agreed];
    const earlier = before ? [] : await earlierLines(scope, subject);
    const options = await settleOptions(scope, who, { subject, options: given }, [...stood, ...earlier]);
    await checkPhotos(scope, estimate);
    const { number, version, location_id } = placed;
    const priced = await priceOptions(scope, { ...estimate, options, location_id });
    return { options, number, version, location_id, ...priced };
  },
};

/** Returns number, version and location of a new estimate, whose ticket or quote is locked. */
async function place(scope: Scope, who: Who, subject: LinkSubject) {
  const isOfTicket = 'ticket_id' in subject;
  const found = isOfTicket
    ? await placeOnTicket(scope, who, subject.ticket_id)
    : await placeOnQuote(scope, who, subject.quote_id);
  if ((await scope.count(estimates, and(isAbout(subject), eq(estimates.state, 'DRAFT')))) > 0)
    throw invalid([{ path: isOfTicket ? '/ticket_id' : '/quote_id', code: 'has_draft' }]);
  const [last] = await scope.select(
    estimates,
    { version: max(estimates.version) },
    { where: isAbout(subject) },
  );
  return { ...found, version: (last?.version ?? 0) + 1 };
}

async function placeOnQuote(scope: Scope, who: Who, quoteId: string) {
  const { type, is_voided, location_id } = appointments;
  const [quote] = await scope.select(
    appointments,
    { type, is_voided, location_id },
    { where: eq(appointments.id, quoteId), lock: true },
  );
  if (quote?.type !== 'QUOTE' || quote.is_voided) throw invalid([{ path: '/quote_id', code: 'reference' }]);
  if (can(who, 'update', appointmentModel, { ...quote }, {}) !== true) throw forbidden();
  if (await hasTicket(scope, quoteId)) throw invalid([{ path: '/quote_id', code: 'has_ticket' }]);
  return { number: null, location_id: quote.location_id };
}

/** Whether a quote, or the appointment that it became, is a ticket. */
async function hasTicket(scope: Scope, quoteId: string): Promise<boolean> {
  const { id, quote_id } = appointments;
  const made = scope.any(appointments, id, eq(quote_id, quoteId));
  const { appointment_id } = tickets;
  return (await scope.count(tickets, or(eq(appointment_id, quoteId), eq(appointment_id, made)))) > 0;
}

async function placeOnTicket(scope: Scope, who: Who, ticketId: string) {
  const { number, location_id, other_location_ids, state } = tickets;
  const [ticket] = await scope.select(
    tickets,
    { number, location_id, other_location_ids, state },
    { where: eq(tickets.id, ticketId), lock: true },
  );
  if (!ticket) throw invalid([{ path: '/ticket_id', code: 'reference' }]);
  if (can(who, 'update', ticketModel, { ...ticket }, {}) !== true) throw forbidden();
  if (ticket.state === 'GONE') throw invalid([{ path: '/ticket_id', code: 'ticket_gone' }]);
  return { number: ticket.number, location_id: ticket.location_id };
}

/** Returns the lines of the last version, whose prices may be offered again. */
async function earlierLines(scope: Scope, subject: LinkSubject): Promise<EstimateLine[]> {
  const { options, version } = estimates;
  const [last] = await scope.select(
    estimates,
    { options },
    { where: isAbout(subject), orderBy: [desc(version)], limit: 1 },
  );
  return last?.options.flatMap(({ lines }) => lines) ?? [];
}

/** Returns what the options cost today. */
export async function priceOptions(
  scope: Scope,
  { options, location_id, ...about }: Pick<Estimate, 'options' | 'location_id' | 'ticket_id' | 'quote_id'>,
): Promise<{ amounts: OptionAmounts[]; total: number }> {
  const { rules, today } = await taxContext(scope, location_id);
  const terms = await readStore(scope);
  const customer = await contactOf(scope, subjectOf(about));
  const isExempt = await isTaxExempt(scope, customer?.customer_id ?? null);
  const amounts = options.map((option) => amountsOf(option, { rules, today, isExempt, terms }));
  return { amounts, total: Math.min(...amounts.map(({ total }) => total)) };
}

/** Photos must be of the ticket and for the customer. */
async function checkPhotos(scope: Scope, { ticket_id, photo_ids }: Estimate): Promise<void> {
  if (photo_ids.length === 0) return;
  if (!ticket_id) throw invalid([{ path: '/photo_ids', code: 'reference' }]);
  const { id, ticket_device_id, is_internal } = ticketPhotos;
  const devices = scope.any(ticketDevices, ticketDevices.id, eq(ticketDevices.ticket_id, ticket_id));
  const where = and(inArray(id, photo_ids), eq(ticket_device_id, devices), eq(is_internal, false));
  const rows = await scope.select(ticketPhotos, { id }, { where });
  const found = new Set(rows.map((row) => row.id));
  const errors = photo_ids.flatMap((photo, index) =>
    found.has(photo) ? [] : [{ path: `/photo_ids/${index}`, code: 'reference' }],
  );
  if (errors.length > 0) throw invalid(errors);
}

async function addAnswers(scope: Scope, records: Estimate[]): Promise<void> {
  const {
    id,
    estimate_id,
    answer,
    option,
    name,
    text,
    strokes,
    channel,
    ip,
    hash,
    created_by,
    created_date,
  } = estimateAnswers;
  const is_signed = sql<boolean>`${strokes} is not null`;
  const rows = await scope.select(
    estimateAnswers,
    { id, estimate_id, answer, option, name, text, is_signed, channel, ip, hash, created_by, created_date },
    {
      where: inArray(
        estimate_id,
        records.map((record) => record.id),
      ),
      orderBy: [asc(created_date), asc(id)],
    },
  );
  const names = await staffNames(
    scope,
    rows.map((row) => row.created_by),
  );
  for (const record of records)
    record.answers = rows
      .filter((row) => row.estimate_id === record.id)
      .map(({ estimate_id: _, created_by: by, created_date: date, ...row }) => ({
        ...row,
        option_name: row.option === null ? null : (record.options[row.option]?.name ?? null),
        by: names.get(by ?? '') ?? null,
        created_date: date.toISOString(),
      }));
}

/** The condition that an estimate is another one of the same ticket or quote. */
export const otherThan = (estimate: Pick<Estimate, 'id' | 'ticket_id' | 'quote_id'>) =>
  and(isAbout(subjectOf(estimate)), ne(estimates.id, estimate.id))!;
