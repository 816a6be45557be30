import { useGetList, type RaRecord } from 'react-admin';
import { mailTemplates, signatureOf, type MailTemplate } from '../../../schemas/mail/mailTemplates.ts';
import type { NewMail } from '../../../schemas/mail/mail.ts';

type Stored = RaRecord<string> & MailTemplate;

/** Loads the templates and the signature for a language and location. */
export function useTemplates({ language, location_id }: Pick<NewMail, 'language' | 'location_id'>) {
  const { data = [] } = useGetList<Stored>(mailTemplates.name, {
    pagination: { page: 1, perPage: 1000 },
    sort: { field: 'name', order: 'ASC' },
    filter: {},
  });
  const templates = data.filter(
    (one) =>
      one.kind === 'TEMPLATE' &&
      one.language === language &&
      !one.is_voided &&
      (one.location_id === null || one.location_id === location_id),
  );
  return { templates, signature: signatureOf(data, language, location_id) };
}
