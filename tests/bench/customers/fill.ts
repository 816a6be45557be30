import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/core/database.ts';

export const firstNames = [
  'Élodie',
  'Anna',
  'Marc',
  'Zoé',
  'Ben',
  'Noor',
  'Liam',
  'Amélie',
  'Hugo',
  'Maya',
  'Théo',
  'Ines',
];
export const lastNames = [
  'Tremblay',
  'Roy',
  'Gagnon',
  'Lefèvre',
  'Martin',
  'Singh',
  'Nguyen',
  'Wong',
  'Côté',
  'Berg',
];

/** One of the names, by a number. */
export const oneOf = (names: string[], turn: string) =>
  sql.raw(`(array[${names.map((name) => `'${name}'`).join(', ')}])[1 + (${turn}) % ${names.length}]`);

/** As many rows as one statement adds: a call of the database takes 30 seconds at most. */
const batch = 5000;

/** Fills a store with customers, and with three bookings each, of which a third names nobody and is found by its e-mail. */
export async function fill({ db }: Database, storeId: string, locationId: number, customers: number) {
  const first = oneOf(firstNames, 'n * 7');
  const last = oneOf(lastNames, 'n * 3 + n / 11');
  for (let from = 1; from <= customers; from += batch) {
    const to = Math.min(from + batch - 1, customers);
    await db.execute(sql`insert into customers (store_id, first_name, last_name, email, phone, channel, default_contact_method, created_date)
      select ${storeId}, ${first}, ${last} || ' ' || n, 'customer' || n || '@example.com',
        '+1416' || lpad(n::text, 7, '5'), 'IN_STORE', 'EMAIL', now() - n * interval '5 minutes'
      from generate_series(${from}::int, ${to}::int) n`);
    for (const type of ['APPOINTMENT', 'QUOTE', 'APPOINTMENT'])
      await db.execute(sql`insert into appointments (store_id, location_id, type, customer_id, customer_first_name, customer_last_name,
          customer_email, customer_contact_method, delivery_method, booking_date, selected_date, status, created_date)
        select store_id, ${locationId}::int, ${type}, case when ${type} = 'QUOTE' then null else id end, first_name, last_name,
          email, 'EMAIL', 'WALK_IN', created_date::date, created_date::date + 3, 'NOT_STARTED', created_date
        from customers where store_id = ${storeId} order by customers.created_date limit ${sql.raw(String(to - from + 1))}`);
  }
  await db.execute(sql`analyze customers`);
  await db.execute(sql`analyze appointments`);
}
