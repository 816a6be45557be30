import type { Call } from '../../dataProvider/calls.ts';
import { callsHook } from '../../kit/callsHook.ts';
import type { NewMail, StoredMail } from '../../schemas/mail/mail.ts';

const service = 'customer';

export const mailCalls = (call: Call) => ({
  /** Sends a mail with its files; again with the same key, it is the one that was sent. */
  sendMail: async (mail: NewMail, files: File[]): Promise<StoredMail> => {
    const body = new FormData();
    body.append('data', JSON.stringify(mail));
    for (const file of files) body.append('attachments', file, file.name);
    return (await call<StoredMail>(service, 'POST /dc/store/:storeId/mails', { body })).json;
  },

  /** Sends a mail again that failed, or of which nobody knows whether it arrived. */
  sendMailAgain: async (id: string, key: string): Promise<StoredMail> =>
    (
      await call<StoredMail>(service, 'POST /dc/store/:storeId/mails/:id/again', {
        params: { id },
        body: { key },
      })
    ).json,

  getMail: async (id: string, signal?: AbortSignal): Promise<StoredMail> =>
    (await call<StoredMail>(service, 'GET /dc/store/:storeId/mails/:id', { params: { id }, signal })).json,
});

export const useMailCalls = callsHook(mailCalls);
