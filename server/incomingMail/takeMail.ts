import { asc, eq, inArray } from 'drizzle-orm';
import { ready } from '../core/access.ts';
import type { Db } from '../core/database.ts';
import { Scope } from '../core/scope.ts';
import type { Services } from '../core/services.ts';
import { stores } from '../core/tables/stores.ts';
import { bounceMail, mailIdsIn, mails } from '../mailQueue/index.ts';
import { ownersOfAddresses } from './addresses.ts';
import type { Bounce, IncomingMail } from './parse/incomingMail.ts';
import { parseMail } from './parse/parseMail.ts';
import { receiveMail } from './receiveMail.ts';
import { mailAddresses } from './tables.ts';

export type MailServices = Pick<Services, 'database' | 'announcer'>;

/**
 * Takes a MIME message: stores it with each store of its addresses, else with that of the email that it answers, or marks the email
 * that it reports as undelivered. Mail for nobody is dropped. What one store cannot store reaches the others. Throws
 * UnreadableMail.
 */
export async function takeMail({ database, announcer }: MailServices, raw: Buffer): Promise<void> {
  const mail = await parseMail(raw);
  const { db } = await ready(database);
  if (mail.bounce) return takeBounce({ db, announcer }, mail.bounce);
  const failures: unknown[] = [];
  for (const { id, timezone, location_id } of await ownersOf(db, mail)) {
    const scope = new Scope(db, { id, timezone }, undefined, { announcer });
    await receiveMail(scope, mail, location_id).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

async function ownersOf(db: Db, mail: IncomingMail) {
  const owners = await ownersOfAddresses(db, mail.to);
  if (owners.length > 0) return owners;
  const answered = await ownerOfAnswered(db, mail);
  return answered ? [answered] : [];
}

async function takeBounce(
  { db, announcer }: { db: Db; announcer: MailServices['announcer'] },
  { mailIds, status }: Bounce,
): Promise<void> {
  for (const { mail_id, id, timezone } of await storesOf(db, mailIds))
    await new Scope(db, { id, timezone }, undefined, { announcer }).transaction((own) =>
      bounceMail(own, mail_id, status),
    );
}

/** The store whose email a message answers, and its location, else that of the store's first address. */
async function ownerOfAnswered(db: Db, { answers }: IncomingMail) {
  const [answered] = await storesOf(db, mailIdsIn(answers.join(' ')));
  if (!answered) return undefined;
  if (answered.location_id !== null) return { ...answered, location_id: answered.location_id };
  const { location_id, store_id, created_date } = mailAddresses;
  const [first] = await db
    .select({ location_id })
    .from(mailAddresses)
    .where(eq(store_id, answered.id))
    .orderBy(asc(created_date))
    .limit(1);
  return first && { ...answered, location_id: first.location_id };
}

async function storesOf(db: Db, ids: string[]) {
  if (ids.length === 0) return [];
  return db
    .select({ mail_id: mails.id, location_id: mails.location_id, id: stores.id, timezone: stores.timezone })
    .from(mails)
    .innerJoin(stores, eq(stores.id, mails.store_id))
    .where(inArray(mails.id, ids));
}
