import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { DuplicateCustomer, DuplicateQuery } from '../../src/schemas/customers/duplicates.ts';
import { normalizePhone } from '../../src/schemas/phone.ts';
import '../../src/schemas/phoneNumbers.ts';
import type { Scope } from '../core/scope.ts';
import { sortKey } from '../core/tables/folded.ts';
import { customerAliases } from './merge/tables.ts';
import { phoneKey, phoneKeyOf } from './phoneKey.ts';
import { customers } from './tables.ts';

/** The dialog shows that many. */
const MOST = 10;

/** Finds customers with the same present or former e-mail address, or the same phone number in any format. */
export async function knownCustomers(
  scope: Scope,
  { email: typed, phone, except }: DuplicateQuery,
): Promise<DuplicateCustomer[]> {
  const email = typed?.trim().toLowerCase();
  const key = phoneKeyOf(phone);
  if (!email && !key) return [];
  const aliases = email
    ? await scope.select(
        customerAliases,
        { id: customerAliases.customer_id },
        { where: eq(sql`lower(${customerAliases.email})`, email) },
      )
    : [];
  const byAlias = new Set(aliases.map(({ id }) => id));
  const { id, first_name, last_name, email: address, is_voided, forgotten_date } = customers;
  const rows = await scope.select(
    customers,
    { id, first_name, last_name, email: address, phone: customers.phone, is_voided },
    {
      where: and(
        or(
          email ? eq(sql`lower(${address})`, email) : undefined,
          byAlias.size > 0 ? inArray(id, [...byAlias]) : undefined,
          key ? eq(phoneKey(customers.phone), key) : undefined,
        ),
        isNull(forgotten_date),
        except ? ne(id, except) : undefined,
      ),
      orderBy: [sortKey(first_name), sortKey(last_name), id],
      limit: MOST,
    },
  );
  return rows.flatMap((row) => {
    const by: DuplicateCustomer['by'] = [];
    if (email && row.email?.toLowerCase() === email) by.push('email');
    if (byAlias.has(row.id)) by.push('alias');
    if (key && isSamePhone(phone, row.phone)) by.push('phone');
    return by.length > 0 ? [{ ...row, by }] : [];
  });
}

const isSamePhone = (one: string | null | undefined, other: string | null) =>
  numberOf(one) === numberOf(other);

/** Returns a number without its extension; of a number that cannot be parsed the last digits. */
function numberOf(phone: string | null | undefined): string | undefined {
  const stored = normalizePhone(phone ?? '');
  return stored.startsWith('+') ? stored.replace(/\s*x\d+$/, '') : phoneKeyOf(stored);
}
