import { and, eq, sql } from 'drizzle-orm';
import type { JobData, Done } from '../core/jobs/kinds.ts';
import type { MailState } from '../../src/schemas/work/mails.ts';
import { together, type Together } from '../core/jobs/together.ts';
import { retried } from '../core/retried.ts';
import type { Scope } from '../core/scope.ts';
import { connections } from './smtp.ts';
import { mails } from './tables.ts';

const { id, to, cc, bcc, subject, text, html, from_name, reply_to, attachments, is_secret } = mails;

/** What of a mail is needed to send it. */
const letter = { id, to, cc, bcc, subject, text, html, from_name, reply_to, attachments, is_secret };

export type MailRow = Pick<typeof mails.$inferSelect, keyof typeof letter>;

/** As many mails are in hand of a process, on the line or with an outcome to be stored: of no more nobody knows if it dies. */
export const inHand = 4 * connections;

/** One half of them is on the line while the states of the other are stored; others are waited for in ms. */
const half: Together = { wait: 20, enough: inHand / 2 };

/** Does a work for the mails of a store that ask for it at about the same moment, in one statement for all of them. */
function forMails<R>(work: (scope: Scope, ids: string[]) => Promise<R>) {
  const stores = new Map<string, (mail: { scope: Scope; id: string }) => Promise<R>>();
  return (scope: Scope, mailId: string): Promise<R> => {
    const { id: storeId } = scope.store;
    const ask =
      stores.get(storeId) ??
      together(
        (all) =>
          work(
            all[0]!.scope,
            all.map((one) => one.id),
          ),
        half,
      );
    stores.set(storeId, ask);
    return ask({ scope, id: mailId });
  };
}

/** The mail, being sent from now on; undefined of one that needs no sending or may have been sent. */
export function claiming(): (scope: Scope, id: string) => Promise<MailRow | undefined> {
  const claim = forMails(claimMails);
  return async (scope, mailId) => (await claim(scope, mailId)).get(mailId);
}

/** Of a mail that was being sent already nobody knows whether it was taken. */
async function claimMails(scope: Scope, ids: string[]): Promise<Map<string, MailRow>> {
  const sending = { state: 'sending', sending_date: new Date() };
  const unknown = { state: 'unknown', reason: { code: 'mail_unknown' }, settled_date: new Date() };
  const rows = await retried(() => scope.updateReturning(mails, sending, among(ids, 'queued'), letter));
  const claimed = new Map(rows.map((row) => [row.id, row]));
  const others = ids.filter((one) => !claimed.has(one));
  if (others.length > 0) await retried(() => scope.update(mails, unknown, among(others, 'sending')));
  return claimed;
}

const isOneOf = (ids: string[]) => sql`${id} = any(${sql.param(ids)}::uuid[])`;

const among = (ids: string[], state: MailState) => and(isOneOf(ids), eq(mails.state, state))!;

/** Mails that were taken for all whom they go to are sent in the moment in which their jobs are done. */
export const sent: Done<JobData['send-mail']> = {
  ...half,
  changes: (jobs) => {
    const stores = sql.param(jobs.map((job) => job.store_id));
    const ids = sql.param(jobs.map(({ data }) => data.mail_id));
    return sql`
      update mails set state = 'sent', reason = null, refused = '[]', settled_date = clock_timestamp()
      from unnest(${stores}::uuid[], ${ids}::uuid[]) as taken (store_id, id)
      where mails.store_id = taken.store_id and mails.id = taken.id`;
  },
};
