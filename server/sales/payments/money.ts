import type { BalanceKind, PaymentMethod } from '../../../src/schemas/sales/states.ts';
import { cashEntries } from '../../wallet/cashEntries.ts';
import type { EntryLine } from '../../wallet/ledger.ts';

/** How money comes in, or goes back. */
export interface Money {
  method: PaymentMethod;
  balance: BalanceKind | null;
  register_id: string | null;
  /** Of cash: the coins that are moved, where they are not the amount's own. */
  cash?: number | null;
}

/** The entries of money that comes in for a customer's order; of money that goes back with a negative amount. */
export function moneyEntries(
  { method, balance, register_id, cash }: Money,
  customer_id: string | null,
  amount: number,
): EntryLine[] {
  const entries: Record<PaymentMethod, EntryLine[]> = {
    CASH: cashEntries(amount, register_id, typeof cash === 'number' ? Math.sign(amount) * cash : undefined),
    POS: [{ account: 'CARD', amount }],
    ONLINE: [{ account: 'ONLINE', amount }],
    WALLET: [{ account: balance ?? 'STORE_CREDIT', amount, customer_id }],
  };
  return [...entries[method], { account: 'RECEIVABLE', amount: -amount, customer_id }];
}
