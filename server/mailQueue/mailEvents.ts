import { extensionPoint } from '../core/extensionPoint.ts';
import type { Scope } from '../core/scope.ts';
import type { mails } from './tables.ts';

type UndeliveredMail = Pick<typeof mails.$inferSelect, 'id' | 'thread_id'>;

interface MailEvents {
  /** An email was not delivered, or nobody knows, in the transaction that stores it. */
  undelivered: (scope: Scope, mail: UndeliveredMail) => Promise<void>;
}

/** What other domains do when something happens to an email. */
export const mailEvents = extensionPoint<MailEvents>();

export async function tellUndelivered(scope: Scope, mail: UndeliveredMail): Promise<void> {
  for (const { undelivered } of mailEvents.all()) await undelivered(scope, mail);
}
