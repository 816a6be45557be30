import { appointments } from '../../appointments/tables.ts';
import type { Scope } from '../../core/scope.ts';
import { emailsOf, idsOf, isTheirs } from '../emails.ts';
import { contactRequests } from '../tables.ts';

/** Where what belongs to a customer is found: by which ids, e-mail addresses and conditions. */
export async function theirs(scope: Scope, customerId: string) {
  const [ids, emails] = await Promise.all([idsOf(scope, customerId), emailsOf(scope, customerId)]);
  const where = ({ customer_id, customer_email }: typeof appointments | typeof contactRequests) =>
    isTheirs({ customer_id, email: customer_email }, customerId, emails);
  return { ids, emails, appointments: where(appointments), requests: where(contactRequests) };
}

export type Theirs = Awaited<ReturnType<typeof theirs>>;
