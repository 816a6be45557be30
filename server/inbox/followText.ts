import { eq, inArray } from 'drizzle-orm';
import { enqueue } from '../core/jobs/enqueue.ts';
import { JobError, type JobKind } from '../core/jobs/kinds.ts';
import type { Services } from '../core/services.ts';
import type { Scope } from '../core/scope.ts';
import { SmsError, type SmsProvider, type SmsStatus } from './providers/smsProvider.ts';
import { storeStatus } from './storeStatus.ts';
import { textMessages, threads } from './tables.ts';

declare module '../core/jobs/kinds.ts' {
  interface JobData {
    'follow-text': { message_id: string; turn: number };
  }
}

/** Schedules the question what became of a message, if the provider may still be asked. */
export async function scheduleFollowUp(
  scope: Scope,
  message_id: string,
  pauses: readonly number[],
  turn = 0,
): Promise<void> {
  const pause = pauses[turn];
  if (pause === undefined) return;
  const runAt = new Date(Date.now() + pause);
  await enqueue(scope, { kind: 'follow-text', key: message_id, data: { message_id, turn }, runAt });
}

/** Asks the provider about a message whose outcome is unknown or whose delivery has not been reported. */
export const followText = ({
  sms,
}: Pick<Services, 'sms'>): JobKind<{ message_id: string; turn: number }> => ({
  attempts: 8,
  atOnce: 10,
  run: async ({ scope, data: { message_id, turn }, signal }) => {
    const message = await unsettled(scope, message_id);
    if (!message) return;
    const status = await ask(scope, sms, message, signal);
    const state = status ? await storeStatus(scope, message_id, status) : message.state;
    if (state !== 'DELIVERED' && state !== 'FAILED')
      await scheduleFollowUp(scope, message_id, sms.pauses, turn + 1);
  },
});

async function unsettled(scope: Scope, messageId: string) {
  const { id, state, provider_id, number, text, sending_date } = textMessages;
  const [message] = await scope.select(
    textMessages,
    { id, state, provider_id, from: number, to: threads.address, text, sending_date },
    { join: { table: threads, on: eq(threads.id, textMessages.thread_id) }, where: eq(id, messageId) },
  );
  return message && ['SENDING', 'UNKNOWN', 'SENT'].includes(message.state ?? '') ? message : undefined;
}

async function ask(
  scope: Scope,
  sms: SmsProvider,
  message: NonNullable<Awaited<ReturnType<typeof unsettled>>>,
  signal: AbortSignal,
): Promise<SmsStatus | undefined> {
  try {
    if (message.provider_id) return await sms.status(message.provider_id, signal);
    const found = await sms.search(message, message.sending_date ?? new Date(), signal);
    const ids = found.map(({ id }) => id);
    const { provider_id } = textMessages;
    const others = await scope.select(textMessages, { provider_id }, { where: inArray(provider_id, ids) });
    const free = found.find(({ id }) => !others.some((one) => one.provider_id === id));
    return free && { ...free, state: free.state ?? 'SENT' };
  } catch (error) {
    if (!(error instanceof SmsError)) throw error;
    throw new JobError({ code: 'text_unasked', ...(error.detail && { detail: error.detail }) });
  }
}
