import { dayIn, timeIn } from '../../src/schemas/days.ts';
import { escapeHtml } from '../../src/schemas/markup.ts';
import type { NotifiableEvent } from '../notifications/index.ts';

const events = {
  late: { type: 'TICKET_LATE', words: 'is late' },
  sent: { type: 'TICKET_SENT', words: 'is on its way' },
  still: { type: 'TICKET_STILL', words: 'is standing still' },
  uncollected: { type: 'TICKET_UNCOLLECTED', words: 'is not collected' },
  paid: { type: 'TICKET_PAID', words: 'was paid online' },
} as const;

/** Longest list of devices. */
const MAX_NAMES = 100;

interface About {
  id: string;
  number: number;
  /** Of the devices. */
  names: (string | null)[];
  /** Since when, or until when. */
  date: Date;
  timezone: string;
}

/** Returns what a notification says about devices of a ticket. */
export function ticketNotice(
  event: keyof typeof events,
  { id, number, names, date, timezone }: About,
): Pick<NotifiableEvent, 'type' | 'body' | 'data'> {
  const { type, words } = events[event];
  const shown = names
    .map((name) => name ?? '')
    .join(', ')
    .slice(0, MAX_NAMES);
  return {
    type,
    body: `<h2>Ticket ${number} ${words}</h2><p>${escapeHtml(shown)}</p>`,
    data: {
      subject: 'TICKET',
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
      count: number,
    },
  };
}
