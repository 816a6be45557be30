import { eq } from 'drizzle-orm';
import { invalid } from '../core/problem.ts';
import { orderedId } from '../core/orderedId.ts';
import { updateVersioned } from '../core/records/version.ts';
import type { Scope } from '../core/scope.ts';
import { storeText } from './storeText.ts';
import { textMessages, threads } from './tables.ts';
import { addressOf, threadWith } from './threads.ts';

interface TextTo {
  location_id: number;
  phone: string;
  customer_id: string | null;
  text: string;
  /** A repeated message with the same id is sent once. */
  id?: string;
  /** What it is about. */
  ticket_id?: string;
}

/** Sends a text message to a phone, in its thread with the location; throws 422 if it cannot be sent. */
export async function textTo(
  scope: Scope,
  by: string | null,
  { location_id, phone, customer_id, text, id = orderedId(), ticket_id }: TextTo,
): Promise<void> {
  const address = addressOf(phone);
  if (!address) throw invalid([{ path: '/phone', code: 'phone' }]);
  const thread = await threadWith(scope, by, { location_id, address, customer_id });
  await storeText(scope, by, { id: thread, location_id, address }, { id, text });
  if (ticket_id) await updateVersioned(scope, threads, [thread], by, { ticket_id });
}

/** Returns the number that a text message went to; undefined if the message is gone. */
export async function addressOfText(scope: Scope, id: string): Promise<string | undefined> {
  const join = { table: threads, on: eq(threads.id, textMessages.thread_id) };
  const [row] = await scope.select(
    textMessages,
    { address: threads.address },
    { join, where: eq(textMessages.id, id) },
  );
  return row?.address;
}
