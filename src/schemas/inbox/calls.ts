import { Type } from 'typebox';
import { call } from '../call.ts';
import { writesMessages } from './access.ts';
import { page } from '../listSchema.ts';
import { NewThreadMail, ThreadMail } from './threadMails.ts';
import { NewText, TextMessage } from './textMessages.ts';
import { Thread, threads } from './threads.ts';

const ById = Type.Object({ id: Type.String({ format: 'uuid' }) });
const ofMail = Type.Object({ ...ById.properties, mailId: Type.String({ format: 'uuid' }) });

/** Calls of threads besides their records. */
export const threadCalls = {
  openThread: call('POST /dc/store/:storeId/threads/open', {
    of: threads,
    access: { create: writesMessages },
    body: Type.Object(
      {
        location_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
        /** One of both. */
        phone: Type.Optional(Type.String({ minLength: 1, maxLength: 50 })),
        email: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
        customer_id: Type.Optional(Type.String({ format: 'uuid' })),
      },
      { additionalProperties: false },
    ),
    answer: Thread,
    summary: 'Return the thread of a location with a phone number or an email address, or begin one',
  }),

  sendText: call('POST /dc/store/:storeId/threads/:id/texts', {
    of: threads,
    access: { create: writesMessages },
    params: ById,
    body: NewText,
    answer: TextMessage,
    summary: 'Send a text message to the other side of a thread',
  }),

  listThreadMails: call('GET /dc/store/:storeId/threads/:id/mails', {
    of: threads,
    access: 'one',
    params: ById,
    query: Type.Object({
      page: Type.Optional(Type.Integer({ minimum: 1 })),
      per_page: Type.Optional(Type.Integer({ minimum: 1 })),
    }),
    answer: page(ThreadMail),
    summary: 'List the emails of a thread, the newest first',
  }),

  sendThreadMail: call('POST /dc/store/:storeId/threads/:id/mails', {
    of: threads,
    access: { create: writesMessages },
    params: ById,
    body: NewThreadMail,
    answer: ThreadMail,
    summary: 'Send an email to the other side of a thread',
  }),

  /** Of an email that failed, or of which nobody knows whether it was sent: then it may arrive twice. */
  resendThreadMail: call('POST /dc/store/:storeId/threads/:id/mails/:mailId/again', {
    of: threads,
    access: { create: writesMessages },
    params: ofMail,
    answer: ThreadMail,
    summary: 'Send an email of a thread once more',
  }),

  getReceivedFile: call('GET /dc/store/:storeId/threads/:id/mails/:mailId/files/:index', {
    of: threads,
    access: 'one',
    params: Type.Object({ ...ofMail.properties, index: Type.String({ pattern: '^\\d{1,3}$' }) }),
    answer: 'application/octet-stream',
    summary: 'Read a file of a received email',
  }),

  markThreadRead: call('POST /dc/store/:storeId/threads/:id/read', {
    of: threads,
    access: 'one',
    params: ById,
    summary: 'Mark the received messages of a thread as read',
  }),
};
