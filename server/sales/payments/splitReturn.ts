import { allocate } from '../../../src/schemas/money.ts';
import type { Tax } from '../../../src/schemas/sales/price.ts';
import { saleAccounts, sum, type SaleAccount, type SaleAmounts } from '../../../src/schemas/sales/refund.ts';

/**
 * Splits a returned value by account: first the amounts of the returned parts, as far as they were not reduced before,
 * then the rest in proportion to what remains; from gift balances only if nothing else remains.
 */
export function splitByAccount(left: SaleAmounts, parts: SaleAmounts, value: number): SaleAmounts {
  let open = value;
  const taken = byAccount((account) => {
    const amount = Math.max(0, Math.min(parts[account], left[account], open));
    open -= amount;
    return amount;
  });
  const rest = byAccount((account) => left[account] - taken[account]);
  const sales = sum(Object.values(rest)) - rest.GIFT;
  const shared = Math.min(open, sales);
  const shares = allocate(
    shared,
    saleAccounts.map((account) => (account === 'GIFT' ? 0 : rest[account])),
  );
  saleAccounts.forEach((account, index) => (taken[account] += sales > 0 ? shares[index]! : 0));
  taken.GIFT += open - shared;
  return taken;
}

interface OfProvince {
  state: string | null;
  amount: number;
}

/**
 * Splits the returned amount of an account by province: first the taxes of the returned lines, as far as they remain,
 * then the rest in proportion to what remains.
 */
export function splitByProvince(
  taken: number,
  left: readonly OfProvince[],
  taxes: readonly Tax[],
): OfProvince[] {
  if (left.length < 2) return [{ state: left[0]?.state ?? null, amount: taken }];
  let open = taken;
  const first = left.map(({ state, amount }) => {
    const wanted = sum(taxes.filter((tax) => (tax.state ?? null) === state).map((tax) => tax.amount));
    const own = Math.max(0, Math.min(wanted, amount, open));
    open -= own;
    return own;
  });
  const shares = allocate(
    open,
    left.map(({ amount }, index) => amount - first[index]!),
  );
  return left.map(({ state }, index) => ({ state, amount: first[index]! + shares[index]! }));
}

export const byAccount = (amountOf: (account: SaleAccount) => number): SaleAmounts => ({
  SALES: amountOf('SALES'),
  SHIPPING: amountOf('SHIPPING'),
  TAX_GST_HST: amountOf('TAX_GST_HST'),
  TAX_PST_RST_QST: amountOf('TAX_PST_RST_QST'),
  GIFT: amountOf('GIFT'),
});
