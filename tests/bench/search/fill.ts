import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/core/database.ts';
import type { TestStore } from '../../api/support.ts';
import { firstNames, lastNames, oneOf } from '../customers/fill.ts';

export const counts = { customers: 100_000, orders: 200_000, products: 20_000 };

const brandNames = ['Apple', 'Samsung', 'Google', 'Motorola', 'Sony', 'LG', 'Huawei', 'Nokia'];
const series = ['Galaxy S', 'iPhone ', 'Pixel ', 'Moto G', 'Xperia ', 'Tab A'];

/** Rows per statement, since a statement is limited to 30 seconds. */
const batch = 10_000;

const uuid = (kind: string, number: string) => sql.raw(`md5('${kind} ' || (${number}))::uuid`);

/** Fills a store with customers, an order for each and a second one, and products of a few brands. */
export async function fill({ db }: Database, { id: store, locationIds }: TestStore): Promise<void> {
  const [place = 0] = locationIds;
  const fillBy = async (
    count: number,
    statement: (rows: ReturnType<typeof sql>) => ReturnType<typeof sql>,
  ) => {
    for (let from = 0; from < count; from += batch)
      await db.execute(
        statement(sql`generate_series(${from}::int, ${Math.min(from + batch, count) - 1}::int) n`),
      );
  };
  await db.execute(sql`insert into brands (id, store_id, name, slug)
    select ${uuid('brand', 'n')}, ${store}, ${oneOf(brandNames, 'n')}, 'brand-' || n
    from generate_series(0, ${brandNames.length - 1}::int) n`);
  await fillBy(
    counts.products,
    (rows) => sql`insert into products (id, store_id, name, slug, brand_id, model_number, sku)
      select ${uuid('product', 'n')}, ${store}, ${oneOf(series, 'n')} || n, 'product-' || n,
        ${uuid('brand', `n % ${brandNames.length}`)}, 'SM-' || n || 'U', 'SKU-' || n from ${rows}`,
  );
  await fillBy(
    counts.customers,
    (
      rows,
    ) => sql`insert into customers (id, store_id, channel, default_contact_method, first_name, last_name, email, phone)
      select ${uuid('customer', 'n')}, ${store}, 'IN_STORE', 'EMAIL', ${oneOf(firstNames, 'n')},
        ${oneOf(lastNames, 'n / 12')} || ' ' || n, 'customer' || n || '@example.com',
        '+1514' || lpad((2000000 + n)::text, 7, '0') from ${rows}`,
  );
  await fillBy(
    counts.orders,
    (rows) => sql`insert into orders (id, store_id, order_no, location_id, order_date, channel, customer_id,
        customer_first_name, customer_last_name, customer_email, customer_phone, order_status, subtotal, discount_amount,
        total_before_tax, taxes, gst_hst, pst_rst_qst, total)
      select ${uuid('order', 'n')}, ${store}, n + 1, ${place}, current_date - n % 700, 'IN_STORE', c.id, c.first_name,
        c.last_name, c.email, c.phone, 'PENDING', 1000, 0, 1000, '[]', 0, 0, 1000
      from ${rows} join customers c on c.id = ${uuid('customer', `n % ${counts.customers}`)}`,
  );
  await db.execute(sql`analyze`);
}
