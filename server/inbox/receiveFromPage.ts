import { eq, sql } from 'drizzle-orm';
import { tooMany } from '../core/problem.ts';
import { updateVersioned } from '../core/records/version.ts';
import type { Scope } from '../core/scope.ts';
import { isFlood, receivedColumns } from './receiveText.ts';
import { textMessages, threads } from './tables.ts';
import { addressOf, threadWith } from './threads.ts';

interface PageMessage {
  /** A repeated message with the same id is stored once. */
  id: string;
  text: string;
  location_id: number;
  /** Null: on the page of a quote. */
  ticket_id: string | null;
  /** The customer's, whose thread it arrives in. */
  phone: string;
  customer_id: string | null;
}

/** Stores what a customer wrote on the page of a ticket or quote in the thread of the customer's number; no state changes by it. */
export const receiveFromPage = (
  scope: Scope,
  { id, text, location_id, ticket_id, phone, customer_id }: PageMessage,
): Promise<void> =>
  scope.transaction(async (own) => {
    const address = addressOf(phone) ?? phone;
    await own.alone(`thread ${address}`);
    if ((await own.count(textMessages, eq(textMessages.id, id))) > 0) return;
    const thread_id = await threadWith(own, null, { location_id, address, customer_id });
    if (await isFlood(own, thread_id)) throw tooMany(3_600_000);
    await own.insert(textMessages, [
      { id, thread_id, location_id, direction: 'IN', text, segments: 0, number: '' },
    ]);
    await updateVersioned(own, threads, [thread_id], null, {
      ...receivedColumns(text),
      ticket_id: sql`coalesce(${threads.ticket_id}, ${ticket_id}::uuid)`,
    });
  });
