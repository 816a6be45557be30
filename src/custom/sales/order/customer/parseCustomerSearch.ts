import type { Customer } from '../../../../schemas/customers/customers.ts';

/** What was typed in search of them is their e-mail, their phone, or their name. */
export function parseCustomerSearch(typed: string): Partial<Customer> {
  if (typed.includes('@')) return { email: typed };
  if (/^[\d\s()+.-]+$/.test(typed)) return { phone: typed };
  const [last = '', first] = typed.split(',').map((part) => part.trim());
  if (first) return { first_name: first, last_name: last };
  const [first_name = '', ...rest] = last.split(/\s+/);
  return { first_name, last_name: rest.join(' ') };
}
