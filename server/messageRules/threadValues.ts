import type { TicketValues } from '../../src/schemas/messageRules/nextMessage.ts';
import type { Thread } from '../../src/schemas/inbox/threads.ts';
import type { Scope } from '../core/scope.ts';
import { readPlace, valuesOfPlace } from './place.ts';
import { languageOf, readRecipient } from './recipient.ts';

/** Returns what placeholders stand for in a conversation that is about no ticket. */
export async function valuesOfThread(
  scope: Scope,
  { location_id, customer_id }: Pick<Thread, 'location_id' | 'customer_id'>,
): Promise<TicketValues> {
  const [place, customer] = await Promise.all([
    readPlace(scope, location_id),
    readRecipient(scope, customer_id),
  ]);
  const values = await valuesOfPlace(scope, place, customer?.first_name);
  return { language: languageOf(customer), en: values, fr: values };
}
