import type { Appointment } from '../../src/schemas/appointments/appointments.ts';
import { mailLanguages, type MailLanguage } from '../../src/schemas/mail/mail.ts';
import { placeholdersIn } from '../../src/schemas/mail/placeholders.ts';
import type { TemplatePreview, TemplateTexts } from '../../src/schemas/messageRules/preview.ts';
import {
  LINK,
  messagePlaceholders,
  type MessageValues,
} from '../../src/schemas/messageRules/placeholders.ts';
import type { Scope } from '../core/scope.ts';
import { renderSystemMail } from '../mailQueue/index.ts';
import { readStore } from '../store/index.ts';
import { locationOf } from '../appointments/index.ts';
import { contentOf as contentOfAppointment } from './appointments/send.ts';
import { valuesOfAppointment } from './appointments/values.ts';
import { lastEstimate, withEstimate } from './estimates/values.ts';
import { readTicketFacts } from './ticketFacts.ts';
import { fillText, valuesOf, withLink } from './values.ts';
import { contentOf } from './write.ts';

/** Returns the texts of a template as they would be sent about a ticket, but for the link, and what stays empty in them. */
export async function previewTemplate(
  scope: Scope,
  ticketId: string,
  template: TemplateTexts,
): Promise<TemplatePreview> {
  const ticket = await readTicketFacts(scope, ticketId);
  const { name: store } = await readStore(scope);
  const { number } = ticket;
  const estimate = await lastEstimate(scope, { ticket_id: ticketId }, { withDraft: true });
  return preview(template, {
    store,
    values: withEstimate(await valuesOf(scope, ticket), estimate, ticket.location.timezone),
    content: (language, written) => contentOf({ store, number, language, ...written }),
  });
}

/** Returns the same about an appointment or a quote. */
export async function previewAboutAppointment(
  scope: Scope,
  booking: Appointment,
  template: TemplateTexts,
): Promise<TemplatePreview> {
  const { name: store } = await readStore(scope);
  const values = {
    en: await valuesOfAppointment(scope, booking, 'en'),
    fr: await valuesOfAppointment(scope, booking, 'fr'),
  };
  const { timezone } = await locationOf(scope, booking);
  const estimate =
    booking.type === 'QUOTE'
      ? await lastEstimate(scope, { quote_id: booking.id }, { withDraft: true })
      : undefined;
  return preview(template, {
    store,
    values: withEstimate(values, estimate, timezone),
    content: (language, written) => contentOfAppointment(written, store, language, booking.type),
    hasLink: booking.type === 'QUOTE',
  });
}

interface Previewed {
  store: string;
  values: Record<MailLanguage, MessageValues>;
  content: ContentOf;
  /** An appointment has no page. */
  hasLink?: boolean;
}

type ContentOf = (
  language: MailLanguage,
  written: { text: string; subject: string | null },
) => ReturnType<typeof contentOf>;

function preview(
  template: TemplateTexts,
  { store, values, content, hasLink = true }: Previewed,
): TemplatePreview {
  const fill = (text: string, own: MessageValues) =>
    hasLink ? fillText(text, own) : withLink(fillText(text, own), undefined);
  const inLanguage = (language: MailLanguage) => {
    const own = values[language];
    const [text, subject, mail] = (['text', 'subject', 'mail'] as const).map(
      (part) => template[`${part}_${language}`],
    );
    const used = placeholdersIn([text, subject, mail].join(' '));
    const written = content(language, {
      text: fill(mail || text || '', own),
      subject: subject ? fill(subject, own) : null,
    });
    return {
      text: fill(text ?? '', own),
      subject: written.subject,
      mail: renderSystemMail({ language, store, ...written }).text,
      empty: messagePlaceholders.filter(
        (name) => (name !== LINK || !hasLink) && used.includes(name) && !own[name],
      ),
    };
  };
  const [en, fr] = mailLanguages.map(inLanguage);
  return { en: en!, fr: fr! };
}
