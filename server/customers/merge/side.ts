import { count, desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { MergeSide } from '../../../src/schemas/customers/merge.ts';
import { notFound } from '../../core/problem.ts';
import { toRecord } from '../../core/records/read.ts';
import { etagOf } from '../../core/records/version.ts';
import type { Scope } from '../../core/scope.ts';
import { statesOf } from '../consents/register.ts';
import { customerRecords } from '../contributions.ts';
import { addresses, customers } from '../tables.ts';
import { customerAliases } from './tables.ts';

/** Returns the customers of a merge with all data that it decides about. */
export async function readSides(scope: Scope, ids: string[]): Promise<MergeSide[]> {
  const [rows, places, former, states, counts] = await Promise.all([
    scope.select(customers, getTableColumns(customers), { where: inArray(customers.id, ids) }),
    scope.select(addresses, getTableColumns(addresses), {
      where: inArray(addresses.customer_id, ids),
      orderBy: [addresses.address_type, desc(addresses.is_default), addresses.created_date, addresses.id],
    }),
    scope.select(customerAliases, getTableColumns(customerAliases), {
      where: inArray(customerAliases.customer_id, ids),
      orderBy: [customerAliases.created_date, customerAliases.id],
    }),
    statesOf(scope, ids),
    Promise.all(ids.map((id) => countsOf(scope, id))),
  ]);
  return ids.map((id, index): MergeSide => {
    const row = rows.find((one) => one.id === id);
    if (!row || row.forgotten_date) throw notFound();
    return {
      ...row,
      created_date: row.created_date.toISOString(),
      etag: etagOf({ record: row, modified: row.modified_date }),
      aliases: former.filter(({ customer_id }) => customer_id === id).map(({ email }) => email),
      addresses: places
        .filter(({ customer_id, is_voided }) => customer_id === id && !is_voided)
        .map((one) => toRecord(one) as MergeSide['addresses'][number]),
      consents: states.get(id) ?? {},
      counts: counts[index] ?? {},
    };
  });
}

/** Counts the customer's records by kind. */
async function countsOf(scope: Scope, customerId: string): Promise<Record<string, number>> {
  const counted = customerRecords().map(async ([kind, { table }]) => {
    const where = eq(table.customer_id, customerId);
    const [row] = await scope.select(table, { total: count() }, { where });
    return [kind, row?.total ?? 0] as const;
  });
  return Object.fromEntries(await Promise.all(counted));
}
