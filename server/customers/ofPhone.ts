import { and, asc, eq, isNull } from 'drizzle-orm';
import { normalizePhone } from '../../src/schemas/phone.ts';
import '../../src/schemas/phoneNumbers.ts';
import type { Scope } from '../core/scope.ts';
import { phoneKey, phoneKeyOf } from './phoneKey.ts';
import { customers } from './tables.ts';

/** Maximum number of customers with one number. */
const MOST = 50;

/** Returns the ids of the customers with a number in E.164, the ones known longest first. */
export async function customersOfPhone(scope: Scope, number: string): Promise<string[]> {
  const key = phoneKeyOf(number);
  if (!key) return [];
  const { id, phone, forgotten_date, created_date } = customers;
  const rows = await scope.select(
    customers,
    { id, phone },
    {
      where: and(eq(phoneKey(phone), key), isNull(forgotten_date)),
      orderBy: [asc(created_date), asc(id)],
      limit: MOST,
    },
  );
  const isSame = (stored: string | null) => normalizePhone(stored ?? '').replace(/\s*x\d+$/, '') === number;
  return rows.filter((row) => isSame(row.phone)).map((row) => row.id);
}

/** Returns the only customer with a number; null if there are none or several. */
export async function customerOfPhone(scope: Scope, number: string): Promise<string | null> {
  const [only = null, ...others] = await customersOfPhone(scope, number);
  return others.length === 0 ? only : null;
}
