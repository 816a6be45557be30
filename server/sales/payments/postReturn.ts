import { and, asc, inArray, sql } from 'drizzle-orm';
import type { Order } from '../../../src/schemas/sales/orders.ts';
import {
  saleAccounts,
  sum,
  taxAccount,
  type Refund,
  type SaleAmounts,
} from '../../../src/schemas/sales/refund.ts';
import type { Scope } from '../../core/scope.ts';
import { entries, post, transactions } from '../../wallet/index.ts';
import { byAccount, splitByProvince, splitByAccount } from './splitReturn.ts';

/** Posts the returned part of a sale to the ledger; returns the posted and the remaining amounts by account. */
export async function postReturn(
  scope: Scope,
  by: string,
  order: Order,
  { parts, taxes, value }: Refund,
  register_id: string | null,
): Promise<{ taken: SaleAmounts; left: SaleAmounts }> {
  const { id: order_id, location_id, customer_id } = order;
  const left = await leftOfSale(scope, order_id);
  const before = byAccount((account) =>
    sum(left.filter((one) => one.account === account).map(({ amount }) => amount)),
  );
  const taken = splitByAccount(before, parts, value);
  await post(scope, by, {
    kind: 'RETURN',
    location_id,
    customer_id,
    order_id,
    register_id,
    entries: [
      ...saleAccounts.flatMap((account) =>
        splitByProvince(
          taken[account],
          left.filter((one) => one.account === account),
          taxes.filter((tax) => taxAccount(tax) === account),
        ).map((part) => ({ account, ...part, ...(account === 'GIFT' && { customer_id }) })),
      ),
      { account: 'RECEIVABLE', amount: -value, customer_id },
    ],
  });
  return { taken, left: byAccount((account) => before[account] - taken[account]) };
}

/** Returns what the ledger still has of a sale, by account and province. */
async function leftOfSale(scope: Scope, orderId: string) {
  const { account, state, amount, transaction_id } = entries;
  const sales = and(
    sql`${transactions.order_id} = ${orderId}`,
    inArray(transactions.kind, ['SALE', 'RETURN']),
  );
  return scope.select(
    entries,
    { account, state, amount: sql<number>`-sum(${amount})::bigint`.mapWith(Number) },
    {
      where: and(
        sql`${transaction_id} = ${scope.any(transactions, transactions.id, sales)}`,
        inArray(account, [...saleAccounts]),
      ),
      groupBy: sql`${account}, ${state}`,
      orderBy: [asc(account), asc(state)],
    },
  );
}
