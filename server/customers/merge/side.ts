import { and, count, desc, eq, getTableColumns, inArray, not } from 'drizzle-orm';
import { MergeAddress, MergeSide } from '../../../src/schemas/customers/merge.ts';
import { notFound } from '../../core/problem.ts';
import { etagOf } from '../../core/records/version.ts';
import type { Scope } from '../../core/scope.ts';
import { pickColumns } from '../../core/tables/pickColumns.ts';
import { statesOf } from '../consents/register.ts';
import { customerRecords } from '../contributions.ts';
import { addresses, customers } from '../tables.ts';
import { customerAliases } from './tables.ts';

const { modified_date, forgotten_date } = customers;
const shown = { ...pickColumns(customers, MergeSide), modified_date, forgotten_date };

/** Returns the customers of a merge with all data that it decides about. */
export async function readSides(scope: Scope, kept_id: string, merged_id: string) {
  const ids = [kept_id, merged_id];
  const [rows, places, former, states, counts] = await Promise.all([
    scope.select(customers, shown, { where: inArray(customers.id, ids) }),
    scope.select(addresses, pickColumns(addresses, MergeAddress), {
      where: and(inArray(addresses.customer_id, ids), not(addresses.is_voided)),
      orderBy: [addresses.address_type, desc(addresses.is_default), addresses.created_date, addresses.id],
    }),
    scope.select(customerAliases, getTableColumns(customerAliases), {
      where: inArray(customerAliases.customer_id, ids),
      orderBy: [customerAliases.created_date, customerAliases.id],
    }),
    statesOf(scope, ids),
    Promise.all(ids.map(async (id) => [id, await countsOf(scope, id)] as const)),
  ]);
  const countsById = new Map(counts);
  const sideOf = (id: string): MergeSide => {
    const row = rows.find((one) => one.id === id);
    if (!row || row.forgotten_date) throw notFound();
    const { modified_date: modified, forgotten_date: _, ...values } = row;
    return {
      ...values,
      created_date: row.created_date.toISOString(),
      etag: etagOf({ record: row, modified }),
      aliases: former.filter(({ customer_id }) => customer_id === id).map(({ email }) => email),
      addresses: places.filter(({ customer_id }) => customer_id === id) as MergeAddress[],
      consents: states.get(id) ?? {},
      counts: countsById.get(id) ?? {},
    };
  };
  return { kept: sideOf(kept_id), merged: sideOf(merged_id) };
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
