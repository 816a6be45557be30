import { and, desc, eq, inArray } from 'drizzle-orm';
import { allows, type Who } from '../../../src/schemas/can.ts';
import { atOwnLocation } from '../../../src/schemas/atOwnLocation.ts';
import { balanceKinds } from '../../../src/schemas/sales/states.ts';
import { seesBalances, type CustomerBalances } from '../../../src/schemas/wallet/balances.ts';
import type { Scope } from '../../core/scope.ts';
import { staffNames } from '../../staff/index.ts';
import { orderNumbers } from '../orderNumbers.ts';
import { balances, entries, transactions } from '../tables.ts';

interface Page {
  page: number;
  per_page: number;
}

/** Notes from a location are visible to those who may see its balances. */
const seesNotes = atOwnLocation(seesBalances);

/** Returns a customer's balances, with a page of their changes. */
export async function readBalances(
  scope: Scope,
  who: Who,
  customerId: string,
  { page, per_page }: Page,
): Promise<CustomerBalances> {
  const own = and(eq(entries.customer_id, customerId), inArray(entries.account, [...balanceKinds]));
  const { id, kind, location_id, order_id, note, created_by, created_date } = transactions;
  const [sums, rows, total] = await Promise.all([
    scope.select(
      balances,
      { kind: balances.kind, amount: balances.amount },
      { where: eq(balances.customer_id, customerId) },
    ),
    scope.select(
      entries,
      {
        id,
        kind,
        balance: entries.account,
        location_id,
        amount: entries.amount,
        order_id,
        note,
        created_by,
        created_date,
      },
      {
        join: { table: transactions, on: eq(id, entries.transaction_id) },
        where: own,
        orderBy: [desc(created_date), desc(id), desc(entries.position)],
        limit: per_page,
        offset: (page - 1) * per_page,
      },
    ),
    scope.count(entries, own),
  ]);
  const numbers = await orderNumbers(
    scope,
    rows.map((row) => row.order_id),
  );
  const names = await staffNames(
    scope,
    rows.map((row) => row.created_by),
  );
  const amountOf = (one: string) => sums.find((row) => row.kind === one)?.amount ?? 0;
  return {
    STORE_CREDIT: amountOf('STORE_CREDIT'),
    GIFT: amountOf('GIFT'),
    currency: 'CAD',
    total,
    entries: rows.map(({ created_by: by, balance, amount, location_id: place, ...row }) => ({
      ...row,
      note: allows(who, seesNotes, { location_id: place }) ? row.note : null,
      balance: balance as CustomerBalances['entries'][number]['balance'],
      amount: -amount,
      order_no: numbers.get(String(row.order_id)) ?? null,
      by: names.get(String(by)) ?? null,
      created_date: row.created_date.toISOString(),
    })),
  };
}
