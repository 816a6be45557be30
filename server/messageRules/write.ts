import { labelled } from '../../src/schemas/labelled.ts';
import type { MailLanguage } from '../../src/schemas/mail/mail.ts';
import type { Scope } from '../core/scope.ts';
import { textTo } from '../inbox/index.ts';
import { queueMail, renderSystemMail, type StoredAttachment } from '../mailQueue/index.ts';
import { readStore } from '../store/index.ts';
import type { TicketFacts } from './ticketFacts.ts';

const texts = {
  en: {
    subject: (number: number) => `About your ticket #${number}`,
    footer: 'You get this message because you left a device with us.',
  },
  fr: {
    subject: (number: number) => `Au sujet de votre billet nº ${number}`,
    footer: 'Vous recevez ce message parce que vous nous avez confié un appareil.',
  },
} satisfies Record<MailLanguage, unknown>;

interface Written {
  id: string;
  text: string;
}

/** Sends a text message to the customer of a ticket; once for each id. */
export async function textTicket(
  scope: Scope,
  by: string | null,
  { id: ticket_id, location_id, customer }: TicketFacts,
  message: Written,
): Promise<void> {
  if (!customer?.phone) return;
  const to = { location_id, phone: customer.phone, customer_id: customer.id, ticket_id };
  await textTo(scope, by, { ...message, ...to });
}

/** Mails the customer of a ticket; once for each id. */
export async function mailTicket(
  scope: Scope,
  ticket: TicketFacts,
  { id, text, subject }: Written & { subject: string | null },
): Promise<void> {
  const { name: store } = await readStore(scope);
  const content = contentOf({ store, number: ticket.number, language: ticket.language, text, subject });
  await mailCustomer(scope, ticket, { kind: 'ticket-message', key: `ticket message ${id}`, ...content });
}

interface Content extends Pick<Written, 'text'> {
  store: string;
  number: number;
  language: MailLanguage;
  subject: string | null;
}

/** What an email about a ticket contains; without a subject it has that of all. */
export function contentOf({ store, number, language, text, subject }: Content) {
  const words = texts[language];
  return {
    subject: subject ?? labelled(store, words.subject(number), language),
    parts: text.split(/\n{2,}/),
    footer: words.footer,
  };
}

interface CustomerMail extends Pick<
  Parameters<typeof renderSystemMail>[0],
  'subject' | 'parts' | 'link' | 'footer'
> {
  kind: string;
  key: string;
  /** Advertising has the link that ends it. */
  purpose?: 'NEWSLETTER';
  attachments?: StoredAttachment[];
}

/** Mails the customer of a ticket in their language; once for each key. */
export async function mailCustomer(
  scope: Scope,
  { id, customer, language, location, location_id }: TicketFacts,
  { kind, key, purpose, attachments, ...content }: CustomerMail,
): Promise<void> {
  if (!customer?.email) return;
  const { name: store } = await readStore(scope);
  await queueMail(scope, {
    kind,
    key,
    purpose,
    attachments,
    to: [{ address: customer.email }],
    customerId: customer.id,
    locationId: location_id,
    ticketId: id,
    ...(location.email && { replyTo: location.email }),
    ...renderSystemMail({ language, store, ...content }),
  });
}
