import { and, eq, inArray } from 'drizzle-orm';
import type { Scope } from '../core/scope.ts';
import { tellUndelivered } from './mailEvents.ts';
import { mails } from './tables.ts';

/** Marks an email as failed that a mail server could not deliver after it was sent; `detail` is the server's status. */
export async function bounceMail(scope: Scope, id: string, detail?: string): Promise<void> {
  const reason = detail ? { code: 'mail_bounced', detail } : { code: 'mail_undelivered' };
  const [mail] = await scope.updateReturning(
    mails,
    { state: 'failed', reason, settled_date: new Date() },
    and(eq(mails.id, id), inArray(mails.state, ['sent', 'unknown']))!,
    { id: mails.id, thread_id: mails.thread_id },
  );
  if (!mail) return;
  await tellUndelivered(scope, mail);
  scope.announce('mails');
}
