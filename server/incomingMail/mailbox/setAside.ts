import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../core/database.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import { jobs } from '../../core/jobs/tables.ts';
import { Scope, type Store } from '../../core/scope.ts';
import { MOST_AN_HOUR } from '../../inbox/index.ts';
import { ownersOfAddresses } from '../addresses.ts';
import { envelopeOf } from '../parse/envelope.ts';
import type { Mailbox } from './imapMailbox.ts';
import { readerOf } from './reader.ts';

declare module '../../core/jobs/kinds.ts' {
  interface JobData {
    'take-mail': SetAside;
  }
}

/** Where a message lies that was set aside; without a uid, it stands for further ones. */
export interface SetAside {
  mailbox: string;
  uid_validity: string;
  uid: number | null;
}

const kind = 'take-mail';

/**
 * Makes the message of a mailbox that could not be taken a job of its own, of the store that it was sent to, else of
 * the one that reads the mailbox: Background Work tries it again, and shows who wrote what if that is in vain.
 */
export async function setAside(db: Db, mailbox: Mailbox, { uid, raw }: { uid: number; raw: Buffer }) {
  const { from, to, subject } = envelopeOf(raw);
  const [owner] = await ownersOfAddresses(db, to);
  const store = owner ?? (await readerOf(db));
  if (!store) return;
  const at = { mailbox: mailbox.name, uid_validity: mailbox.uidValidity };
  const key = `${at.mailbox} ${at.uid_validity}`;
  await inStore(db, store, async (own) => {
    const count = await countLately(own);
    if (count < MOST_AN_HOUR) {
      const about = [from, subject].filter(Boolean).join(' · ');
      await enqueue(own, { kind, key: `${key} ${uid}`, about, data: { ...at, uid } });
    }
    // What arrives in masses is named once an hour.
    if (count === MOST_AN_HOUR) await enqueue(own, { kind, key: `${key} more`, data: { ...at, uid: null } });
  });
}

const inStore = (db: Db, { id, timezone }: Store, work: (own: Scope) => Promise<void>) =>
  new Scope(db, { id, timezone }).transaction(async (own) => {
    await own.alone(kind);
    await work(own);
  });

/** How many messages were set aside in the last hour. */
const countLately = (scope: Scope): Promise<number> =>
  scope.count(jobs, and(eq(jobs.kind, kind), gt(jobs.created_date, sql`now() - interval '1 hour'`)));
