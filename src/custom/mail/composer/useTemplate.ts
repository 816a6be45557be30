import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { escapeHtml } from '../../../schemas/markup.ts';
import { isBlankHtml, type NewMail } from '../../../schemas/mail/mail.ts';
import type { MailTemplate } from '../../../schemas/mail/mailTemplates.ts';
import { fillPlaceholders, type PlaceholderValues } from '../../../schemas/mail/placeholders.ts';

/** Inserts a filled-in template above the typed text; replaces an unchanged template. */
export function useTemplate(values: () => PlaceholderValues) {
  const { getValues, setValue } = useFormContext<NewMail>();
  const last = useRef({ subject: '', html: '' });
  return ({ subject, body }: Pick<MailTemplate, 'subject' | 'body'>) => {
    const filled = {
      subject: fillPlaceholders(subject ?? '', values()),
      html: fillPlaceholders(body, values(), escapeHtml),
    };
    const { subject: before, html } = getValues();
    const isReplaced = isBlankHtml(html) || html === last.current.html;
    if (filled.subject && (before === '' || before === last.current.subject))
      setValue('subject', filled.subject, { shouldDirty: true });
    setValue('html', isReplaced ? filled.html : filled.html + html, { shouldDirty: true });
    last.current = filled;
  };
}
