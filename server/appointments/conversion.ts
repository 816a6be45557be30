import { and, eq } from 'drizzle-orm';
import {
  appointments as model,
  type Appointment,
  type AppointmentRepair,
} from '../../src/schemas/appointments/appointments.ts';
import { can, type Who } from '../../src/schemas/can.ts';
import { invalid } from '../core/problem.ts';
import type { Values } from '../core/records/entity.ts';
import type { Differences } from '../core/history/differences.ts';
import { recordHistory } from '../core/history/note.ts';
import { updateVersioned } from '../core/records/version.ts';
import { isAnyOf } from '../core/planned.ts';
import type { Scope } from '../core/scope.ts';
import { addRepairs } from './selectedRepairs.ts';
import { appointments } from './tables.ts';
import { ticketsOf } from './tickets.ts';

const { id, type, location_id, quote_id, is_voided } = appointments;

/** Adds to quotes the appointment made from them. */
export async function addConversions(scope: Scope, records: Values[]): Promise<void> {
  const quotes = records.filter((record) => record.type === 'QUOTE');
  for (const record of records) record.appointment_id = null;
  if (quotes.length === 0) return;
  const ids = quotes.map((quote) => quote.id as string);
  const rows = await scope.planned('appointments_of_quotes', quoted, { ids });
  const byQuote = new Map(rows.map((row) => [row.quote_id, row.id]));
  for (const quote of quotes) quote.appointment_id = byQuote.get(quote.id as string) ?? null;
}

const quoted = () => ({
  table: appointments,
  fields: { id, quote_id },
  where: and(isAnyOf(quote_id, 'ids'), eq(is_voided, false)),
});

/**
 * Throws if the quote does not exist, is not visible to the caller, or already has an appointment or a ticket; locks it
 * until the appointment is stored.
 */
export async function checkQuote(scope: Scope, who: Who, record: Pick<Appointment, 'type' | 'quote_id'>) {
  if (!record.quote_id) return;
  const where = eq(id, record.quote_id);
  const [quote] = await scope.select(appointments, { type, location_id, is_voided }, { where, lock: true });
  const isUsable = quote?.type === 'QUOTE' && can(who, 'one', model, quote) === true;
  if (!isUsable || record.type !== 'APPOINTMENT') throw invalid([{ path: '/quote_id', code: 'reference' }]);
  const taken = await scope.count(appointments, and(eq(quote_id, record.quote_id), eq(is_voided, false)));
  if (taken > 0) throw invalid([{ path: '/quote_id', code: 'unique' }]);
  const ticket = (await ticketsOf(scope, [record.quote_id])).get(record.quote_id);
  if (ticket) throw invalid([{ path: '/quote_id', code: 'has_ticket', params: { number: ticket.number } }]);
}

/** Returns the quoted repairs: an appointment made from the quote keeps their names and terms. */
export async function quotedRepairs(
  scope: Scope,
  quoteId: string | null | undefined,
): Promise<AppointmentRepair[]> {
  if (!quoteId) return [];
  const quote: Values = { id: quoteId };
  await addRepairs(scope, [quote]);
  return quote.repairs as AppointmentRepair[];
}

/** The statuses from which a quote is sent, or declined, by an estimate; one that was accepted stays so. */
const mayFollow = {
  SENT: (status: string | null) => status === null || ['NEW', 'DECLINED', 'EXPIRED'].includes(status),
  DECLINED: (status: string | null) => status !== 'ACCEPTED',
  ACCEPTED: () => true,
};

/** A quote shows what becomes of its estimate; `by` is the staff member, null its customer. */
export async function showAnswer(
  scope: Scope,
  by: string | null,
  quoteId: string,
  next: keyof typeof mayFollow,
): Promise<void> {
  const { quote_status } = appointments;
  const where = and(eq(id, quoteId), eq(type, 'QUOTE'), eq(is_voided, false));
  const [before] = await scope.select(appointments, { quote_status }, { where, lock: true });
  if (!before || before.quote_status === next || !mayFollow[next](before.quote_status)) return;
  await updateVersioned(scope, appointments, [quoteId], by, { quote_status: next });
  const changes: Differences = { quote_status: [before.quote_status, next] };
  await recordHistory(scope, { staff_id: by }, [
    { model: model.name, id: quoteId, action: 'updated', changes },
  ]);
}

/** Marks a quote as accepted, by the appointment that it is converted to, or by its ticket; once. */
export async function acceptQuote(
  scope: Scope,
  who: Who,
  quoteId: string,
  isConverted: boolean,
): Promise<void> {
  const { converted, quote_status } = appointments;
  const where = and(eq(id, quoteId), eq(type, 'QUOTE'));
  const [before] = await scope.select(appointments, { converted, quote_status }, { where });
  if (!before) return;
  const accepted = { converted: before.converted || isConverted, quote_status: 'ACCEPTED' };
  const changes: Differences = {
    ...(before.converted !== accepted.converted && { converted: [before.converted, accepted.converted] }),
    ...(before.quote_status !== accepted.quote_status && {
      quote_status: [before.quote_status, accepted.quote_status],
    }),
  };
  if (Object.keys(changes).length === 0) return;
  await updateVersioned(scope, appointments, [quoteId], who.staff_id, accepted);
  await recordHistory(scope, who, [{ model: model.name, id: quoteId, action: 'updated', changes }]);
}
