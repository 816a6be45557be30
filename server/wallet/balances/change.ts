import { eq } from 'drizzle-orm';
import type { Who } from '../../../src/schemas/can.ts';
import type { BalanceChange } from '../../../src/schemas/wallet/balances.ts';
import { invalid, notFound } from '../../core/problem.ts';
import { isFirstTime } from '../../core/records/isFirstTime.ts';
import type { Scope } from '../../core/scope.ts';
import { customers } from '../../customers/index.ts';
import { locationErrors } from '../../inventory/index.ts';
import { post } from '../ledger.ts';

/** Adds to or deducts from a customer's store credit or gift balance, as an expense of the store. Idempotent by key. */
export function changeBalance(
  scope: Scope,
  who: Who,
  customerId: string,
  { key, ...values }: BalanceChange,
): Promise<void> {
  const { balance, direction, amount, note, location_id } = values;
  return scope.transaction(async (own) => {
    // Excludes a concurrent merge or erasure of the customer.
    const [customer] = await own.select(
      customers,
      { forgotten_date: customers.forgotten_date },
      { where: eq(customers.id, customerId), lock: 'shared' },
    );
    if (!customer || customer.forgotten_date) throw notFound();
    const errors = await locationErrors(own, 'location_id', location_id);
    if (errors.length > 0) throw invalid(errors);
    if (!(await isFirstTime(own, key, 'customer/balances', customerId, values))) return;
    const change = direction === 'GIVE' ? amount : -amount;
    await post(own, who.staff_id, {
      kind: balance,
      location_id,
      customer_id: customerId,
      note: note.trim(),
      entries: [
        { account: balance, amount: -change, customer_id: customerId },
        { account: 'EXPENSES', amount: change },
      ],
    });
  });
}
