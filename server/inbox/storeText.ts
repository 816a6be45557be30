import { eq } from 'drizzle-orm';
import { countSegments, plainSpaces } from '../../src/schemas/inbox/segments.ts';
import type { NewText } from '../../src/schemas/inbox/textMessages.ts';
import type { Thread } from '../../src/schemas/inbox/threads.ts';
import { enqueue } from '../core/jobs/enqueue.ts';
import { invalid } from '../core/problem.ts';
import { keyUsed } from '../core/records/isFirstTime.ts';
import { updateVersioned } from '../core/records/version.ts';
import type { Scope } from '../core/scope.ts';
import { senderOf } from './numbers.ts';
import { isStopped } from './optOuts.ts';
import { refuseWhenQuiet } from './refuseWhenQuiet.ts';
import { textMessages, threads } from './tables.ts';
import { lastColumns } from './threads.ts';

type Recipient = Pick<Thread, 'id' | 'location_id' | 'address'>;

/**
 * Stores a text message and the job that sends it; a message whose id is stored is not sent again. Throws 422 `stopped`
 * if the other side asked for no more messages, `quiet_hours` if it was kept and has to wait, and `no_number` if the store
 * has no number; 409 `key_used` for the id of another thread's message.
 */
export async function storeText(
  scope: Scope,
  by: string | null,
  thread: Recipient,
  { id, text, is_kept = false }: NewText,
): Promise<void> {
  await scope.alone(`thread ${thread.address}`);
  const { thread_id } = textMessages;
  const [known] = await scope.select(textMessages, { thread_id }, { where: eq(textMessages.id, id) });
  if (known && known.thread_id !== thread.id) throw keyUsed('/id');
  if (known) return;
  if (await isStopped(scope, thread.address)) throw invalid([{ path: '/text', code: 'stopped' }]);
  if (is_kept) await refuseWhenQuiet(scope, thread.location_id);
  const number = await senderOf(scope, thread);
  if (!number) throw invalid([{ path: '', code: 'no_number' }]);
  await queueText(scope, by, thread, { id, text, number });
}

/**
 * Stores a text message from a number of the store without looking at opt-outs, and the job that sends it. Its spaces are
 * plain: one of another kind would leave 70 characters of 160 to each segment.
 */
export async function queueText(
  scope: Scope,
  by: string | null,
  thread: Pick<Recipient, 'id' | 'location_id'>,
  { text: written, ...message }: NewText & { number: string; is_confirmation?: boolean },
): Promise<void> {
  const text = plainSpaces(written);
  await scope.insert(textMessages, [
    {
      ...message,
      text,
      thread_id: thread.id,
      location_id: thread.location_id,
      direction: 'OUT',
      state: 'QUEUED',
      segments: countSegments(text).segments,
      created_by: by,
      modified_by: by,
    },
  ]);
  await updateVersioned(scope, threads, [thread.id], by, lastColumns('OUT', text));
  await enqueueText(scope, message.id, by);
}

export const enqueueText = (scope: Scope, id: string, by: string | null): Promise<void> =>
  enqueue(scope, { kind: 'send-text', key: id, data: { message_id: id }, ...(by && { by }) });
