import type { Commission } from '../../src/schemas/commissions/commissions.ts';
import type { Scope } from '../core/scope.ts';
import { post } from '../wallet/index.ts';
import { commissions } from './tables.ts';

export interface CommissionedOrder {
  id: string;
  order_no: number;
  location_id: number;
  /** Earns the commission of lines without a staff member of their own. */
  vendor_id: string | null;
}

type Row = Pick<
  Commission,
  | 'staff_id'
  | 'order_line_id'
  | 'kind'
  | 'name'
  | 'quantity'
  | 'net'
  | 'rule_id'
  | 'rate_kind'
  | 'rate'
  | 'amount'
>;

interface Booking {
  event: Commission['event'];
  order: Pick<CommissionedOrder, 'id' | 'order_no' | 'location_id'>;
  day: string;
  rows: Row[];
}

/** Stores commissions and posts their sum to the ledger; zero amounts are left out. */
export async function postCommissions(
  scope: Scope,
  by: string,
  { event, order, day, rows }: Booking,
): Promise<void> {
  const some = rows.filter(({ amount }) => amount !== 0);
  if (some.length === 0) return;
  const { id: order_id, order_no, location_id } = order;
  const amount = some.reduce((sum, row) => sum + row.amount, 0);
  const transaction_id = await post(scope, by, {
    kind: 'COMMISSION',
    location_id,
    day,
    order_id,
    entries: [
      { account: 'COMMISSIONS', amount },
      { account: 'COMMISSIONS_OWED', amount: -amount },
    ],
  });
  if (!transaction_id) return;
  const shared = {
    event,
    order_id,
    order_no,
    location_id,
    day,
    transaction_id,
    created_by: by,
    modified_by: by,
  };
  await scope.insert(
    commissions,
    some.map((row) => ({ ...row, ...shared })),
  );
}
