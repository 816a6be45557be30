import { inCash } from '../../src/schemas/money.ts';
import type { EntryLine } from './ledger.ts';

/** The entries of an amount that goes into a till, or out of it with a negative one, in the coins that there are. */
export const cashEntries = (amount: number, register_id: string | null): EntryLine[] => [
  { account: 'CASH', amount: inCash(amount), register_id },
  { account: 'ROUNDING', amount: amount - inCash(amount) },
];
