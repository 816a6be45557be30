import { eq } from 'drizzle-orm';
import { ready } from '../../core/access.ts';
import type { Db } from '../../core/database.ts';
import { mailboxes } from '../tables.ts';
import { takeMail, type MailServices } from '../takeMail.ts';
import type { Mailbox } from './imapMailbox.ts';
import { setAside } from './setAside.ts';

const day = 24 * 3_600_000;

/**
 * Takes what arrived in a mailbox since it was read last, and stores after each message how far it is read. A mailbox that
 * was never read is read from now on. One that numbers its messages anew is read again from the day before; what is
 * known is not stored again. A message that cannot be read or stored is set aside, so that it is in nobody's way.
 */
export async function readNewMail(
  services: MailServices,
  mailbox: Mailbox,
  signal: AbortSignal,
): Promise<void> {
  const { db } = await ready(services.database);
  const known = await readCursor(db, mailbox);
  if (!known) return storeCursor(db, mailbox, mailbox.uidNext - 1);
  const isRenumbered = known.uid_validity !== mailbox.uidValidity;
  const uids = isRenumbered
    ? await mailbox.uidsSince(new Date(known.read_date.getTime() - day))
    : await mailbox.uidsAfter(known.last_uid);
  for (const uid of uids) {
    signal.throwIfAborted();
    const raw = await mailbox.read(uid);
    if (raw)
      await takeMail(services, raw).catch(() => {
        signal.throwIfAborted();
        return setAside(db, mailbox, { uid, raw });
      });
    if (!isRenumbered) await storeCursor(db, mailbox, uid);
  }
  if (isRenumbered) await storeCursor(db, mailbox, uids.at(-1) ?? mailbox.uidNext - 1);
}

async function readCursor(db: Db, { name }: Mailbox) {
  const [row] = await db.select().from(mailboxes).where(eq(mailboxes.name, name));
  return row;
}

async function storeCursor(db: Db, { name, uidValidity }: Mailbox, last_uid: number): Promise<void> {
  const read = { uid_validity: uidValidity, last_uid, read_date: new Date() };
  await db
    .insert(mailboxes)
    .values({ name, ...read })
    .onConflictDoUpdate({ target: mailboxes.name, set: read });
}
