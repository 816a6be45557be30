import { and, asc, eq, inArray } from 'drizzle-orm';
import type { MailAddress } from '../../src/schemas/inbox/mailAddresses.ts';
import type { Db } from '../core/database.ts';
import { invalid } from '../core/problem.ts';
import type { Hooks } from '../core/records/entity.ts';
import type { Scope } from '../core/scope.ts';
import { stores } from '../core/tables/stores.ts';
import { locationErrors } from '../inventory/index.ts';
import { queueReading } from './mailbox/reader.ts';
import { mailAddresses } from './tables.ts';

/** Addresses of the store: in lower case, at a location in use. */
export const addressHooks = (imapUrl: string | undefined): Hooks<MailAddress> => ({
  beforeWrite: async ({ scope }, address) => {
    const errors = await locationErrors(scope, 'location_id', address.location_id);
    if (errors.length > 0) throw invalid(errors);
    // Its job hands over to the store that reads the mailbox for all.
    if (imapUrl) await queueReading(scope);
    return { email: address.email.toLowerCase() };
  },
});

/** Returns the store and location of the first of these addresses that one registered: the one that did so first. */
export async function ownerOfAddress(db: Db, emails: string[]) {
  if (emails.length === 0) return undefined;
  const { email, is_active, location_id, created_date } = mailAddresses;
  const rows = await db
    .select({ id: stores.id, timezone: stores.timezone, location_id, email })
    .from(mailAddresses)
    .innerJoin(stores, eq(stores.id, mailAddresses.store_id))
    .where(and(inArray(email, emails), eq(is_active, true)))
    .orderBy(asc(created_date), asc(mailAddresses.store_id));
  return emails.map((one) => rows.find((row) => row.email === one)).find(Boolean);
}

/** Returns the address to which mail of a location is answered; undefined if the store has none. */
export async function replyAddress(scope: Scope, locationId: number): Promise<string | undefined> {
  const { email, is_active, location_id, created_date } = mailAddresses;
  const rows = await scope.select(
    mailAddresses,
    { email, location_id },
    { where: eq(is_active, true), orderBy: [asc(created_date)] },
  );
  return (rows.find((row) => row.location_id === locationId) ?? rows[0])?.email;
}
