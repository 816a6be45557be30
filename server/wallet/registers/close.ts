import { denominationsTotal, type Closing, type Register } from '../../../src/schemas/wallet/registers.ts';
import type { RowValues, Writing } from '../../core/records/entity.ts';
import { post } from '../ledger.ts';
import { registerCash } from '../registerCash.ts';

/**
 * Closes a locked register: the counted cash goes to the safe, and its difference from the ledger is posted as over or
 * short. Returns the changed columns.
 */
export async function close(
  { scope, who }: Writing,
  { id, location_id, note: said }: Register,
  { denominations, note }: Closing,
): Promise<RowValues<Register>> {
  const expected = (await registerCash(scope, [id])).get(id) ?? 0;
  const counted = denominationsTotal(denominations);
  await post(scope, who.staff_id, {
    kind: 'TILL_CLOSE',
    location_id,
    register_id: id,
    note: note ?? null,
    entries: [
      { account: 'CASH', amount: -expected, register_id: id },
      { account: 'SAFE', amount: counted },
      { account: 'OVER_SHORT', amount: expected - counted },
    ],
  });
  return {
    state: 'CLOSED',
    closed_with: expected,
    counted,
    difference: counted - expected,
    denominations,
    note: [said, note].filter((one) => one?.trim()).join('\n') || null,
    closed_by: who.staff_id,
    closed_date: new Date(),
  };
}
