import { sql, type SQL } from 'drizzle-orm';
import type { TestApp } from '../../api/support.ts';
import { runOn, type Case, type Run } from '../compareWithSql.ts';

/** Typical customer requests of staff, with variants. */
export async function casesOf({ store, database }: TestApp): Promise<Case[][]> {
  const own = sql`store_id = ${store.id}`;
  const page = (where: SQL, [order, limit, offset]: [SQL, number, number]) => [
    sql`select count(*) from customers where ${where}`,
    sql`select * from customers where ${where} order by ${order} limit ${limit} offset ${offset}`,
  ];
  const byName = sql`folded(first_name) collate "C", folded(last_name) collate "C", id`;
  const list = [1, 2, 50, 1000].map((at) => ({
    title: 'List, by name',
    paths: [`customer?per_page=10&page=${at}&name_sort_order=asc`],
    statements: page(own, [byName, 10, (at - 1) * 10]),
  }));
  const search = ['zoe lefevre', 'tremblay 7', 'customer4242@', '4165554242', 'noor 99'].map((typed) => {
    const words = typed.split(' ').map((word) => sql`search like ${`%${word.replace('@', '')}%`}`);
    const where = sql`${own} and forgotten_date is null and ${sql.join(words, sql` and `)}`;
    const path = `customer?per_page=8&search=${encodeURIComponent(typed)}`;
    return { title: 'Search', paths: [path], statements: page(where, [byName, 8, 0]) };
  });
  const chosen = await runOn(database)(sql`select id from customers
    where email in ('customer7@example.com', 'customer5000@example.com', 'customer99999@example.com')`);
  const profile = chosen.map(({ id }) => ({
    title: 'Profile',
    paths: [
      `customer/${String(id)}?include_addresses=true`,
      `repair/appointment?customer_id=${String(id)}&include_voided=true&per_page=10&created_date_sort_order=desc`,
      `customer/${String(id)}/timeline?per_page=10`,
    ],
    statements: [readCustomer, readBookings, readTimeline].map((read) => read(own, String(id))),
  }));
  return [list, search, profile];
}

const readCustomer = (own: SQL, id: string) => async (run: Run) => {
  await run(sql`select * from customers where ${own} and id = ${id}`);
  await run(sql`select * from addresses where ${own} and customer_id = ${id} and not is_voided
      order by address_type, is_default desc, created_date, id`);
};

const readBookings = (own: SQL, id: string) => async (run: Run) => {
  const emails = sql`any(array(select lower(email) from customers where ${own} and id = ${id}
      union all select lower(email) from customer_aliases where ${own} and customer_id = ${id}))`;
  const theirs = sql`${own} and (customer_id = ${id} or customer_id is null and lower(customer_email) = ${emails})`;
  const [, rows] = await Promise.all([
    run(sql`select count(*) from appointments where ${theirs}`),
    run(sql`select * from appointments where ${theirs} order by created_date desc, id desc limit 10`),
  ]);
  const [ids, places] = [rows.map((row) => row.id), rows.map((row) => row.location_id)].map(anyOf);
  await Promise.all([
    run(sql`select * from appointment_repairs where ${own} and appointment_id = ${ids} order by position`),
    run(sql`select id, quote_id from appointments where ${own} and quote_id = ${ids} and not is_voided`),
    run(sql`select id, appointment_id from orders where ${own} and appointment_id = ${ids}
        and order_status not in ('REJECTED', 'CANCELLED')`),
    run(sql`select id, location_hours, closures from locations where ${own} and id = ${places}`),
    run(sql`select appointment_id, sum(needed), sum(reserved), sum(used), sum(missing) from appointment_parts
        where ${own} and appointment_id = ${ids} group by appointment_id`),
  ]);
};

const readTimeline = (own: SQL, id: string) => async (run: Run) => {
  const [emailRows, merged] = await Promise.all([
    run(sql`select lower(email) one from customers where ${own} and id = ${id}
        union select lower(email) from customer_aliases where ${own} and customer_id = ${id}`),
    run(
      sql`select merged_id one from customer_merges where ${own} and kept_id = ${id} and undone_date is null`,
    ),
  ]);
  const emails = emailRows.map((row) => row.one);
  const theirs = sql`${own} and (customer_id = ${id} or customer_id is null and lower(customer_email) = ${anyOf(emails)})`;
  const bookings = sql`any(array(select id from appointments where ${theirs}))`;
  const requests = sql`any(array(select id from contact_requests where ${theirs}))`;
  const sales = sql`any(array(select id from orders where ${theirs}))`;
  const ids = [id, ...merged.map((row) => row.one)];
  const isTo = sql`lower(jsonb_path_query_array("to" || cc || bcc, '$[*].address')::text)::jsonb ?| ${sql.param(emails)}::text[]`;
  const newest = (table: string, columns: string, where: SQL, date = 'created_date') =>
    run(sql`select id, ${sql.raw(`${date}, ${columns}`)}, count(*) over () from ${sql.raw(table)}
        where id = any(array(select id from ${sql.raw(table)} where ${where})) order by ${sql.raw(date)} desc, id desc limit 10`);
  await Promise.all([
    newest('appointments', 'type, created_by, status, quote_status, is_voided', theirs).then((rows) =>
      run(sql`select * from appointment_repairs where ${own} and appointment_id = ${anyOf(rows.map((row) => row.id))}
          order by position`),
    ),
    newest('orders', 'created_by, order_no, order_status', sql`${own} and customer_id = ${anyOf(ids)}`),
    newest('contact_requests', 'customer_note', sql`${theirs} and deleted_date is null`),
    newest(
      'mails',
      'created_by, subject, state',
      sql`${own} and not is_secret and (customer_id = ${id} or customer_id is null and ${isTo}
          or appointment_id = ${bookings} or request_id = ${requests})`,
    ),
    newest(
      'shipments',
      'created_by, recipient, service_type, tracking_number, shipment_status, is_voided, tracking_status',
      sql`${own} and (customer_id = ${id} or appointment_id = ${bookings} or order_id = ${sales})`,
    ),
    newest(
      'record_changes',
      'changed_by, action',
      sql`${own} and model = 'customers' and record_id = ${anyOf(ids)}`,
      'changed_date',
    ),
  ]);
};

const anyOf = (values: unknown[]) => sql`any(${sql.param(values)})`;
