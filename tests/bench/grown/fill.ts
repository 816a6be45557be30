import { sql, type SQL } from 'drizzle-orm';
import { allTables } from '../../../server/core/tables/registry.ts';
import type { Database } from '../../../server/core/database.ts';
import type { TestApp } from '../../api/support.ts';
import { firstNames, lastNames, oneOf } from '../customers/fill.ts';
import { addStores, type GrownStore } from './stores.ts';

/** How much there is at scale 1. */
const full = { customers: 2_000_000, orders: 5_000_000 };

/** Of the largest store, and of each other one. */
const items = { largest: 2000, others: 100 };
const sellerCount = 60;
/** What is filled is spread over this many days until today. */
const days = 730;
const technician = 20;
/** Each of so many orders has a booking, a ticket or a notification, too. */
const each = { booking: 2, ticket: 5, notification: 5 };

/** Rows per statement, since a statement is limited to 30 seconds. */
const batch = 10_000;

/** Fills a hundred stores with two years of trade, in proportion to `scale`. */
export async function fill(services: TestApp, scale: number): Promise<void> {
  const { db } = services.database;
  for (const store of await addStores(services)) {
    const orders = Math.max(1, Math.round(full.orders * scale * store.share));
    const customers = Math.max(1, Math.round(full.customers * scale * store.share));
    await run(db, setUp(store));
    for (let from = 0; from < customers; from += batch)
      await run(db, [addCustomers(store, seriesOf(from, customers))]);
    for (let from = 0; from < orders; from += batch)
      await run(db, trade(store, seriesOf(from, orders), { customers, orders }));
    await run(db, [addStock(store)]);
  }
  for (const table of allTables()) await db.execute(sql`vacuum analyze ${table}`);
}

/** As owner of the data, without triggers and checks of references, which take longer than the rows. */
const run = (db: Database['db'], statements: SQL[]): Promise<void> =>
  db.transaction(async (own) => {
    await own.execute(sql`set local session_replication_role = replica`);
    await own.execute(sql`set local synchronous_commit = off`);
    for (const statement of statements) await own.execute(statement);
  });

const seriesOf = (from: number, count: number) =>
  sql`generate_series(${from + 1}::int, ${Math.min(from + batch, count)}::int) n`;

const itemCountOf = ({ number }: GrownStore) => (number === 0 ? items.largest : items.others);

const idsOf =
  ({ number }: GrownStore) =>
  (kind: string, of = 'n') =>
    sql.raw(`md5('${kind} ${number} ' || (${of}))::uuid`);

function setUp(store: GrownStore): SQL[] {
  const id = idsOf(store);
  return [
    sql`insert into staff (id, store_id, first_name, last_name, email, role)
      select ${id('seller')}, ${store.id}, 'Seller', n::text, 'seller' || n || '@s.example', 'STAFF'
      from generate_series(0, ${sellerCount - 1}::int) n`,
    sql`insert into items (id, store_id, name, kind, sku, cost, price)
      select ${id('item')}, ${store.id}, ${oneOf(['Screen', 'Battery', 'Cable', 'Case'], 'n')} || ' ' || n, 'ACCESSORY',
        'SKU-' || n, 500, 1000 from generate_series(0, ${itemCountOf(store) - 1}::int) n`,
  ];
}

const addCustomers = (store: GrownStore, series: SQL) => sql`insert into customers
    (id, store_id, channel, default_contact_method, first_name, last_name, email, phone, created_date)
  select ${idsOf(store)('customer')}, ${store.id}, 'IN_STORE', 'EMAIL', ${oneOf(firstNames, 'n * 7')},
    ${oneOf(lastNames, 'n * 3 + n / 11')} || ' ' || n, 'customer' || n || '@example.com',
    '+1416' || lpad(n::text, 7, '5'), now() - n * interval '30 seconds' from ${series}`;

const addStock = (store: GrownStore) => sql`insert into stock (store_id, item_id, location_id, on_hand)
  select store_id, item_id, location_id, greatest(sum(quantity), 0) from movements
  where store_id = ${store.id} group by store_id, item_id, location_id`;

