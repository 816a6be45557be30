import { dayIn } from '../../../src/schemas/days.ts';
import type { ConsentPurpose, ConsentState } from '../../../src/schemas/customers/consents.ts';
import type { Scope } from '../../core/scope.ts';
import { customersOfPhone } from '../ofPhone.ts';
import { addLines, statesOf, storeProperties } from './register.ts';

/**
 * Records what a text message such as STOP or START says for all customers with its number: STOP withdraws both
 * purposes, START gives back messages about the customer's business only.
 */
export async function recordSmsConsent(scope: Scope, number: string, state: ConsentState): Promise<void> {
  const ids = await customersOfPhone(scope, number);
  if (ids.length === 0) return;
  const purposes: ConsentPurpose[] = state === 'GRANTED' ? ['SMS_SERVICE'] : ['SMS_SERVICE', 'SMS_MARKETING'];
  const given_date = dayIn(scope.store.timezone);
  await addLines(
    scope,
    ids.flatMap((customer_id) =>
      purposes.map((purpose) => ({ customer_id, purpose, state, source: 'SMS' as const, given_date })),
    ),
  );
  const states = await statesOf(scope, ids);
  for (const id of ids) await storeProperties(scope, null, id, states.get(id) ?? {});
}
