import type { Scope } from '../../core/scope.ts';
import { receiveFromPage } from '../../inbox/index.ts';
import { readPage } from '../../statusPages/index.ts';

/** What a customer asks arrives in the conversation with the customer's phone, if there is one. */
export async function tellInbox(
  scope: Scope,
  ticketId: string,
  { id, text }: { id: string; text: string },
): Promise<void> {
  const { sender, location_id } = await readPage(scope, ticketId);
  const { phone } = sender;
  if (phone) await receiveFromPage(scope, { id, text, location_id, ticket_id: ticketId, ...sender, phone });
}
