import type { Transaction } from '../../../src/schemas/wallet/transactions.ts';
import type { Writing } from '../../core/records/entity.ts';
import { post } from '../ledger.ts';
import { openRegister } from '../openRegister.ts';

/**
 * Reverses a manual transaction, dated today. Throws if it moved cash of a closed register, or exceeds what the register
 * or the balance has.
 */
export async function reverse({ scope, who }: Writing, record: Transaction, note: string): Promise<void> {
  const { id, location_id, register_id, customer_id } = record;
  const cash = record.entries.find(({ account }) => account === 'CASH')?.amount ?? 0;
  if (register_id) await openRegister(scope, { location_id, register_id, takes: cash });
  await post(scope, who.staff_id, {
    kind: 'REVERSAL',
    location_id,
    customer_id,
    register_id,
    reversal_of: id,
    note,
    entries: record.entries.map((entry) => ({ ...entry, amount: -entry.amount })),
  });
}
