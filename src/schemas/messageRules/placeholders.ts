import type { MailLanguage } from '../mail/mail.ts';
import { placeholdersIn, unfilledIn } from '../mail/placeholders.ts';
import { appointmentEvents, isEstimateEvent, type MessageEvent } from './events.ts';

/** Placeholders of messages about a ticket, an appointment or a quote. */
export const messagePlaceholders = [
  'customer.first_name',
  'store.name',
  'location.name',
  'location.address',
  'location.phone',
  'ticket.number',
  'ticket.devices',
  'ticket.promised',
  'ticket.due',
  'ticket.link',
  'parcel.service',
  'parcel.number',
  'appointment.date',
  'appointment.time',
  'appointment.services',
  'estimate.version',
  'estimate.total',
  'estimate.until',
] as const;
export type MessagePlaceholder = (typeof messagePlaceholders)[number];

export type MessageValues = Partial<Record<MessagePlaceholder, string>>;

/** The link, to the status page or the estimate of a quote, is made when a message is sent. */
export const LINK = 'ticket.link' satisfies MessagePlaceholder;

/** What is due, which an approval changes. */
export const DUE = 'ticket.due' as const satisfies MessagePlaceholder;

/** What an estimate costs: of several options, what they range between until one is approved. */
export const TOTAL = 'estimate.total' as const satisfies MessagePlaceholder;

/** Until when an estimate can be approved. */
export const UNTIL = 'estimate.until' as const satisfies MessagePlaceholder;

/** Whether a placeholder has a value whatever a message is about, as of a conversation without a ticket. */
export const isGeneral = (name: string): boolean => /^(customer|store|location)\./.test(name);

const isKnown = (name: string) => messagePlaceholders.some((one) => one === name);

/** Returns what looks like a placeholder of a text and is none, as it is written. */
export const unknownIn = (text: string): string[] => [
  ...new Set([
    ...unfilledIn(text, isKnown),
    ...placeholdersIn(text)
      .filter((name) => !isKnown(name))
      .map((name) => `{${name}}`),
  ]),
];

/** What a message can be about. */
export type MessageSubject = 'TICKET' | 'QUOTE' | 'APPOINTMENT';

/** Returns what messages of an event can be about. */
export function subjectsOf(event: MessageEvent): MessageSubject[] {
  if (isEstimateEvent(event)) return ['TICKET', 'QUOTE'];
  return appointmentEvents.some((one) => one === event) ? ['APPOINTMENT'] : ['TICKET'];
}

/** Placeholders of tickets and appointments that a quote has, too. */
const ofQuotes: readonly string[] = [
  'ticket.devices',
  LINK,
  'appointment.services',
] satisfies MessagePlaceholder[];

function hasValue(event: MessageEvent, subject: MessageSubject, name: MessagePlaceholder): boolean {
  if (name.startsWith('estimate.')) return isEstimateEvent(event);
  if (name.startsWith('parcel.')) return event === 'PARCEL_SHIPPED' || event === 'PARCEL_DELIVERED';
  if (subject === 'QUOTE' && /^(ticket|appointment)\./.test(name)) return ofQuotes.includes(name);
  if (name.startsWith('ticket.')) return subject === 'TICKET';
  return subject === 'APPOINTMENT' || !name.startsWith('appointment.');
}

/** Returns the placeholders of a text that always stay empty in messages of an event about a subject. */
export function emptyIn(text: string, event: MessageEvent, subject: MessageSubject): MessagePlaceholder[] {
  const used = placeholdersIn(text);
  return messagePlaceholders.filter((name) => used.includes(name) && !hasValue(event, subject, name));
}

const sample: Record<MessagePlaceholder, string> = {
  'customer.first_name': 'Camille',
  'store.name': 'Store of Repairs',
  'location.name': 'Downtown',
  'location.address': '120 Main Street, Ottawa',
  'location.phone': '(613) 555-0100',
  'ticket.number': '10250',
  'ticket.devices': 'iPhone 15 Pro',
  'ticket.promised': 'January 28, 2027 at 4:00 PM',
  'ticket.due': '$129.95',
  // As long as the link to a status page.
  'ticket.link': 'https://example.com/'.padEnd(135, 'x'),
  'parcel.service': 'Expedited Parcel',
  'parcel.number': '7023210039414604',
  'appointment.date': 'Thursday, January 28, 2027',
  'appointment.time': '10:30 AM',
  'appointment.services': 'iPhone 15 Pro: Screen Replacement',
  'estimate.version': '1',
  'estimate.total': '$129.95',
  'estimate.until': 'January 28, 2027 at 4:00 PM',
};

/** Values of usual length, to count the segments of a template. */
export const sampleValues: Record<MailLanguage, typeof sample> = {
  en: sample,
  fr: {
    ...sample,
    'ticket.promised': '28 janvier 2027 à 16 h 00',
    'ticket.due': '129,95 $',
    'estimate.total': '129,95 $',
    'estimate.until': '28 janvier 2027 à 16 h 00',
    'appointment.date': 'jeudi 28 janvier 2027',
    'appointment.time': '10 h 30',
  },
};
