import { and, eq, isNull, or, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { appointments } from '../../appointments/tables.ts';
import type { Own } from '../../core/own.ts';
import type { Scope } from '../../core/scope.ts';
import { emailsOf, idsOf, isTheirs } from '../emails.ts';
import { recipients } from '../../mailQueue/recipients.ts';
import { mails } from '../../mailQueue/tables.ts';
import { orders } from '../../sales/tables.ts';
import { shipments } from '../../shipping/tables.ts';
import { tradeRequests } from '../../trade/tables.ts';
import { contactRequests } from '../tables.ts';

/** Where what belongs to a customer is found: by which ids, e-mail addresses and conditions. */
export async function theirs(scope: Scope, customerId: string) {
  const [ids, emails] = await Promise.all([idsOf(scope, customerId), emailsOf(scope, customerId)]);
  return { ids, emails, ...belongingsOf(scope, customerId, emails) };
}

/** The same as conditions alone; of placeholders in a statement that is planned. */
export function belongingsOf(own: Own, customerId: string | Placeholder, emails: string[] | Placeholder) {
  const where = ({
    customer_id,
    customer_email,
  }: typeof appointments | typeof contactRequests | typeof orders | typeof tradeRequests) =>
    isTheirs({ customer_id, email: customer_email }, customerId, emails);
  const bookings = where(appointments);
  const requests = where(contactRequests);
  const sales = where(orders);
  return {
    appointments: bookings,
    requests,
    trades: where(tradeRequests),
    orders: sales,
    shipments: or(
      eq(shipments.customer_id, customerId),
      sql`${shipments.appointment_id} = ${own.any(appointments, appointments.id, bookings)}`,
      sql`${shipments.order_id} = ${own.any(orders, orders.id, sales)}`,
    )!,
    mails: or(
      eq(mails.customer_id, customerId),
      and(isNull(mails.customer_id), isTo(emails)),
      sql`${mails.appointment_id} = ${own.any(appointments, appointments.id, bookings)}`,
      sql`${mails.request_id} = ${own.any(contactRequests, contactRequests.id, requests)}`,
    )!,
  };
}

/** A condition: a mail goes to one of these addresses. */
export const isTo = (emails: string[] | Placeholder): SQL =>
  sql`${recipients(mails)} ?| ${sql.param(emails)}::text[]`;

export type Theirs = Awaited<ReturnType<typeof theirs>>;
