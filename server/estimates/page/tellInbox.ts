import type { Scope } from '../../core/scope.ts';
import { receiveFromPage } from '../../inbox/index.ts';
import type { LinkSubject } from '../../statusPages/index.ts';
import { readSubject } from './readSubject.ts';

/** What a customer asks arrives in the conversation with the customer's phone, if there is one. */
export async function tellInbox(
  scope: Scope,
  subject: LinkSubject,
  { id, text }: { id: string; text: string },
): Promise<void> {
  const { sender, location_id } = await readSubject(scope, subject);
  const { phone } = sender;
  const ticket_id = 'ticket_id' in subject ? subject.ticket_id : null;
  if (phone) await receiveFromPage(scope, { id, text, location_id, ticket_id, ...sender, phone });
}
