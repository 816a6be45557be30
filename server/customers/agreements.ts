import type { Who } from '../../src/schemas/can.ts';
import type { Customer } from '../../src/schemas/customers/customers.ts';
import { dayIn } from '../../src/schemas/days.ts';
import type { Scope } from '../core/scope.ts';
import { addLines, linesOfChange } from './consents/register.ts';

/** Records consents that a new or changed customer has in their properties. */
export async function noteAgreements(scope: Scope, who: Who, customer: Customer, stored?: Customer) {
  const source = stored ? 'IN_STORE' : customer.channel;
  await addLines(
    scope,
    linesOfChange(stored ?? {}, customer, {
      customer_id: customer.id,
      source,
      given_date: dayIn(scope.store.timezone),
      recorded_by: who.staff_id,
    }),
  );
}
