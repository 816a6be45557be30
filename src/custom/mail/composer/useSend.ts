import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { problemsOf, reasonOf } from '../../../dataProvider/errors.ts';
import { useSession } from '../../../authProvider/session.ts';
import { contactRequests } from '../../../schemas/customers/contactRequests.ts';
import { escapeHtml } from '../../../schemas/markup.ts';
import { contentErrors, mailErrors, withoutInlineImages, type NewMail } from '../../../schemas/mail/mail.ts';
import {
  fillPlaceholders,
  isCustomerPlaceholder,
  unfilledIn,
  placeholdersIn,
  type PlaceholderValues,
} from '../../../schemas/mail/placeholders.ts';
import type { BulkEmailPurpose, NewBulkEmail } from '../../../schemas/mail/bulkEmails.ts';
import type { ValidationError } from '../../../schemas/validate.ts';
import { useMailCalls } from '../calls.ts';
import { deleteDraft } from './drafts.ts';
import { closeMail, showBulkEmail } from './composerState.ts';

type Field = keyof NewMail | 'root';

/** Recipients and purpose of a bulk email. */
export interface BulkRecipients {
  customerIds: string[];
  purpose: BulkEmailPurpose;
}

interface Sending {
  files: File[];
  values: () => PlaceholderValues;
  /** Asks whether to send despite text that looks like an unfilled placeholder. */
  ask: (names: string[]) => Promise<boolean>;
  bulk?: BulkRecipients | undefined;
}

/** Sends the email. Errors are shown at their fields, and no input is lost. */
export function useSend({ files, values, ask, bulk }: Sending) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { sendMail, sendBulkEmail } = useMailCalls();
  const { staff_id } = useSession().who;
  const { setError, setFocus } = useFormContext<NewMail>();

  const showErrors = (errors: ValidationError[]) => {
    for (const { path, code, params } of errors.toReversed()) {
      const field = fieldOf(path);
      const key = messageKeyOf(path, code);
      setError(field, { message: translate(key, { ...params, _: translate('validation.invalid') }) });
    }
    const [first] = errors;
    const field = first && fieldOf(first.path);
    if (field && ['to', 'cc', 'bcc', 'subject', 'reply_to'].includes(field)) setFocus(field as keyof NewMail);
  };

  return async (written: NewMail) => {
    const mail = {
      ...written,
      reply_to: written.reply_to?.trim() || null,
      subject: fillPlaceholders(written.subject, values()),
      html: fillPlaceholders(written.html, values(), escapeHtml),
    };
    const errors = bulk
      ? [...contentErrors(mail), ...missingPlaceholders(mail, isCustomerPlaceholder)]
      : [...mailErrors(mail), ...missingPlaceholders(mail)];
    if (errors.length > 0) return showErrors(errors);
    if (!(await ask(unfilledIn(`${mail.subject}\n${textOf(mail.html)}`)))) return undefined;
    try {
      if (bulk) showBulkEmail(await sendBulkEmail(toBulkEmail(mail, bulk), files));
      else await sendMail(mail, files);
    } catch (error) {
      const problems = problemsOf(error);
      if (problems.length > 0) showErrors(problems);
      else setError('root', { message: translate(reasonOf(error, 'mail.send_failed')) });
      return undefined;
    }
    deleteDraft(staff_id, mail.key);
    if (!bulk) {
      closeMail();
      notify('mail.on_its_way', { type: 'success' });
    }
    if (mail.request_id) void queryClient.invalidateQueries({ queryKey: [contactRequests.name] });
    return queryClient.invalidateQueries({ queryKey: [bulk ? 'mailings' : 'mails'] });
  };
}

/** The text of HTML, without tags. */
const textOf = (html: string) => withoutInlineImages(html).replace(/<[^<>]*>/g, '');

/** Known placeholders without a value. */
const missingPlaceholders = (
  { subject, html }: NewMail,
  isForLater: (name: string) => boolean = () => false,
): ValidationError[] =>
  (['subject', 'html'] as const).flatMap((field) =>
    placeholdersIn({ subject, html }[field])
      .filter((name) => !isForLater(name))
      .slice(0, 1)
      .map((name) => ({ path: `/${field}`, code: 'placeholder', params: { name: `{${name}}` } })),
  );

function toBulkEmail(mail: NewMail, { customerIds, purpose }: BulkRecipients): NewBulkEmail {
  const { key, subject, html, language, reply_to, location_id, signature } = mail;
  return {
    key,
    customer_ids: customerIds,
    purpose,
    subject,
    html,
    language,
    reply_to,
    location_id,
    signature,
  };
}

function messageKeyOf(path: string, code: string): string {
  if (path === '/customer_ids') return code === 'maxItems' ? 'mailing.too_many' : 'mailing.nobody';
  if (path === '/reply_to' && code === 'stranger') return 'mail.foreign_answers';
  if (code === 'stranger') return 'mail.stranger';
  return code === 'email' ? 'mail.invalid_address' : `validation.${code}`;
}

function fieldOf(path: string): Field {
  const [, name = ''] = path.split('/');
  if (name === 'customer_ids') return 'to';
  return ['to', 'cc', 'bcc', 'subject', 'html', 'reply_to'].includes(name) ? (name as Field) : 'root';
}
