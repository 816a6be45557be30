import { and, eq, inArray } from 'drizzle-orm';
import { JobError, type JobKind } from '../core/jobs/kinds.ts';
import type { Services } from '../core/services.ts';
import type { Scope } from '../core/scope.ts';
import { stores } from '../core/tables/stores.ts';
import { scheduleFollowUp } from './followText.ts';
import { ownerOf } from './numbers.ts';
import { isThreadStopped, noteStop } from './optOuts.ts';
import { SmsError, type SmsStatus } from './providers/smsProvider.ts';
import { reopenThread } from './reopen.ts';
import { storeStatus } from './storeStatus.ts';
import { textMessages, threads } from './tables.ts';

declare module '../core/jobs/kinds.ts' {
  interface JobData {
    'send-text': { message_id: string };
  }
}

/** Path of the provider's webhooks. */
export const webhookPath = '/dc/webhooks/sms';

type Message = Pick<
  typeof textMessages.$inferSelect,
  'id' | 'number' | 'text' | 'thread_id' | 'is_confirmation'
>;

/**
 * Sends a text message. Its state SENDING is stored before the provider is called: if the process dies or the response
 * is lost, the provider may have taken the message, so it is asked for (followText.ts) and never sent again by itself.
 */
export function sendText({
  sms,
  originOf,
  database,
}: Pick<Services, 'sms' | 'originOf' | 'database'>): JobKind<{ message_id: string }> {
  const send = async (scope: Scope, message: Message, signal: AbortSignal): Promise<SmsStatus | SmsError> => {
    const { id, address, domain, is_stopped } = await recipientOf(scope, message);
    if (!message.is_confirmation && is_stopped) return new SmsError('refused', 'stopped');
    const owner = await ownerOf(await database, message.number);
    // Another store registered the number first.
    if (owner?.id !== scope.store.id) return new SmsError('refused', 'number_taken');
    const statusUrl = `${originOf(domain)}${webhookPath}`;
    try {
      return await sms.send({ from: message.number, to: address, text: message.text }, { statusUrl, signal });
    } catch (error) {
      if (error instanceof SmsError) {
        if (error.detail === 'stopped') await noteStop(scope, address, message.id);
        return error;
      }
      throw new Error(`The provider failed at message ${id}`, { cause: error });
    }
  };

  return {
    attempts: 8,
    atOnce: 20,

    run: async ({ scope, data: { message_id }, signal }) => {
      const message = await claim(scope, message_id);
      if (!message) return scheduleFollowUp(scope, message_id, sms.pauses);
      const outcome = await send(scope, message, signal);
      if (!(outcome instanceof SmsError)) {
        await storeStatus(scope, message_id, { ...outcome, state: outcome.state ?? 'SENT' });
        return scheduleFollowUp(scope, message_id, sms.pauses);
      }
      const reason = { code: `text_${outcome.failure}`, ...(outcome.detail && { detail: outcome.detail }) };
      if (outcome.failure === 'unknown') {
        await setState(scope, message_id, { state: 'UNKNOWN', reason });
        return scheduleFollowUp(scope, message_id, sms.pauses);
      }
      await setState(scope, message_id, { state: 'QUEUED', reason });
      throw new JobError(reason, { isFinal: outcome.failure === 'refused' });
    },

    gaveUp: async (scope, { message_id }, reason) => {
      await scope.update(
        textMessages,
        { state: 'FAILED', reason, state_date: new Date() },
        and(eq(textMessages.id, message_id), inArray(textMessages.state, ['QUEUED', 'SENDING']))!,
      );
      await reopenThread(scope, message_id);
    },

    again: (scope, { message_id }) =>
      scope.update(
        textMessages,
        { state: 'QUEUED', reason: null },
        and(eq(textMessages.id, message_id), eq(textMessages.state, 'FAILED'))!,
      ),
  };
}

/** Marks a queued message as being sent; one that was being sent becomes UNKNOWN. */
async function claim(scope: Scope, messageId: string): Promise<Message | undefined> {
  const { id, number, text, thread_id, is_confirmation, state } = textMessages;
  const is = (known: string) => and(eq(id, messageId), eq(state, known))!;
  const [message] = await scope.updateReturning(
    textMessages,
    { state: 'SENDING', sending_date: new Date() },
    is('QUEUED'),
    { id, number, text, thread_id, is_confirmation },
  );
  if (!message)
    await scope.update(textMessages, { state: 'UNKNOWN', reason: { code: 'text_unknown' } }, is('SENDING'));
  return message;
}

async function recipientOf(scope: Scope, { thread_id }: Message) {
  const { id, address, store_id } = threads;
  const [recipient] = await scope.select(
    threads,
    { id, address, domain: stores.domain, is_stopped: isThreadStopped(scope) },
    { join: { table: stores, on: eq(stores.id, store_id) }, where: eq(id, thread_id) },
  );
  if (!recipient) throw new Error('The thread of a message is gone');
  return recipient;
}

const setState = (scope: Scope, id: string, values: Partial<typeof textMessages.$inferInsert>) =>
  scope.update(textMessages, { ...values, state_date: new Date() }, eq(textMessages.id, id));
