import type { AppointmentEvent } from '../../../src/schemas/messageRules/events.ts';
import { textsOf } from '../../../src/schemas/messageRules/messageTemplates.ts';
import { mailLanguageOf } from '../../../src/schemas/mail/mail.ts';
import { orderedId } from '../../core/orderedId.ts';
import type { Scope } from '../../core/scope.ts';
import { locationOf, type AppointmentNews } from '../../appointments/index.ts';
import { dueTime } from '../../store/index.ts';
import { chooseChannel } from '../channel.ts';
import { ruleOf } from '../plan.ts';
import { appointmentMessages } from '../tables.ts';
import { fillText, withLink } from '../values.ts';
import { aboutOf, recipientOf, wantedOf } from './facts.ts';
import { isHeard, stateOfReminder } from './heard.ts';
import { enqueueMessage } from './send.ts';
import { valuesOfAppointment } from './values.ts';

const events: Partial<Record<AppointmentNews['event'], AppointmentEvent>> = {
  booked: 'APPOINTMENT_BOOKED',
  moved: 'APPOINTMENT_MOVED',
  cancelled: 'APPOINTMENT_CANCELLED',
  reminded: 'APPOINTMENT_REMINDER',
};

/**
 * Stores what the rules tell the customer of an appointment, and the job that sends it, unless it is what they last heard; a
 * reminder once for a time. Returns whether it takes the place of the usual email: not if the customer cannot be reached so,
 * or if the rule is for text messages only, which go beside it. Who calls has locked the appointment, so that no other node
 * tells the same.
 */
export async function hearAppointment(scope: Scope, news: AppointmentNews): Promise<boolean> {
  const { booking, by } = news;
  const event = events[news.event];
  const rule = event && (await ruleOf(scope, event, booking.location_id));
  if (!event || rule?.mode !== 'AUTO' || rule.template.is_voided) return false;
  const isInstead = rule.channel !== 'SMS';
  if (event === 'APPOINTMENT_REMINDER') {
    const state = await stateOfReminder(scope, booking);
    if (state) return isInstead && state !== 'NOT_SENT';
  } else if (await isHeard(scope, event, booking)) return isInstead;
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
    about: aboutOf(booking),
    state: reason === null ? ('WAITING' as const) : ('NOT_SENT' as const),
    wanted,
    channel,
    reason,
    language,
    subject: subject && fillText(subject, values),
    text: withLink(fillText(text, values), undefined),
    due_date,
    created_by: by,
  };
  await scope.insert(appointmentMessages, [row]);
  if (reason !== null) return false;
  await enqueueMessage(scope, { id, due_date, by });
  return isInstead;
}