/** The statements that add a batch of orders, with all that belongs to them. */
function trade(store: GrownStore, series: SQL, counts: { customers: number; orders: number }): SQL[] {
  const id = idsOf(store);
  const { id: own, locationIds } = store;
  const place = sql.raw(`(array[${locationIds.join(', ')}])[1 + n % ${locationIds.length}]`);
  const customer = id('customer', `1 + n % ${counts.customers}`);
  const seller = id('seller', `n % ${sellerCount}`);
  const moment = sql.raw(
    `(now() - (${counts.orders} - n) * interval '${((days * 86_400) / counts.orders).toFixed(3)} seconds')`,
  );
  const day = sql`${moment}::date`;
  const isOpen = sql.raw(`n > ${counts.orders} * 0.998`);
  const net = sql.raw('(1000 + (n * 7919 + i * 104729) % 20000)');
  const tax = sql`(${net} * 13 / 100)`;
  const lines = sql`generate_series(0, 1) i`;
  const item = id('item', `(n * 7 + i) % ${itemCountOf(store)}`);
  const source = sql`${series} cross join lateral (select sum(${net})::int net, sum(${tax})::int tax from ${lines}) l`;
  const some = (part: number) => sql`${series} where n % ${part} = 0`;
  const done = sql`${source} where not ${isOpen}`;
  const state = sql`case when ${isOpen} then 'IN_REPAIR' else 'GONE' end`;
  return [
    sql`insert into orders (id, store_id, order_no, location_id, order_date, channel, vendor_id, customer_id,
        customer_first_name, customer_last_name, order_status, payment_status, subtotal, discount_amount,
        total_before_tax, taxes, gst_hst, pst_rst_qst, total, paid, completed_date, created_date)
      select ${id('order')}, ${own}, n, ${place}, ${day}, 'IN_STORE', ${seller}, ${customer}, first_name, last_name,
        case when ${isOpen} then 'PENDING' else 'COMPLETED' end, case when ${isOpen} then 'UNPAID' else 'PAID' end,
        net, 0, net, jsonb_build_array(jsonb_build_object('kind', 'HST', 'rate', 13000, 'amount', tax)), tax, 0,
        net + tax, case when ${isOpen} then 0 else net + tax end, case when not ${isOpen} then ${moment} end, ${moment}
      from ${source} join customers on store_id = ${own} and id = ${customer}`,
    sql`insert into order_lines (id, store_id, order_id, position, kind, item_id, name, quantity, list_price,
        unit_price, staff_id, amount, discount_amount, net, taxes, total)
      select ${id('line', 'n * 2 + i')}, ${own}, ${id('order')}, i, 'ITEM', ${item}, 'Item', 1, ${net}, ${net}, ${seller},
        ${net}, 0, ${net}, jsonb_build_array(jsonb_build_object('kind', 'HST', 'rate', 13000, 'amount', ${tax})),
        ${net} + ${tax} from ${series}, ${lines}`,
    sql`insert into payments (id, store_id, order_id, location_id, kind, method, amount, created_date)
      select ${id('payment')}, ${own}, ${id('order')}, ${place}, 'PAYMENT', 'POS', net + tax, ${moment} from ${done}`,
    sql`insert into transactions (id, store_id, kind, location_id, day, amount, customer_id, order_id, created_date)
      select md5(kind || ${own}::text || n)::uuid, ${own}, kind, ${place}, ${day}, net + tax, ${customer}, ${id('order')},
        ${moment} from ${source}, unnest(array['PAYMENT', 'SALE']) kind where not ${isOpen}`,
    sql`insert into entries (store_id, transaction_id, position, account, amount, day, location_id, customer_id)
      select ${own}, md5(kind || ${own}::text || n)::uuid, position, account, amount, ${day}, ${place},
        case account when 'RECEIVABLE' then ${customer} end
      from ${source} cross join lateral (values ('PAYMENT', 0, 'CARD', net + tax), ('PAYMENT', 1, 'RECEIVABLE', -net - tax),
        ('SALE', 0, 'RECEIVABLE', net + tax), ('SALE', 1, 'SALES', -net), ('SALE', 2, 'TAX_GST_HST', -tax))
        e (kind, position, account, amount) where not ${isOpen}`,
    sql`insert into sold_lines
        (store_id, order_id, day, location_id, kind, item_id, vendor_id, staff_id, orders, quantity, net, cost)
      select ${own}, ${id('order')}, ${day}, ${place}, 'ITEM', ${item}, ${seller}, ${seller}, (i = 0)::int, 1, ${net}, 500
      from ${series}, ${lines} where not ${isOpen}`,
    sql`insert into movements (store_id, item_id, location_id, kind, quantity, unit_cost, source, source_id, created_date)
      select ${own}, ${item}, ${place}, case i when 0 then 'RECEIVE' else 'ISSUE' end, 2 - 3 * i, 500, 'ORDER',
        ${id('order')}, ${moment} from ${series}, ${lines}`,
    sql`insert into record_changes (store_id, model, record_id, action, changed_by, changed_date, changes)
      select ${own}, 'orders', ${id('order')}::text, case i when 0 then 'created' else 'updated' end, ${seller}::text,
        ${moment} + i * interval '1 minute', case i when 0 then '{}'::jsonb
          else jsonb_build_object('order_status', jsonb_build_array('PENDING', 'COMPLETED'), 'paid', jsonb_build_array(0, n)) end
      from ${series}, generate_series(0, 3) i`,
    sql`insert into mails (store_id, kind, customer_id, "to", subject, text, html, state, created_date)
      select ${own}, 'composed', ${customer}, jsonb_build_array(jsonb_build_object('address', 'customer' || n || '@example.com')),
        'Your receipt', repeat('Thank you for your order. ', 20), repeat('<p>Thank you for your order.</p>', 40), 'sent',
        ${moment} from ${series}`,
    sql`insert into appointments (store_id, location_id, type, customer_id, customer_first_name, customer_last_name,
        customer_email, customer_contact_method, delivery_method, booking_date, selected_date, status, created_date)
      select ${own}, ${place}, 'APPOINTMENT', ${customer}, first_name, last_name, email, 'EMAIL', 'WALK_IN', ${day}, ${day} + 3,
        'COMPLETED', ${moment} from ${series} join customers on store_id = ${own} and id = ${customer}
      where n % ${sql.raw(String(each.booking))} = 0`,
    sql`insert into devices (id, store_id, customer_id, name, serial)
      select ${id('device')}, ${own}, ${customer}, ${oneOf(['iPhone 13', 'Galaxy S21', 'Pixel 7'], 'n')}, 'SN' || n
      from ${some(each.ticket)}`,
    sql`insert into tickets (id, store_id, number, location_id, customer_id, state, priority, origin, promised_date, note,
        created_date, modified_date)
      select ${id('ticket')}, ${own}, n / ${each.ticket}, ${place}, ${customer}, ${state}, 'NORMAL', 'WALK_IN',
        ${moment} + interval '2 days', '', ${moment}, ${moment} from ${some(each.ticket)}`,
    sql`insert into "ticketDevices" (id, store_id, ticket_id, device_id, location_id, state, state_date, outcome,
        technician_id, problem, created_date, modified_date)
      select ${id('on')}, ${own}, ${id('ticket')}, ${id('device')}, ${place}, ${state}, ${moment},
        case when not ${isOpen} then 'REPAIRED' end, ${id('seller', `n % ${technician}`)}, 'Broken screen', ${moment}, ${moment}
      from ${some(each.ticket)}`,
    sql`insert into ticket_events (id, store_id, ticket_id, ticket_device_id, kind, "from", "to", created_by, created_date)
      select md5('event ' || ${own}::text || n || ' ' || i)::uuid, ${own}, ${id('ticket')}, ${id('on')}, 'STATE', 'CHECKED_IN',
        'IN_REPAIR', ${seller}::text, ${moment} + i * interval '1 hour'
      from ${series}, generate_series(0, 4) i where n % ${each.ticket} = 0`,
    sql`insert into messages (id, store_id, body, created_date)
      select ${id('message')}, ${own}, '<p>An appointment was booked.</p>', ${moment} from ${some(each.notification)}`,
    sql`insert into notifications (id, store_id, location_id, message_id, resource_type, customer_message_type, created_date)
      select ${id('notification')}, ${own}, ${place}, ${id('message')}, 'APPOINTMENT', 'EMAIL', ${moment}
      from ${some(each.notification)}`,
    sql`insert into notification_recipients (store_id, notification_id, staff_id, resource_type, is_read, created_date)
      select ${own}, ${id('notification')}, ${id('seller', 'i')}, 'APPOINTMENT', true, ${moment}
      from ${series}, generate_series(0, 4) i where n % ${each.notification} = 0`,
  ];
}
