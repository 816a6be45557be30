import { mailLanguages, type MailLanguage } from '../../src/schemas/mail/mail.ts';
import { placeholdersIn } from '../../src/schemas/mail/placeholders.ts';
import type { TemplatePreview, TemplateTexts } from '../../src/schemas/messageRules/preview.ts';
import { LINK, messagePlaceholders } from '../../src/schemas/messageRules/placeholders.ts';
import type { Scope } from '../core/scope.ts';
import { renderSystemMail } from '../mailQueue/index.ts';
import { readStore } from '../store/index.ts';
import { readTicketFacts } from './ticketFacts.ts';
import { fillText, valuesOf } from './values.ts';
import { contentOf } from './write.ts';

/** Returns the texts of a template as they would be sent about a ticket, but for the link, and what stays empty in them. */
export async function previewTemplate(
  scope: Scope,
  ticketId: string,
  template: TemplateTexts,
): Promise<TemplatePreview> {
  const ticket = await readTicketFacts(scope, ticketId);
  const values = await valuesOf(scope, ticket);
  const { name: store } = await readStore(scope);
  const inLanguage = (language: MailLanguage) => {
    const own = values[language];
    const [text, subject, mail] = (['text', 'subject', 'mail'] as const).map(
      (part) => template[`${part}_${language}`],
    );
    const used = placeholdersIn([text, subject, mail].join(' '));
    const written = fillText(mail || text || '', own);
    const content = contentOf({
      store,
      number: ticket.number,
      language,
      text: written,
      subject: subject ? fillText(subject, own) : null,
    });
    return {
      text: fillText(text ?? '', own),
      subject: content.subject,
      mail: renderSystemMail({ language, store, ...content }).text,
      empty: messagePlaceholders.filter((name) => name !== LINK && used.includes(name) && !own[name]),
    };
  };
  const [en, fr] = mailLanguages.map(inLanguage);
  return { en: en!, fr: fr! };
}
