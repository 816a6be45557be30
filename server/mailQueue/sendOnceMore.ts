import { and, eq, inArray } from 'drizzle-orm';
import { enqueue } from '../core/jobs/enqueue.ts';
import type { Scope } from '../core/scope.ts';
import { mails } from './tables.ts';

/**
 * Sends an email once more that failed or whose delivery is unknown, with the same Message-ID; returns whether it was
 * one.
 */
export async function sendOnceMore(scope: Scope, id: string, by: string): Promise<boolean> {
  const [mail] = await scope.updateReturning(
    mails,
    { state: 'queued', reason: null, settled_date: null },
    and(eq(mails.id, id), inArray(mails.state, ['failed', 'unknown']))!,
    { subject: mails.subject },
  );
  if (!mail) return false;
  await enqueue(scope, { kind: 'send-mail', key: id, data: { mail_id: id }, about: mail.subject, by });
  scope.announce('mails');
  return true;
}
