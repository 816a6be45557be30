import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/core/database.ts';
import type { TestStore } from '../../api/support.ts';
import { oneOf } from '../customers/fill.ts';

export const orderCount = 200_000;
const linesEach = 3;
export const lineCount = orderCount * linesEach;
const locationCount = 20;
const customerCount = 20_000;
const itemCount = 2000;
const sellerCount = 60;
/** The orders are spread over this many days until today. */
const days = 730;

const uuid = (kind: string, number: string) => sql.raw(`md5('${kind} ' || (${number}))::uuid`);
const net = sql.raw(`(1000 + (n * 7919 + i * 104729) % 20000)`);
const tax = sql.raw(`(((1000 + (n * 7919 + i * 104729) % 20000) * 13 + 50) / 100)`);
const day = sql.raw(`(current_date - ((n * 31) % ${days})::int)`);
const moment = sql.raw(`(current_date - ((n * 31) % ${days})::int + (n % 36000) * interval '1 second')`);

/** Rows per statement, since a statement is limited to 30 seconds. */
const batch = 20_000;

/**
 * Fills a store with completed, paid orders of three lines each at twenty locations over two years, with matching
 * ledger entries and sold lines.
 */
export async function fill({ db }: Database, { id: store, locationIds }: TestStore): Promise<void> {
  const seller = uuid('seller', `n % ${sellerCount}`);
  const customer = uuid('customer', `n % ${customerCount}`);
  const lines = sql`generate_series(0, ${linesEach - 1}::int) i`;
  const places = await addPlaces(db, store, locationIds);
  const place = sql.raw(`(array[${places.join(', ')}])[1 + n % ${places.length}]`);
  await db.execute(sql`insert into staff (id, store_id, first_name, last_name, email, role)
    select ${uuid('seller', 'n')}, ${store}, 'Seller', n::text, 'seller' || n || '@first.example', 'STAFF'
    from generate_series(0, ${sellerCount - 1}::int) n`);
  await db.execute(sql`insert into customers (id, store_id, channel, default_contact_method, first_name, last_name, email)
    select ${uuid('customer', 'n')}, ${store}, 'IN_STORE', 'EMAIL', ${oneOf(['Ada', 'Noor', 'Mara', 'Élodie', 'Sam'], 'n')},
      ${oneOf(['Fox', 'Haddad', 'Lind', 'Roy', 'Tremblay', 'Kim', 'Okafor'], 'n')} || n, 'c' || n || '@example.com'
    from generate_series(0, ${customerCount - 1}::int) n`);
  await db.execute(sql`insert into items (id, store_id, name, kind, sku, cost, price)
    select ${uuid('item', 'n')}, ${store}, 'Item ' || n, 'ACCESSORY', 'SKU-' || n, 500, 1000
    from generate_series(0, ${itemCount - 1}::int) n`);
  for (let from = 1; from <= orderCount; from += batch) {
    const orders = sql`generate_series(${from}::int, ${from + batch - 1}::int) n`;
    const these = sql`store_id = ${store} and order_no between ${from} and ${from + batch - 1}`;
    const statements = [
      sql`insert into orders (id, store_id, order_no, location_id, order_date, channel, vendor_id, customer_id,
          customer_first_name, customer_last_name, order_status, payment_status, payment_method, payment_date,
          subtotal, discount_amount, total_before_tax, taxes, gst_hst, pst_rst_qst, total, paid, completed_date, created_date)
        select ${uuid('order', 'n')}, ${store}, n, ${place}, ${day}, 'IN_STORE', ${seller}, ${customer},
          first_name, last_name, 'COMPLETED', 'PAID', 'POS', ${moment}, net, 0, net,
          jsonb_build_array(jsonb_build_object('kind', 'HST', 'rate', 13000, 'amount', tax)), tax, 0, net + tax,
          net + tax, ${moment}, ${moment}
        from ${orders} join customers on id = ${customer}
        cross join lateral (select sum(${net}) net, sum(${tax}) tax from ${lines}) l`,
      sql`insert into order_lines (id, store_id, order_id, position, kind, item_id, name, quantity, list_price,
          unit_price, staff_id, amount, discount_amount, net, taxes, total)
        select ${uuid('line', `n * ${linesEach} + i`)}, ${store}, ${uuid('order', 'n')}, i, 'ITEM',
          ${uuid('item', `(n * 7 + i) % ${itemCount}`)}, 'Item', 1, ${net}, ${net}, ${seller}, ${net}, 0, ${net},
          jsonb_build_array(jsonb_build_object('kind', 'HST', 'rate', 13000, 'amount', ${tax})), ${net} + ${tax}
        from ${orders}, ${lines}`,
      sql`insert into payments (id, store_id, order_id, location_id, kind, method, amount, created_date)
        select ${uuid('payment', 'order_no')}, store_id, id, location_id, 'PAYMENT', 'POS', total, created_date
        from orders where ${these}`,
      sql`insert into transactions
          (id, store_id, kind, location_id, day, amount, customer_id, order_id, payment_id, created_date)
        select md5(kind || order_no)::uuid, store_id, kind, location_id, order_date, total, customer_id, id,
          case kind when 'PAYMENT' then ${uuid('payment', 'order_no')} end, created_date
        from orders, unnest(array['PAYMENT', 'SALE']) kind where ${these}`,
      sql`insert into entries (store_id, transaction_id, position, account, amount, day, location_id, customer_id)
        select store_id, md5(kind || order_no)::uuid, position, account, amount, order_date, location_id,
          case account when 'RECEIVABLE' then customer_id end
        from orders cross join lateral (values ('PAYMENT', 0, 'CARD', total), ('PAYMENT', 1, 'RECEIVABLE', -total),
          ('SALE', 0, 'RECEIVABLE', total), ('SALE', 1, 'SALES', -total_before_tax),
          ('SALE', 2, 'TAX_GST_HST', -gst_hst)) e (kind, position, account, amount)
        where ${these}`,
      sql`insert into sold_lines
          (store_id, order_id, day, location_id, kind, item_id, vendor_id, staff_id, orders, quantity, net, cost)
        select ${store}, ${uuid('order', 'n')}, ${day}, ${place}, 'ITEM',
          ${uuid('item', `(n * 7 + i) % ${itemCount}`)}, ${seller}, ${seller}, (i = 0)::int, 1, ${net}, 500
        from ${orders}, ${lines}`,
    ];
    for (const statement of statements) await db.execute(statement);
  }
  await db.execute(sql`vacuum analyze`);
}

async function addPlaces(db: Database['db'], store: string, locationIds: number[]): Promise<number[]> {
  const { rows } = (await db.execute(sql`insert into locations
      (store_id, location_name, email, country, state, city, postcode, address_1, timezone)
    select ${store}, 'Shop ' || n, 'shop@first.example', 'CA', 'ON', 'Ottawa', 'K1A 0A1', '1 Main Street', 'America/Toronto'
    from generate_series(1, ${locationCount - locationIds.length}::int) n returning id`)) as {
    rows: { id: number }[];
  };
  return [...locationIds, ...rows.map(({ id }) => id)];
}
