import type { NewText } from '../../src/schemas/inbox/textMessages.ts';
import { updateVersioned } from '../core/records/version.ts';
import type { Scope } from '../core/scope.ts';
import { senderOf } from './numbers.ts';
import { isStopped } from './optOuts.ts';
import { storeText } from './storeText.ts';
import { threads } from './tables.ts';
import { addressOf, threadWith } from './threads.ts';

/** Returns why no text message can be sent from a location to a number as it was typed; undefined if one can. */
export async function textObstacle(
  scope: Scope,
  phone: string | null,
  location_id: number,
): Promise<'no_address' | 'stopped' | 'no_number' | undefined> {
  const address = addressOf(phone ?? '');
  if (!address) return 'no_address';
  if (await isStopped(scope, address)) return 'stopped';
  return (await senderOf(scope, { id: null, location_id })) ? undefined : 'no_number';
}

interface TicketText extends NewText {
  location_id: number;
  phone: string;
  customer_id: string;
  ticket_id: string;
}

/** Sends a text message about a ticket in the thread of its customer's number; once for each id. */
export async function textAboutTicket(
  scope: Scope,
  by: string | null,
  { id, text, phone, ticket_id, ...to }: TicketText,
): Promise<void> {
  const address = addressOf(phone) ?? phone;
  const thread = { address, ...to, id: await threadWith(scope, by, { address, ...to }) };
  await storeText(scope, by, thread, { id, text });
  await updateVersioned(scope, threads, [thread.id], by, { ticket_id });
}
