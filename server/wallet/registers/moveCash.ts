import type { CashMovement, Register } from '../../../src/schemas/wallet/registers.ts';
import type { Writing } from '../../core/records/entity.ts';
import { post } from '../ledger.ts';

/**
 * Adds cash to a locked register or removes it: an expense is paid from it, everything else is moved from or to the
 * safe.
 */
export async function moveCash(
  { scope, who }: Writing,
  { id, location_id }: Register,
  kind: 'CASH_IN' | 'CASH_OUT',
  { amount, reason, note }: CashMovement,
): Promise<void> {
  const cash = kind === 'CASH_IN' ? amount : -amount;
  await post(scope, who.staff_id, {
    kind,
    location_id,
    register_id: id,
    reason,
    note: note ?? null,
    entries: [
      { account: 'CASH', amount: cash, register_id: id },
      { account: reason === 'EXPENSE' ? 'EXPENSES' : 'SAFE', amount: -cash },
    ],
  });
}
