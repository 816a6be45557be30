import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import type { ContactRequest } from '../../../schemas/customers/contactRequests.ts';
import { mailLanguageOf } from '../../../schemas/mail/mail.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import type { Opening } from '../../mail/index.ts';
import { requestName } from './texts.ts';

/** Returns the prefilled reply to a request, in the sender's language, with the message quoted. */
export function useReply(): (request: ContactRequest) => Opening {
  const translate = useTranslate();
  const locale = useLocale();
  const { store } = useSession();
  return useCallback(
    (request) => {
      const { customer_email: email, customer_language: spoken } = request;
      const language = mailLanguageOf(spoken);
      return {
        to: [{ address: email, name: requestName(request, translate) }],
        subject: translate(`mail.subjects.reply.${language ?? mailLanguageOf(locale) ?? 'en'}`, {
          store: store.name,
        }),
        quoted: request.customer_note,
        locationId: request.location_id,
        customer: {
          id: request.customer_id,
          first_name: request.customer_first_name,
          last_name: request.customer_last_name,
          email,
          phone: request.customer_phone,
          language,
        },
        requestId: request.id,
      };
    },
    [translate, locale, store.name],
  );
}
