import { roundToCash } from '../../src/schemas/money.ts';
import type { EntryLine } from './ledger.ts';

/** The entries of an amount that goes into a till, or out of it with a negative one; `coins` are those that are moved. */
export const cashEntries = (
  amount: number,
  register_id: string | null,
  coins = roundToCash(amount),
): EntryLine[] => [
  { account: 'CASH', amount: coins, register_id },
  { account: 'ROUNDING', amount: amount - coins },
];
