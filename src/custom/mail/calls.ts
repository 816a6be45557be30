import type { Call } from '../../dataProvider/calls.ts';
import { createCallsHook } from '../../kit/createCallsHook.ts';
import type { NewMail, StoredMail } from '../../schemas/mail/mail.ts';
import type { Audience, BulkEmailSelection, BulkEmail, NewBulkEmail } from '../../schemas/mail/bulkEmails.ts';

const service = 'customer';
const mailings = '/dc/store/:storeId/mailings';

export const mailCalls = (call: Call) => ({
  /** Sends an email with attachments; idempotent by key. */
  sendMail: async (mail: NewMail, files: File[]): Promise<StoredMail> =>
    (await call<StoredMail>(service, 'POST /dc/store/:storeId/mails', { body: formOf(mail, files) })).json,

  /** Sends an email again that failed or whose delivery is unknown. */
  sendMailAgain: async (id: string, key: string): Promise<StoredMail> =>
    (
      await call<StoredMail>(service, 'POST /dc/store/:storeId/mails/:id/again', {
        params: { id },
        body: { key },
      })
    ).json,

  /** Returns the latest replies to a contact request. */
  listMails: async (about: { request_id: string }, signal?: AbortSignal): Promise<StoredMail[]> =>
    (
      await call<{ data: StoredMail[] }>(service, 'GET /dc/store/:storeId/mails', {
        query: { ...about, per_page: 100 },
        signal,
      })
    ).json.data,

  getMail: async (id: string, signal?: AbortSignal): Promise<StoredMail> =>
    (await call<StoredMail>(service, 'GET /dc/store/:storeId/mails/:id', { params: { id }, signal })).json,

  /** Returns how many of the customers a bulk email reaches, and why the others are skipped. */
  previewBulkEmail: async (chosen: BulkEmailSelection, signal?: AbortSignal): Promise<Audience> =>
    (await call<Audience>(service, `POST ${mailings}/preview`, { body: chosen, signal })).json,

  /** Sends a bulk email; idempotent by key. */
  sendBulkEmail: async (mailing: NewBulkEmail, files: File[]): Promise<BulkEmail> =>
    (await call<BulkEmail>(service, `POST ${mailings}`, { body: formOf(mailing, files) })).json,

  /** Returns the user's bulk emails of the last week, newest first. */
  listBulkEmails: async (signal?: AbortSignal): Promise<BulkEmail[]> =>
    (await call<{ data: BulkEmail[] }>(service, `GET ${mailings}`, { signal })).json.data,

  getMailing: async (id: string, signal?: AbortSignal): Promise<BulkEmail> =>
    (await call<BulkEmail>(service, `GET ${mailings}/:id`, { params: { id }, signal })).json,

  cancelMailing: async (id: string): Promise<BulkEmail> =>
    (await call<BulkEmail>(service, `POST ${mailings}/:id/cancel`, { params: { id } })).json,
});

function formOf(mail: NewMail | NewBulkEmail, files: File[]): FormData {
  const body = new FormData();
  body.append('data', JSON.stringify(mail));
  for (const file of files) body.append('attachments', file, file.name);
  return body;
}

export const useMailCalls = createCallsHook(mailCalls);
