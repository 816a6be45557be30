import { and, eq, sql } from 'drizzle-orm';
import type { JobData, Done } from '../core/jobs/kinds.ts';
import type { MailState } from '../../src/schemas/work/mails.ts';
import { coalesce, type CoalesceOptions } from '../core/jobs/coalesce.ts';
import { withRetry } from '../core/withRetry.ts';
import type { Scope } from '../core/scope.ts';
import { connections } from './smtp.ts';
import { mails } from './tables.ts';

const {
  id,
  to,
  cc,
  bcc,
  subject,
  text,
  html,
  from_name,
  reply_to,
  attachments,
  is_secret,
  answers,
  purpose,
} = mails;

/** The columns needed to send an email. */
const columns = {
  id,
  to,
  cc,
  bcc,
  subject,
  text,
  html,
  from_name,
  reply_to,
  attachments,
  is_secret,
  answers,
  purpose,
};

export type MailRow = Pick<typeof mails.$inferSelect, keyof typeof columns>;

/**
 * Maximum number of emails that a process is sending or whose outcome it is storing: if it dies, the outcome of at most
 * these is unknown.
 */
export const maxInProgress = 4 * connections;

/**
 * Batches have half that size, so that one half is being sent while the outcomes of the other are stored; `wait` in ms.
 */
const batch: CoalesceOptions = { wait: 20, enough: maxInProgress / 2 };

/** Batches calls for emails of one store that arrive at about the same time into one statement. */
function forMails<R>(work: (scope: Scope, ids: string[]) => Promise<R>) {
  const stores = new Map<string, (mail: { scope: Scope; id: string }) => Promise<R>>();
  return (scope: Scope, mailId: string): Promise<R> => {
    const { id: storeId } = scope.store;
    const ask =
      stores.get(storeId) ??
      coalesce(
        (all) =>
          work(
            all[0]!.scope,
            all.map((one) => one.id),
          ),
        batch,
      );
    stores.set(storeId, ask);
    return ask({ scope, id: mailId });
  };
}

/** Marks an email as being sent and returns it; undefined if it needs no sending or may have been sent already. */
export function createClaim(): (scope: Scope, id: string) => Promise<MailRow | undefined> {
  const claim = forMails(claimMails);
  return async (scope, mailId) => (await claim(scope, mailId)).get(mailId);
}

/** An email that was already being sent becomes unknown: the server may have accepted it. */
async function claimMails(scope: Scope, ids: string[]): Promise<Map<string, MailRow>> {
  const sending = { state: 'sending', sending_date: new Date() };
  const unknown = { state: 'unknown', reason: { code: 'mail_unknown' }, settled_date: new Date() };
  const rows = await withRetry(() => scope.updateReturning(mails, sending, among(ids, 'queued'), columns));
  const claimed = new Map(rows.map((row) => [row.id, row]));
  const others = ids.filter((one) => !claimed.has(one));
  if (others.length > 0) await withRetry(() => scope.update(mails, unknown, among(others, 'sending')));
  return claimed;
}

const isOneOf = (ids: string[]) => sql`${id} = any(${sql.param(ids)}::uuid[])`;

const among = (ids: string[], state: MailState) => and(isOneOf(ids), eq(mails.state, state))!;

/** Emails accepted for all recipients are marked as sent in the transaction that completes their jobs. */
export const markSent: Done<JobData['send-mail']> = {
  ...batch,
  changes: (jobs) => {
    const stores = sql.param(jobs.map((job) => job.store_id));
    const ids = sql.param(jobs.map(({ data }) => data.mail_id));
    return sql`
      update mails set state = 'sent', reason = null, refused = '[]', settled_date = now()
      from unnest(${stores}::uuid[], ${ids}::uuid[]) as taken (store_id, id)
      where mails.store_id = taken.store_id and mails.id = taken.id`;
  },
};
