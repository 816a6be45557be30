import { and, eq, inArray } from 'drizzle-orm';
import type { MailState } from '../../src/schemas/work/mails.ts';
import { together } from '../core/jobs/together.ts';
import { retried } from '../core/retried.ts';
import type { Scope } from '../core/scope.ts';
import { connections } from './smtp.ts';
import { mails } from './tables.ts';

export type MailRow = typeof mails.$inferSelect;

/** As many mails are in hand of a process, on the line or with an outcome to be stored: of no more nobody knows if it dies. */
export const inHand = 4 * connections;

/** One half of them is on the line while the states of the other are stored; others are waited for in ms. */
const half = { wait: 20, enough: inHand / 2 };

/** Does a work for the mails of a store that ask for it at about the same moment, in one statement for all of them. */
function forMails<R>(work: (scope: Scope, ids: string[]) => Promise<R>) {
  const stores = new Map<string, (mail: { scope: Scope; id: string }) => Promise<R>>();
  return (scope: Scope, id: string): Promise<R> => {
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
    return ask({ scope, id });
  };
}

/** The mail, being sent from now on; undefined of one that needs no sending or may have been sent. */
export function claiming(): (scope: Scope, id: string) => Promise<MailRow | undefined> {
  const claim = forMails(claimMails);
  return async (scope, id) => (await claim(scope, id)).get(id);
}

/** Of a mail that was being sent already nobody knows whether it was taken. */
async function claimMails(scope: Scope, ids: string[]): Promise<Map<string, MailRow>> {
  const sending = { state: 'sending', sending_date: new Date() };
  const unknown = { state: 'unknown', reason: { code: 'mail_unknown' }, settled_date: new Date() };
  const rows = await retried(() => scope.updateReturning(mails, sending, among(ids, 'queued')));
  const claimed = new Map(rows.map((row) => [row.id, row]));
  const others = ids.filter((id) => !claimed.has(id));
  if (others.length > 0) await retried(() => scope.update(mails, unknown, among(others, 'sending')));
  return claimed;
}

const among = (ids: string[], state: MailState) => and(inArray(mails.id, ids), eq(mails.state, state))!;

/** Stores that a mail was taken for all whom it goes to. */
export const noting = () =>
  forMails((scope, ids) => {
    const sent = { state: 'sent', reason: null, refused: [], settled_date: new Date() };
    return retried(() => scope.update(mails, sent, inArray(mails.id, ids)));
  });
