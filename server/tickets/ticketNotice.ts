import { dayIn, timeIn } from '../../src/schemas/days.ts';
import type { NotificationData } from '../../src/schemas/notifications/data.ts';
import { escapeHtml } from '../../src/schemas/markup.ts';
import type { NotifiableEvent } from '../notifications/index.ts';

interface Told extends Pick<NotifiableEvent, 'type'> {
  /** What of the ticket. */
  subject?: NotificationData['subject'];
  words: string;
}

const events = {
  late: { type: 'TICKET_LATE', words: 'is late' },
  sent: { type: 'TICKET_SENT', words: 'is on its way' },
  still: { type: 'TICKET_STILL', words: 'is standing still' },
  uncollected: { type: 'TICKET_UNCOLLECTED', words: 'is not collected' },
  paid: { type: 'TICKET_PAID', words: 'was paid online' },
  overpaid: { type: 'TICKET_PAID', words: 'was paid online with more than was due' },
  approved: { subject: 'ESTIMATE', type: 'ESTIMATE_ANSWERED', words: 'has an approved estimate' },
  declined: { subject: 'ESTIMATE', type: 'ESTIMATE_ANSWERED', words: 'has a declined estimate' },
  asked: { subject: 'ESTIMATE', type: 'ESTIMATE_ANSWERED', words: 'has a question about its estimate' },
} satisfies Record<string, Told>;

/** Longest list of devices. */
const MAX_NAMES = 100;

interface About {
  /** Of the ticket or estimate, or of a quote. */
  id: string;
  /** Null: it is about a quote. */
  number: number | null;
  /** Of the devices, or the customer of a quote. */
  names: (string | null)[];
  /** Since when, or until when. */
  date: Date;
  timezone: string;
  /** In cents. */
  amount?: number;
}

/** Returns what a notification says about devices of a ticket, its estimate, or that of a quote. */
export function ticketNotice(
  event: keyof typeof events,
  { id, number, names, date, timezone, amount }: About,
): Pick<NotifiableEvent, 'type' | 'body' | 'data'> {
  const { type, words, subject = 'TICKET' }: Told = events[event];
  const shown = names
    .map((name) => name ?? '')
    .join(', ')
    .slice(0, MAX_NAMES);
  return {
    type,
    body: `<h2>${number === null ? 'A quote' : `Ticket ${number}`} ${words}</h2><p>${escapeHtml(shown)}</p>`,
    data: {
      subject: number === null ? 'QUOTE' : subject,
      id,
      event,
      customer: shown,
      device: null,
      repair: null,
      others: 0,
      date: dayIn(timezone, date),
      start: timeIn(timezone, date),
      end: null,
      before: null,
      status: null,
      ...(number !== null && { count: number }),
      ...(amount !== undefined && { amount }),
    },
  };
}
