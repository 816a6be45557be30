import type { Customer } from '../../../schemas/customers/customers.ts';

/** Interprets a search text as an email address, a phone number or a name. */
export function parseCustomerSearch(typed: string): Partial<Customer> {
  if (typed.includes('@')) return { email: typed };
  if (/^[\d\s()+.-]+$/.test(typed)) return { phone: typed };
  const [last = '', first] = typed.split(',').map((part) => part.trim());
  if (first) return { first_name: first, last_name: last };
  const [first_name = '', ...rest] = last.split(/\s+/);
  return { first_name, last_name: rest.join(' ') };
}
