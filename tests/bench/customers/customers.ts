import { sql, type SQL } from 'drizzle-orm';
import type { TestApp } from '../../api/support.ts';
import { besideSql, type Case } from '../besideSql.ts';
import { fill } from './fill.ts';

const count = 100_000;

/** Measures the list of customers, their search and a profile beside the same SQL alone (aim 1.5x). */
export const benchCustomers = (): Promise<void> =>
  besideSql({
    title: `${count.toLocaleString('en')} customers, ${(3 * count).toLocaleString('en')} bookings`,
    fill: ({ database, store }) => fill(database, store.id, store.locationIds[0] ?? 0, count),
    casesOf,
  });

async function casesOf({ store, database }: TestApp): Promise<Case[][]> {
  const own = sql`store_id = ${store.id}`;
  const page = (where: SQL, order: SQL, offset = 0) => [
    sql`select count(*) from customers where ${where}`,
    sql`select * from customers where ${where} order by ${order} limit 10 offset ${sql.raw(String(offset))}`,
  ];
  const byName = sql`folded(first_name) collate "C", folded(last_name) collate "C", id`;
  const text = sql`folded(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(phone, ''))`;
  const list = [1, 2, 50, 1000].map((at) => ({
    title: 'List, by name',
    paths: [`customer?per_page=10&page=${at}&name_sort_order=asc`],
    statements: page(own, byName, (at - 1) * 10),
  }));
  const search = ['zoe lefevre', 'tremblay 7', 'customer4242@', '4165554242', 'noor 99'].map((typed) => {
    const words = typed.split(' ').map((word) => sql`${text} like folded(${`%${word}%`})`);
    return {
      title: 'Search',
      paths: [`customer?per_page=8&search=${encodeURIComponent(typed)}`],
      statements: page(sql`${own} and forgotten_date is null and ${sql.join(words, sql` and `)}`, byName),
    };
  });
  const chosen = (await database.db.execute(
    sql`select id, email from customers where email in ('customer7@example.com', 'customer5000@example.com', 'customer99999@example.com')`,
  )) as { rows: { id: string; email: string }[] };
  const profile = chosen.rows.map(({ id, email }) => {
    const theirs = sql`${own} and (customer_id = ${id} or customer_id is null and lower(customer_email) = ${email})`;
    return {
      title: 'Profile',
      paths: [
        `customer/${id}?include_addresses=true`,
        `repair/appointment?customer_id=${id}&include_voided=true&per_page=10&created_date_sort_order=desc`,
        `customer/${id}/timeline?per_page=10`,
      ],
      statements: [
        sql`select * from customers where ${own} and id = ${id}`,
        sql`select * from addresses where ${own} and customer_id = ${id} and not is_voided`,
        sql`select count(*) from appointments where ${theirs}`,
        sql`select * from appointments where ${theirs} order by created_date desc, id desc limit 10`,
        sql`select * from appointment_repairs where ${own} and appointment_id in (select id from appointments where ${theirs})`,
        sql`select * from contact_requests where ${own} and (customer_id = ${id} or customer_id is null and lower(customer_email) = ${email})`,
        sql`select * from mails where ${own} and (customer_id = ${id} or customer_id is null and exists (
          select 1 from jsonb_array_elements("to" || cc || bcc) one where lower(one ->> 'address') = ${email}))`,
        sql`select * from record_changes where ${own} and model = 'customers' and record_id = ${id} order by id desc limit 10`,
      ],
    };
  });
  return [list, search, profile];
}
