import { Type } from 'typebox';
import { call } from '../call.ts';
import { writesMessages } from './access.ts';
import { NewText, TextMessage } from './textMessages.ts';
import { Thread, threads } from './threads.ts';

const ById = Type.Object({ id: Type.String({ format: 'uuid' }) });

/** Calls of threads besides their records. */
export const threadCalls = {
  openThread: call('POST /dc/store/:storeId/threads/open', {
    of: threads,
    access: { create: writesMessages },
    body: Type.Object(
      {
        location_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
        phone: Type.String({ minLength: 1, maxLength: 50 }),
        customer_id: Type.Optional(Type.String({ format: 'uuid' })),
      },
      { additionalProperties: false },
    ),
    answer: Thread,
    summary: 'Return the thread of a location with a phone number, or begin one',
  }),

  sendText: call('POST /dc/store/:storeId/threads/:id/texts', {
    of: threads,
    access: { create: writesMessages },
    params: ById,
    body: NewText,
    answer: TextMessage,
    summary: 'Send a text message to the other side of a thread',
  }),

  markThreadRead: call('POST /dc/store/:storeId/threads/:id/read', {
    of: threads,
    access: 'one',
    params: ById,
    summary: 'Mark the received messages of a thread as read',
  }),
};
