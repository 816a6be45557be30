import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/core/database.ts';
import type { TestStore } from '../../api/support.ts';
import { oneOf } from '../customers/fill.ts';

export const itemCount = 5000;
export const locationCount = 20;
export const movementCount = 100_000;

const id = (number: string) => sql.raw(`md5('item ' || ${number})::uuid`);

/** Fills a store with items at twenty locations, with matching movements. */
export async function fill({ db }: Database, { id: store, locationIds }: TestStore): Promise<void> {
  await db.execute(sql`insert into locations (store_id, location_name, email, country, state, city, postcode, address_1, timezone)
    select ${store}, 'Shop ' || n, 'shop@first.example', 'CA', 'ON', 'Ottawa', 'K1A 0A1', '1 Main Street', 'America/Toronto'
    from generate_series(1, ${locationCount - locationIds.length}::int) n`);
  await db.execute(sql`insert into items (id, store_id, name, kind, sku, barcode, cost, low_stock)
    select ${id('n')}, ${store},
      ${oneOf(['Aurora', 'Boreal', 'Cascade', 'Delta', 'Echo', 'Fjord'], 'n')} || ' ' || n / 6 || ' '
        || ${oneOf(['screen', 'battery', 'cable', 'case'], 'n * 7')},
      ${oneOf(['PART', 'PART', 'ACCESSORY', 'DEVICE'], 'n')}, 'SKU-' || n, '20' || lpad(n::text, 11, '0'), 100 + n, 3
    from generate_series(1, ${itemCount}::int) n`);
  await db.execute(sql`insert into movements (store_id, item_id, location_id, kind, quantity, unit_cost, created_date)
    select ${store}, items.id, locations.id, 'RECEIVE', 1 + (locations.id + items.cost) % 9, items.cost,
      now() - (items.cost % 365) * interval '1 day' - locations.id * interval '1 minute'
    from items, locations where items.store_id = ${store} and locations.store_id = ${store}
    limit ${movementCount}`);
  await db.execute(sql`insert into stock (store_id, item_id, location_id, on_hand)
    select store_id, item_id, location_id, sum(quantity) from movements
    where store_id = ${store} group by store_id, item_id, location_id`);
  await db.execute(sql`vacuum analyze`);
}
