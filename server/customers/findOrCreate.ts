import { and, desc, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Appointment } from '../../src/schemas/appointments/appointments.ts';
import type { Who } from '../../src/schemas/can.ts';
import { contactMethods } from '../../src/schemas/customers/customers.ts';
import { normalizePhone } from '../../src/schemas/phone.ts';
import { recordHistory } from '../core/history/note.ts';
import type { Scope } from '../core/scope.ts';
import { sortKey } from '../core/tables/folded.ts';
import { customerAliases } from './merge/tables.ts';
import { followMerges } from './emails.ts';
import { phoneKey, phoneKeyOf } from './phoneKey.ts';
import { learnLanguage } from './learnLanguage.ts';
import { customers } from './tables.ts';

type Contact = Pick<
  Appointment,
  | 'customer_id'
  | 'customer_first_name'
  | 'customer_last_name'
  | 'customer_email'
  | 'customer_phone'
  | 'customer_language'
  | 'customer_contact_method'
>;

/**
 * Returns the customer of a booking: the chosen one, after merges, else the owner of its present or former e-mail
 * address, or without one of its name and phone number, else a new guest.
 */
export async function findOrCreateCustomer(scope: Scope, who: Who, contact: Contact): Promise<string> {
  const known = contact.customer_id ?? (await findByContact(scope, contact));
  if (known) {
    const id = await followMerges(scope, known);
    await learnLanguage(scope, id, contact.customer_language);
    return id;
  }
  await scope.alone(`guest ${(contact.customer_email ?? contact.customer_phone ?? '').toLowerCase()}`);
  return (await findByContact(scope, contact)) ?? addGuest(scope, who, contact);
}

const findByContact = (scope: Scope, contact: Contact) =>
  contact.customer_email
    ? findByEmail(scope, { ...contact, customer_email: contact.customer_email })
    : findByPhone(scope, contact);

/** The oldest active customer with the phone number and name: a family may share the number. */
async function findByPhone(
  scope: Scope,
  { customer_phone, customer_first_name, customer_last_name }: Contact,
): Promise<string | undefined> {
  const key = phoneKeyOf(customer_phone);
  if (!key) return undefined;
  const { id, phone, is_voided, created_date } = customers;
  const [found] = await scope.select(
    customers,
    { id },
    {
      where: and(
        eq(phoneKey(phone), key),
        eq(is_voided, false),
        isNamed(customer_first_name, customer_last_name),
      ),
      orderBy: [created_date, id],
      limit: 1,
    },
  );
  return found?.id;
}

const isNamed = (first: string, last: string) =>
  sql`${sortKey(customers.first_name)} = folded(${first}) and ${sortKey(customers.last_name)} = folded(${last})`;

/** Of several customers with the e-mail address: an active one first, then one of that name, then the oldest. */
async function findByEmail(
  scope: Scope,
  { customer_email, customer_first_name, customer_last_name }: Contact & { customer_email: string },
): Promise<string | undefined> {
  const email = customer_email.toLowerCase();
  const { id, is_voided, created_date } = customers;
  const formerly = scope.any(
    customerAliases,
    customerAliases.customer_id,
    eq(sql`lower(${customerAliases.email})`, email),
  );
  const [found] = await scope.select(
    customers,
    { id },
    {
      where: or(eq(sql`lower(${customers.email})`, email), eq(id, formerly)) as SQL,
      orderBy: [is_voided, desc(isNamed(customer_first_name, customer_last_name)), created_date, id],
      limit: 1,
    },
  );
  return found?.id;
}

async function addGuest(scope: Scope, who: Who, contact: Contact): Promise<string> {
  const { customer_contact_method: method, customer_phone: phone } = contact;
  const id = await scope.create(customers, {
    first_name: contact.customer_first_name,
    last_name: contact.customer_last_name,
    email: contact.customer_email,
    phone: phone ? normalizePhone(phone) : null,
    language: contact.customer_language,
    default_contact_method: contactMethods.find((one) => one === method) ?? 'EMAIL',
    channel: 'IN_STORE',
    is_guest: true,
    created_by: who.staff_id,
    modified_by: who.staff_id,
  });
  await recordHistory(scope, who, [{ model: 'customers', id, action: 'created' }]);
  return id as string;
}
