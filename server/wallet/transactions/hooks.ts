import { registers } from '../../../src/schemas/wallet/registers.ts';
import type { Transaction } from '../../../src/schemas/wallet/transactions.ts';
import type { Hooks } from '../../core/records/entity.ts';
import { addEntries } from './entries.ts';
import { reverse } from './reverse.ts';

/** The ledger: read-only, except that manual transactions can be reversed (contract 4 §2.10). */
export const transactionHooks: Hooks<Transaction> = {
  complete: addEntries,

  steps: {
    reverse: async (writing, transaction, { note }) => {
      await reverse(writing, transaction, String(note));
      writing.scope.announce(registers.name);
      return {};
    },
  },
};
