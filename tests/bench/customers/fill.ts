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

/** Picks a name by a number. */
export const oneOf = (names: string[], turn: string) =>
  sql.raw(`(array[${names.map((name) => `'${name}'`).join(', ')}])[1 + (${turn}) % ${names.length}]`);

/** Rows per statement, since a statement is limited to 30 seconds. */
const batch = 5000;

const nobodyEachThird = sql`case when hashtext(email) % 3 = 0 then null else id end`;

/**
 * Fills a store with customers, each with three appointments and an email. A third of these have no customer id and
 * match by email address; every fifth customer sent a contact request.
 */
export async function fill({ db }: Database, storeId: string, locationId: number, customers: number) {
  const first = oneOf(firstNames, 'n * 7');
  const last = oneOf(lastNames, 'n * 3 + n / 11');
  const told = sql`select id from messages where store_id = ${storeId} limit 1`;
  await db.execute(sql`insert into messages (store_id, body) values (${storeId}, 'New request')`);
  for (let from = 1; from <= customers; from += batch) {
    const to = Math.min(from + batch - 1, customers);
    await db.execute(sql`insert into customers (store_id, first_name, last_name, email, phone, channel, default_contact_method, created_date)
      select ${storeId}, ${first}, ${last} || ' ' || n, 'customer' || n || '@example.com',
        '+1416' || lpad(n::text, 7, '5'), 'IN_STORE', 'EMAIL', now() - n * interval '5 minutes'
      from generate_series(${from}::int, ${to}::int) n`);
    const added = sql`(select * from customers where store_id = ${storeId} order by created_date
      limit ${sql.raw(String(to - from + 1))}) added`;
    for (const type of ['APPOINTMENT', 'QUOTE', 'APPOINTMENT'])
      await db.execute(sql`insert into appointments (store_id, location_id, type, customer_id, customer_first_name, customer_last_name,
          customer_email, customer_contact_method, delivery_method, booking_date, selected_date, status, created_date)
        select store_id, ${locationId}::int, ${type}, case when ${type} = 'QUOTE' then null else id end, first_name, last_name,
          email, 'EMAIL', 'WALK_IN', created_date::date, created_date::date + 3, 'NOT_STARTED', created_date from ${added}`);
    await db.execute(sql`insert into mails (store_id, kind, customer_id, "to", subject, text, html, state, created_date)
      select store_id, 'composed', ${nobodyEachThird}, jsonb_build_array(jsonb_build_object('address', email)),
        'Your repair', 'It is ready.', '<p>It is ready.</p>', 'sent', created_date from ${added}`);
    const wrote = sql`${added} where hashtext(email) % 5 = 0`;
    await db.execute(sql`insert into notifications (id, store_id, message_id, resource_type, customer_message_type)
      select id, store_id, (${told}), 'CUSTOMER_REQUEST', 'EMAIL' from ${wrote}`);
    await db.execute(sql`insert into contact_requests (store_id, customer_id, customer_first_name, customer_last_name,
        customer_email, customer_note, notification_id, created_date)
      select store_id, ${nobodyEachThird}, first_name, last_name, email, 'Is it ready?', id, created_date from ${wrote}`);
  }
  for (const table of ['customers', 'appointments', 'mails', 'contact_requests'])
    await db.execute(sql.raw(`analyze ${table}`));
}
