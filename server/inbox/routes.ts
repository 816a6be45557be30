import type { FastifyInstance } from 'fastify';
import { allows } from '../../src/schemas/can.ts';
import { writesMessages } from '../../src/schemas/inbox/access.ts';
import { threadCalls } from '../../src/schemas/inbox/calls.ts';
import { textMessages as messageModel, type TextMessage } from '../../src/schemas/inbox/textMessages.ts';
import { threads as threadModel, type Thread } from '../../src/schemas/inbox/threads.ts';
import { models } from '../../src/schemas/models.ts';
import { forbidden, invalid } from '../core/problem.ts';
import { entityOf } from '../core/records/entity.ts';
import { readBare, readOne } from '../core/records/read.ts';
import { requirePermission } from '../core/records/write.ts';
import { serve } from '../core/routes/serve.ts';
import { locationErrors } from '../inventory/index.ts';
import { messageHooks } from './messages.ts';
import { storeText } from './storeText.ts';
import { addressOf, mailAddressOf, markRead, threadHooks, threadWith } from './threads.ts';

/** Calls of threads besides their records. */
export async function threadRoutes(app: FastifyInstance) {
  const thread = entityOf(threadModel, models, threadHooks);
  const message = entityOf(messageModel, models, messageHooks);

  serve(
    app,
    threadCalls.openThread,
    async ({ scope, who, body: { location_id, phone, email, customer_id } }) => {
      if (!allows(who, writesMessages, { location_id })) throw forbidden();
      const address = email === undefined ? addressOf(phone ?? '') : mailAddressOf(email);
      const wrong =
        email === undefined ? { path: '/phone', code: 'phone' } : { path: '/email', code: 'email' };
      const errors = [
        ...(address ? [] : [wrong]),
        ...(await locationErrors(scope, 'location_id', location_id)),
      ];
      if (!address || errors.length > 0) throw invalid(errors);
      const id = await scope.transaction((own) =>
        threadWith(own, who.staff_id, { location_id, address, customer_id: customer_id ?? null }),
      );
      return (await readOne({ scope, who, entity: thread }, id)).record as Thread;
    },
  );

  serve(app, threadCalls.sendText, async ({ scope, who, params: { id }, body }) => {
    await scope.transaction(async (own) => {
      const record = (await readBare(own, thread, id)).record as Thread;
      if (!allows(who, writesMessages, record)) throw forbidden();
      if (record.channel !== 'SMS') throw invalid([{ path: '', code: 'other_channel' }]);
      await storeText(own, who.staff_id, record, body);
    });
    return (await readOne({ scope, who, entity: message }, body.id)).record as TextMessage;
  });

  serve(app, threadCalls.markThreadRead, async ({ scope, who, params: { id } }) => {
    const { record } = await readBare(scope, thread, id);
    requirePermission(who, 'one', thread, record);
    await markRead(scope, id);
  });
}
