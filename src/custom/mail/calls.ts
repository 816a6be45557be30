import type { Call } from '../../dataProvider/calls.ts';
import { createCallsHook } from '../../kit/createCallsHook.ts';
import type { NewBulkEmail } from '../../schemas/mail/bulkEmails.ts';
import { mailCalls } from '../../schemas/mail/calls.ts';
import type { NewMail } from '../../schemas/mail/mail.ts';

export const mailMethods = (call: Call) => ({
  /** Sends an email with attachments; idempotent by key. */
  sendMail: async (mail: NewMail, files: File[]) =>
    (await call(mailCalls.createMail, { body: formOf(mail, files) })).json,

  /** Sends a bulk email; idempotent by key. */
  sendBulkEmail: async (mail: NewBulkEmail, files: File[]) =>
    (await call(mailCalls.createBulkEmail, { body: formOf(mail, files) })).json,
});

function formOf(mail: NewMail | NewBulkEmail, files: File[]): FormData {
  const body = new FormData();
  body.append('data', JSON.stringify(mail));
  for (const file of files) body.append('attachments', file, file.name);
  return body;
}

export const useMailCalls = createCallsHook(mailCalls, mailMethods);
