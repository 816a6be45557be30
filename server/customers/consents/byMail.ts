import { dayIn } from '../../../src/schemas/days.ts';
import type { Scope } from '../../core/scope.ts';
import { followMerges } from '../emails.ts';
import { addLines, mayMail, statesOf, storeProperties } from './register.ts';

/** Records that a customer ended newsletters by a link in an email; nothing changes for one who did before or was erased. */
export async function withdrawNewsletter(scope: Scope, customerId: string): Promise<void> {
  const id = await followMerges(scope, customerId);
  if (!(await mayMail(scope, [id], 'SERVICE')).has(id)) return;
  const states = (await statesOf(scope, [id])).get(id) ?? {};
  if (states.NEWSLETTER === 'WITHDRAWN') return;
  const given_date = dayIn(scope.store.timezone);
  await addLines(scope, [
    { customer_id: id, purpose: 'NEWSLETTER', state: 'WITHDRAWN', source: 'EMAIL', given_date },
  ]);
  await storeProperties(scope, null, id, { ...states, NEWSLETTER: 'WITHDRAWN' });
}
