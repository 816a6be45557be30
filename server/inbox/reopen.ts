import { eq } from 'drizzle-orm';
import { updateVersioned } from '../core/records/version.ts';
import type { Scope } from '../core/scope.ts';
import { textMessages, threads } from './tables.ts';

/** Opens the thread of a message that was not delivered, so that somebody sees it. */
export async function reopenThread(scope: Scope, messageId: string): Promise<void> {
  const { id, thread_id } = textMessages;
  const [message] = await scope.select(textMessages, { thread_id }, { where: eq(id, messageId) });
  if (message) await updateVersioned(scope, threads, [message.thread_id], null, { state: 'OPEN' });
}
