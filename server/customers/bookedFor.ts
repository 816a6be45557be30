import { and, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Appointment } from '../../src/schemas/appointments/appointments.ts';
import type { Who } from '../../src/schemas/can.ts';
import { contactMethods } from '../../src/schemas/customers/customers.ts';
import { normalizePhone } from '../../src/schemas/phone.ts';
import { appointments } from '../appointments/tables.ts';
import { note } from '../core/history/note.ts';
import type { Scope } from '../core/scope.ts';
import { sortKey } from '../core/tables/folded.ts';
import { customerAliases } from './merge/tables.ts';
import { followMerges } from './emails.ts';
import { learnLanguage } from './learnLanguage.ts';
import { customers } from './tables.ts';

type Booked = Pick<
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
 * Whom a booking is for: who was chosen, else who has or had its e-mail address, else a new guest. Who became another
 * meanwhile is that other.
 */
export async function bookedFor(scope: Scope, who: Who, booking: Booked): Promise<string> {
  const known = booking.customer_id ?? (await withEmail(scope, booking));
  if (known) {
    const id = await followMerges(scope, known);
    await learnLanguage(scope, id, booking.customer_language);
    return id;
  }
  await scope.alone(`guest ${booking.customer_email.toLowerCase()}`);
  return (await withEmail(scope, booking)) ?? addGuest(scope, who, booking);
}

/** Who has or had this e-mail address: of several an active one, of the booking's name, known for the longest. */
async function withEmail(
  scope: Scope,
  { customer_email, customer_first_name, customer_last_name }: Booked,
): Promise<string | undefined> {
  const email = customer_email.toLowerCase();
  const { id, first_name, last_name, is_voided, created_date } = customers;
  const isNamed = sql`${sortKey(first_name)} = folded(${customer_first_name}) and ${sortKey(last_name)} = folded(${customer_last_name})`;
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
      orderBy: [is_voided, desc(isNamed), created_date, id],
      limit: 1,
    },
  );
  return found?.id;
}

/** Somebody unknown who came to a store becomes a guest. */
async function addGuest(scope: Scope, who: Who, booking: Booked): Promise<string> {
  const { customer_contact_method: method, customer_phone: phone } = booking;
  const id = await scope.create(customers, {
    first_name: booking.customer_first_name,
    last_name: booking.customer_last_name,
    email: booking.customer_email,
    phone: phone ? normalizePhone(phone) : null,
    language: booking.customer_language,
    default_contact_method: contactMethods.find((one) => one === method) ?? 'EMAIL',
    channel: 'IN_STORE',
    is_guest: true,
    created_by: who.staff_id,
    modified_by: who.staff_id,
  });
  await note(scope, who, [{ model: 'customers', id, action: 'created' }]);
  return id as string;
}

const lower = (column: PgColumn) => sql`lower(${column})`;

/** A condition: an appointment or quote names one of these customers, or nobody and has an e-mail of theirs. */
export function isBookedFor(scope: Scope, ids: string[]): SQL | undefined {
  const { customer_id, customer_email } = appointments;
  const present = scope.any(customers, lower(customers.email), inArray(customers.id, ids));
  const former = scope.any(
    customerAliases,
    lower(customerAliases.email),
    inArray(customerAliases.customer_id, ids),
  );
  const email = lower(customer_email);
  return or(inArray(customer_id, ids), and(isNull(customer_id), or(eq(email, present), eq(email, former))));
}
