import type { BalanceKind, PaymentMethod } from '../../../src/schemas/sales/states.ts';
import { cashEntries, type EntryLine } from '../../wallet/index.ts';

/** Method of a payment or refund. */
export interface Money {
  method: PaymentMethod;
  balance: BalanceKind | null;
  register_id: string | null;
  /** For cash: the amount moved, if it is rounded. */
  cash?: number | null;
}

/** Returns the ledger entries of a payment; of a refund for a negative amount. */
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
