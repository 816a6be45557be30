import { eq, getTableColumns } from 'drizzle-orm';
import type { Appointment } from '../../../src/schemas/appointments/appointments.ts';
import { mailLanguageOf, type MailLanguage } from '../../../src/schemas/mail/mail.ts';
import { isEstimateEvent, type BookingEvent } from '../../../src/schemas/messageRules/events.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import type { JobKind } from '../../core/jobs/kinds.ts';
import { updateVersioned } from '../../core/records/version.ts';
import type { Scope } from '../../core/scope.ts';
import type { Services } from '../../core/services.ts';
import { calendarFile, locationOf } from '../../appointments/index.ts';
import { messageLinkOf } from '../../estimates/index.ts';
import { textTo } from '../../inbox/index.ts';
import { queueMail, renderSystemMail } from '../../mailQueue/index.ts';
import { dueTime, readStore } from '../../store/index.ts';
import { chooseChannel } from '../channel.ts';
import { appointmentMessages } from '../tables.ts';
import { withLink } from '../values.ts';
import { isStillTrue, readBooking, recipientOf } from './facts.ts';
import { mailKeyOf } from './heard.ts';

declare module '../../core/jobs/kinds.ts' {
  interface JobData {
    'send-appointment-message': { id: string };
  }
}

type Message = typeof appointmentMessages.$inferSelect;

type Words = Record<MailLanguage, { subject: (store: string) => string; footer: string }>;

const texts: Record<Appointment['type'], Words> = {
  APPOINTMENT: {
    en: {
      subject: (store) => `Your appointment at ${store}`,
      footer: 'You get this message because you have an appointment with us.',
    },
    fr: {
      subject: (store) => `Votre rendez-vous chez ${store}`,
      footer: 'Vous recevez ce message parce que vous avez un rendez-vous chez nous.',
    },
  },
  QUOTE: {
    en: {
      subject: (store) => `Your estimate from ${store}`,
      footer: 'You get this message because you asked us for a quote.',
    },
    fr: {
      subject: (store) => `Votre devis de ${store}`,
      footer: 'Vous recevez ce message parce que vous nous avez demandé un prix.',
    },
  },
};

/** The kinds of the emails that tell the same. */
const kinds = {
  APPOINTMENT_BOOKED: 'booked',
  APPOINTMENT_MOVED: 'moved',
  APPOINTMENT_CANCELLED: 'cancelled',
  APPOINTMENT_REMINDER: 'reminded',
  ESTIMATE_SENT: 'estimate',
  ESTIMATE_APPROVED: 'estimate',
  ESTIMATE_DECLINED: 'estimate',
  ESTIMATE_CHANGES_ASKED: 'estimate',
} as const satisfies Record<BookingEvent, string>;

/**
 * Hands a waiting message to the text messages or the mail queue, in the transaction that marks it as sent. Before, it is
 * looked at again: whether it is still true, how the customer can be reached, and whether quiet hours have begun. The
 * appointment is locked first, as whoever changes it does.
 */
export const sendAppointmentMessage = ({
  originOf,
}: Pick<Services, 'originOf'>): JobKind<{ id: string }> => ({
  run: ({ scope, data: { id }, by }) =>
    scope.transaction(async (own) => {
      const about = await readWaiting(own, id);
      const booking = about && (await readBooking(own, about.appointment_id, { lock: true }));
      const message = booking && (await readWaiting(own, id, { lock: true }));
      if (!message) return;
      const location = await locationOf(own, booking);
      const due_date = await dueTime(own, { location });
      const store = (changes: Partial<Message>) =>
        updateVersioned(own, appointmentMessages, [id], by, { ...changes, state_date: new Date() });
      if (due_date.getTime() > Date.now()) {
        await store({ due_date });
        return enqueueMessage(own, { id, due_date, by });
      }
      if (!(await isStillTrue(own, message, booking, location.timezone)))
        return store({ state: 'NOT_SENT', channel: null, reason: 'outdated' });
      const { channel, reason } = await chooseChannel(own, recipientOf(booking), message.wanted);
      if (reason !== null) return store({ state: 'NOT_SENT', channel, reason });
      const locale = mailLanguageOf(message.language) ?? 'en';
      const link = isEstimateEvent(message.event)
        ? await messageLinkOf(own, message.about, { locale, originOf })
        : undefined;
      const linked = { ...message, text: withLink(message.text, link) };
      await (channel === 'SMS' ? textCustomer : mailCustomer)(own, by, linked, booking);
      return store({ state: 'SENT', channel });
    }),
});

async function readWaiting(
  scope: Scope,
  messageId: string,
  { lock = false } = {},
): Promise<Message | undefined> {
  const where = eq(appointmentMessages.id, messageId);
  const [message] = await scope.select(appointmentMessages, getTableColumns(appointmentMessages), {
    where,
    lock,
  });
  return message?.state === 'WAITING' ? message : undefined;
}

async function textCustomer(scope: Scope, by: string | null, { id, text }: Message, booking: Appointment) {
  const { location_id, customer_phone: phone, customer_id = null } = booking;
  if (phone) await textTo(scope, by, { id, text, location_id, phone, customer_id });
}

async function mailCustomer(scope: Scope, by: string | null, message: Message, booking: Appointment) {
  const { customer_email: address, id: appointmentId, location_id: locationId } = booking;
  if (!address) return;
  const { name, email } = await readStore(scope);
  const language = mailLanguageOf(message.language) ?? 'en';
  const event = kinds[message.event];
  await queueMail(scope, {
    kind: event,
    key: mailKeyOf(message.id),
    to: [{ address }],
    by: by ?? undefined,
    appointmentId,
    locationId,
    fromName: name,
    replyTo: email,
    ...renderSystemMail({ language, store: name, ...contentOf(message, name, language, booking.type) }),
    ...(event !== 'estimate' && {
      attachments: [await calendarFile(scope, { event, booking, language })],
    }),
  });
}

/** What an email about an appointment or a quote contains; without a subject it has that of all. */
export function contentOf(
  { subject, text }: Pick<Message, 'subject' | 'text'>,
  store: string,
  language: MailLanguage,
  type: Appointment['type'],
) {
  const words = texts[type][language];
  return { subject: subject ?? words.subject(store), parts: text.split(/\n{2,}/), footer: words.footer };
}

interface Waiting {
  id: string;
  due_date: Date;
  by: string | null;
}

export const enqueueMessage = (scope: Scope, { id, due_date, by }: Waiting): Promise<void> =>
  enqueue(scope, {
    kind: 'send-appointment-message',
    key: id,
    data: { id },
    runAt: due_date,
    ...(by && { by }),
  });
