import { and, eq } from 'drizzle-orm';
import type { Appointment } from '../../../src/schemas/appointments/appointments.ts';
import type { MailLanguage } from '../../../src/schemas/mail/mail.ts';
import type { EstimateEvent } from '../../../src/schemas/messageRules/events.ts';
import type { Tell } from '../../../src/schemas/messageRules/tell.ts';
import { locationOf } from '../../appointments/index.ts';
import { orderedId } from '../../core/orderedId.ts';
import { updateVersioned } from '../../core/records/version.ts';
import type { Scope } from '../../core/scope.ts';
import { contactOf } from '../../estimates/index.ts';
import { dueTime } from '../../store/index.ts';
import { answered } from '../answered.ts';
import { readBooking, recipientOf, wantedOf } from '../appointments/facts.ts';
import { enqueueMessage } from '../appointments/send.ts';
import { valuesOfAppointment } from '../appointments/values.ts';
import { planFor, ruleOf, type PlannedMessage } from '../plan.ts';
import { appointmentMessages } from '../tables.ts';
import { valuesOfEstimate, type PricedEstimate } from './values.ts';

interface Told {
  event: EstimateEvent;
  /** The id of the estimate. */
  about: string;
  estimate: PricedEstimate;
}

interface HeardOfQuote extends Told {
  quote_id: string;
  by: string | null;
  tell: Tell | null;
}

/** Stores what the rules tell the customer of a quote of its estimate, and the job that sends it; at most once for an estimate and event. */
export async function hearOfQuote(
  scope: Scope,
  { event, about, quote_id, by, tell, estimate }: HeardOfQuote,
): Promise<void> {
  await scope.alone(`quote message ${about} ${event}`);
  const quote = await readBooking(scope, quote_id);
  const plan = quote && (await planOfQuote(scope, quote, { event, about, estimate }));
  if (!plan) return;
  const { location_id } = quote;
  const { wanted, subject, language } = plan;
  const due_date = await dueTime(scope, { location: await locationOf(scope, quote) });
  const row = { ...answered(plan, tell), location_id, wanted, subject, language, due_date };
  const id = await storeMessage(scope, by, { appointment_id: quote_id, event, about }, row);
  if (row.state === 'WAITING') await enqueueMessage(scope, { id, due_date, by });
}

/** Returns what the rules say to tell of an estimate of a quote; undefined if nothing, or if it was told already. */
export async function planOfQuote(
  scope: Scope,
  quote: Appointment,
  { event, about, estimate, later }: Told & Pick<Parameters<typeof planFor>[2], 'later'>,
): Promise<(PlannedMessage & { language: MailLanguage }) | undefined> {
  const rule = await ruleOf(scope, event, quote.location_id);
  if (!rule) return undefined;
  const known = await messageOf(scope, { event, about, appointment_id: quote.id });
  if (known?.state === 'SENT' || known?.state === 'WAITING') return undefined;
  const language = (await contactOf(scope, { quote_id: quote.id }))?.language ?? 'en';
  const { timezone } = await locationOf(scope, quote);
  const values = {
    ...(await valuesOfAppointment(scope, quote, language)),
    ...valuesOfEstimate(estimate, { language, timezone }),
  };
  const wanted = { ...rule, channel: wantedOf(rule.channel, quote) };
  return {
    ...(await planFor(scope, wanted, { recipient: recipientOf(quote), language, values, later })),
    language,
  };
}

interface Once extends Omit<Told, 'estimate'> {
  appointment_id: string;
}

async function messageOf(scope: Scope, { appointment_id, event, about }: Once, { lock = false } = {}) {
  const { id, state } = appointmentMessages;
  const isIt = and(eq(appointmentMessages.event, event), eq(appointmentMessages.about, about));
  const where = and(eq(appointmentMessages.appointment_id, appointment_id), isIt);
  const [known] = await scope.select(appointmentMessages, { id, state }, { where, lock });
  return known;
}

type Row = Omit<typeof appointmentMessages.$inferInsert, 'store_id' | 'id' | keyof Once>;

/** Stores a message in place of an earlier one that was not sent; returns its id. */
async function storeMessage(scope: Scope, by: string | null, once: Once, row: Row): Promise<string> {
  const known = await messageOf(scope, once, { lock: true });
  if (known) {
    await updateVersioned(scope, appointmentMessages, [known.id], by, { ...row, state_date: new Date() });
    return known.id;
  }
  const created = { id: orderedId(), ...once, ...row, created_by: by, modified_by: by };
  await scope.create(appointmentMessages, created);
  return created.id;
}
