import { roundToCash } from '../../src/schemas/money.ts';
import type { EntryLine } from './ledger.ts';

/**
 * Returns the ledger entries of cash added to a register, or removed with a negative amount; `coins` is the rounded
 * amount that moves.
 */
export const cashEntries = (
  amount: number,
  register_id: string | null,
  coins = roundToCash(amount),
): EntryLine[] => [
  { account: 'CASH', amount: coins, register_id },
  { account: 'ROUNDING', amount: amount - coins },
];
