import { and, inArray, sql } from 'drizzle-orm';
import type { Order } from '../../../src/schemas/sales/orders.ts';
import { saleAccounts, type Refund, type SaleParts } from '../../../src/schemas/sales/refund.ts';
import type { Scope } from '../../core/scope.ts';
import { post } from '../../wallet/ledger.ts';
import { entries, transactions } from '../../wallet/tables.ts';
import { byAccount, takeFrom } from './takeFrom.ts';

/** Notes in the ledger what a refund takes back of a sale, and answers it by account. */
export async function postReturn(
  scope: Scope,
  by: string,
  order: Order,
  { parts, value }: Refund,
): Promise<SaleParts> {
  const { id: order_id, location_id, customer_id } = order;
  const taken = takeFrom(await leftOfSale(scope, order_id), parts, value);
  await post(scope, by, {
    kind: 'RETURN',
    location_id,
    customer_id,
    order_id,
    entries: [
      ...saleAccounts.map((account) => ({
        account,
        amount: taken[account],
        ...(account === 'GIFT' && { customer_id }),
      })),
      { account: 'RECEIVABLE', amount: -value, customer_id },
    ],
  });
  return taken;
}

/** What the ledger still holds of a sale. */
async function leftOfSale(scope: Scope, orderId: string): Promise<SaleParts> {
  const { account, amount, transaction_id } = entries;
  const sales = and(
    sql`${transactions.order_id} = ${orderId}`,
    inArray(transactions.kind, ['SALE', 'RETURN']),
  );
  const rows = await scope.select(
    entries,
    { account, sum: sql<number>`-sum(${amount})::bigint`.mapWith(Number) },
    {
      where: and(
        sql`${transaction_id} = ${scope.any(transactions, transactions.id, sales)}`,
        inArray(account, [...saleAccounts]),
      ),
      groupBy: account,
    },
  );
  const sums = new Map(rows.map((row) => [row.account, row.sum]));
  return byAccount((one) => sums.get(one) ?? 0);
}
