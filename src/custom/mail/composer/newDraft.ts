import type { Session } from '../../../authProvider/session.ts';
import { escapeHtml } from '../../../schemas/markup.ts';
import type { MailLanguage, NewMail } from '../../../schemas/mail/mail.ts';
import type { MailContext } from '../../../schemas/mail/placeholderValues.ts';
import type { MailDraft } from './drafts.ts';
import type { MailPrefill } from './composerState.ts';

/** Creates a draft from the prefilled values. */
export function newDraft(
  {
    to = [],
    subject = '',
    text = '',
    quoted,
    locationId = null,
    customer,
    appointment,
    requestId,
    customerIds,
  }: MailPrefill,
  language: MailLanguage,
): Omit<MailDraft, 'date'> {
  return {
    mail: {
      key: crypto.randomUUID(),
      to,
      cc: [],
      bcc: [],
      subject,
      html: text || quoted ? `<p>${escapeHtml(text)}</p>${quoted ? quotation(quoted) : ''}` : '',
      language,
      reply_to: null,
      location_id: locationId,
      signature: true,
      customer_id: customer?.id ?? null,
      request_id: requestId ?? null,
      appointment_id: appointment?.id ?? null,
    },
    context: { customer, appointment },
    ...(customerIds && { customerIds }),
  };
}

const quotation = (text: string) =>
  `<blockquote><p>${escapeHtml(text.trim()).replaceAll(/\r?\n/g, '<br>')}</p></blockquote>`;

/** All values for the placeholders of an email. */
export const placeholderContext = (
  { store, staff, locations }: Session,
  context: MailContext,
  { location_id }: Pick<NewMail, 'location_id'>,
): MailContext => ({
  ...context,
  store,
  staff,
  location: locations.find(({ id }) => id === location_id),
});
