import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { MailAddress } from '../../src/schemas/inbox/mailAddresses.ts';
import type { Db } from '../core/database.ts';
import { invalid } from '../core/problem.ts';
import type { Hooks } from '../core/records/entity.ts';
import type { Scope } from '../core/scope.ts';
import { stores } from '../core/tables/stores.ts';
import { locationErrors } from '../inventory/index.ts';
import { queueReading } from './mailbox/reader.ts';
import { mailAddresses } from './tables.ts';

/** Addresses of the store: in lower case, at a location in use, and not of another store. */
export const addressHooks = (imapUrl: string | undefined): Hooks<MailAddress> => ({
  beforeWrite: async ({ scope }, address) => {
    const email = address.email.toLowerCase();
    const isTaken = address.is_active && (await isOfOther(scope, email));
    const errors = [
      ...(isTaken ? [{ path: '/email', code: 'taken' }] : []),
      ...(await locationErrors(scope, 'location_id', address.location_id)),
    ];
    if (errors.length > 0) throw invalid(errors);
    // Its job hands over to the store that reads the mailbox for all.
    if (imapUrl) await queueReading(scope);
    return { email };
  },
});

/** Whether the store that registered an address first is another one. */
async function isOfOther(scope: Scope, email: string): Promise<boolean> {
  const { store_id, is_active, created_date } = mailAddresses;
  const [owner] = await scope.read<{ store_id: string }>(
    () => sql`select store_id from ${mailAddresses} where ${and(eq(mailAddresses.email, email), eq(is_active, true))}
      order by ${created_date}, ${store_id} limit 1`,
  );
  return owner !== undefined && owner.store_id !== scope.store.id;
}

/** The condition that an address is in use, and that no other store registered it before. */
const isOwned = (): SQL =>
  sql`${mailAddresses.is_active} and not exists (
    select 1 from ${mailAddresses} other where other.email = ${mailAddresses.email} and other.is_active
      and (other.created_date, other.store_id) < (${mailAddresses.created_date}, ${mailAddresses.store_id}))`;

/** Returns the stores that own any of these addresses, each with the location of the first one. */
export async function ownersOfAddresses(db: Db, emails: string[]) {
  if (emails.length === 0) return [];
  const { email, location_id } = mailAddresses;
  const rows = await db
    .select({ id: stores.id, timezone: stores.timezone, location_id, email })
    .from(mailAddresses)
    .innerJoin(stores, eq(stores.id, mailAddresses.store_id))
    .where(and(inArray(email, emails), isOwned()));
  const found = emails.flatMap((one) => rows.find((row) => row.email === one) ?? []);
  return found.filter((one, index) => found.findIndex(({ id }) => id === one.id) === index);
}

/** Returns the address to which mail of a location is answered; undefined if the store owns none. */
export async function replyAddress(scope: Scope, locationId: number): Promise<string | undefined> {
  const { email, location_id, created_date } = mailAddresses;
  const rows = await scope.select(
    mailAddresses,
    { email, location_id },
    { where: isOwned(), orderBy: [asc(created_date)] },
  );
  return (rows.find((row) => row.location_id === locationId) ?? rows[0])?.email;
}
