import { and, asc, eq, gt, or, sql } from 'drizzle-orm';
import type { AppointmentEvent } from '../../../src/schemas/messageRules/events.ts';
import { textsOf } from '../../../src/schemas/messageRules/messageTemplates.ts';
import { mailLanguageOf } from '../../../src/schemas/mail/mail.ts';
import { orderedId } from '../../core/orderedId.ts';
import type { Scope } from '../../core/scope.ts';
import { locationOf, type AppointmentNews } from '../../appointments/index.ts';
import { chooseChannel } from '../channel.ts';
import { dueTime } from '../dueTime.ts';
import { ruleOf } from '../plan.ts';
import { appointmentMessages } from '../tables.ts';
import { fillText } from '../values.ts';
import { aboutOf, recipientOf, wantedOf } from './facts.ts';
import { enqueueMessage } from './send.ts';
import { valuesOfAppointment } from './values.ts';

const events: Partial<Record<AppointmentNews['event'], AppointmentEvent>> = {
  booked: 'APPOINTMENT_BOOKED',
  moved: 'APPOINTMENT_MOVED',
  cancelled: 'APPOINTMENT_CANCELLED',
  reminded: 'APPOINTMENT_REMINDER',
};

/**
 * Stores what the rules tell the customer of an appointment, and the job that sends it, once for an event and time. Returns
 * whether it takes the place of the usual email: not if the customer cannot be reached so, or if the rule is for text
 * messages only, which go beside it.
 */
export async function hearAppointment(scope: Scope, news: AppointmentNews): Promise<boolean> {
  const { booking, by } = news;
  const event = events[news.event];
  const rule = event && (await ruleOf(scope, event, booking.location_id));
  if (!event || rule?.mode !== 'AUTO' || rule.template.is_voided) return false;
  const isInstead = rule.channel !== 'SMS';
  const about = aboutOf(booking);
  const earlier = await earlierOf(scope, booking.id, event, about);
  if (earlier) return isInstead && earlier.state !== 'NOT_SENT';
  const wanted = wantedOf(rule.channel, booking);
  const { channel, reason } = await chooseChannel(scope, recipientOf(booking), wanted);
  const language = mailLanguageOf(news.language) ?? 'en';
  const { subject, text } = textsOf(rule.template, channel === 'MAIL', language);
  const values = await valuesOfAppointment(scope, booking, language);
  const id = orderedId();
  const due_date = await dueTime(scope, { location: await locationOf(scope, booking) });
  const row = {
    id,
    appointment_id: booking.id,
    location_id: booking.location_id,
    event,
    about,
    state: reason === null ? ('WAITING' as const) : ('NOT_SENT' as const),
    wanted,
    channel,
    reason,
    language,
    subject: subject && fillText(subject, values),
    text: fillText(text, values),
    due_date,
    created_by: by,
  };
  await scope.insert(appointmentMessages, [row], { ignoreExisting: true });
  if (reason !== null) return false;
  await enqueueMessage(scope, { id, due_date, by });
  return isInstead;
}

/** No reminder is sent if the customer was told of the appointment within this time. */
const fresh = sql`now() - interval '6 hours'`;

/**
 * Returns what was stored of an event and time of an appointment, or of late if that makes a reminder superfluous; rather what
 * was sent.
 */
async function earlierOf(scope: Scope, appointmentId: string, event: AppointmentEvent, about: string) {
  const { appointment_id, state, state_date } = appointmentMessages;
  const isOf = eq(appointment_id, appointmentId);
  const isSame = and(isOf, eq(appointmentMessages.event, event), eq(appointmentMessages.about, about));
  const isFresh = and(isOf, eq(state, 'SENT'), gt(state_date, fresh));
  const where = event === 'APPOINTMENT_REMINDER' ? or(isSame, isFresh) : isSame;
  const orderBy = [asc(eq(state, 'NOT_SENT'))];
  const [row] = await scope.select(appointmentMessages, { state }, { where, orderBy, limit: 1 });
  return row;
}
