import type { Who } from '../../src/schemas/can.ts';
import { formatPhone, normalizePhone } from '../../src/schemas/phone.ts';
import type { NewTicketCustomer } from '../../src/schemas/tickets/newCustomer.ts';
import type { Scope } from '../core/scope.ts';
import { invalid } from '../core/problem.ts';
import { contactErrors, findOrCreateCustomer } from '../customers/index.ts';

/** Returns the customer of a new ticket: a known one with this e-mail address, or this name and phone number, else a new one. */
export async function createCustomer(scope: Scope, who: Who, sent: NewTicketCustomer): Promise<string> {
  const phone = sent.phone ? normalizePhone(sent.phone) : null;
  const { email } = sent;
  const errors = await contactErrors(scope, { email, phone }, '/new_customer/');
  if (errors.length > 0) throw invalid(errors);
  const [first, last] = namesOf(sent, phone);
  return findOrCreateCustomer(scope, who, {
    customer_first_name: first,
    customer_last_name: last,
    customer_email: email,
    customer_phone: phone,
    customer_language: sent.language,
    customer_contact_method: email ? 'EMAIL' : 'PHONE',
  });
}

/** Who leaves no name is called by the phone number: '(416) 555-0101'. */
function namesOf({ first_name, last_name }: NewTicketCustomer, phone: string | null): [string, string] {
  const [first, last] = [first_name?.trim(), last_name?.trim()];
  if (first || last || !phone) return [first ?? '', last ?? ''];
  const [area = '', ...rest] = formatPhone(phone).split(' ');
  return [area, rest.join(' ')];
}
