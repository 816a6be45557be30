import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { SmsNumber } from '../../src/schemas/inbox/smsNumbers.ts';
import { normalizePhone } from '../../src/schemas/phone.ts';
import type { Database } from '../core/database.ts';
import { invalid } from '../core/problem.ts';
import type { Hooks } from '../core/records/entity.ts';
import type { Scope } from '../core/scope.ts';
import { stores } from '../core/tables/stores.ts';
import { locationErrors } from '../inventory/index.ts';
import { smsNumbers, textMessages } from './tables.ts';

/** Numbers of the store: normalized, at a location in use. */
export const numberHooks: Hooks<SmsNumber> = {
  beforeWrite: async ({ scope }, number) => {
    const errors = await locationErrors(scope, 'location_id', number.location_id);
    if (errors.length > 0) throw invalid(errors);
    return { phone: normalizePhone(number.phone) };
  },
};

/**
 * Returns the number from which a thread is answered, or a new one without id: its last one, that of its location, or the
 * store's oldest.
 */
export async function senderOf(
  scope: Scope,
  thread: { id: string | null; location_id: number },
): Promise<string | undefined> {
  const { phone, location_id, is_active, created_date } = smsNumbers;
  const last = scope.field<string>(
    sql`(array_agg(${textMessages.number} order by ${textMessages.created_date} desc))[1]`,
    sql`${textMessages}`,
    [textMessages],
    sql`${textMessages.thread_id} = ${thread.id}::uuid`,
  );
  const [row] = await scope.select(
    smsNumbers,
    { phone },
    {
      where: eq(is_active, true),
      orderBy: [
        sql`${phone} is not distinct from ${last} desc`,
        desc(eq(location_id, thread.location_id)),
        asc(created_date),
      ],
      limit: 1,
    },
  );
  return row?.phone;
}

/** Returns the store that a number belongs to: the first one that registered it, of those that use it. */
export async function ownerOf({ db }: Pick<Database, 'db'>, phone: string) {
  const [row] = await db
    .select({ id: stores.id, timezone: stores.timezone, location_id: smsNumbers.location_id })
    .from(smsNumbers)
    .innerJoin(stores, eq(stores.id, smsNumbers.store_id))
    .where(and(eq(smsNumbers.phone, phone), eq(smsNumbers.is_active, true)))
    .orderBy(asc(smsNumbers.created_date), asc(smsNumbers.store_id))
    .limit(1);
  return row;
}
