import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/core/database.ts';
import type { TestApp } from '../../api/support.ts';

/** A store to fill, with how much of everything it has. */
export interface GrownStore {
  id: string;
  /** Its number, part of the ids of its rows. */
  number: number;
  locationIds: number[];
  share: number;
}

const storeCount = 100;
const places = { largest: 50, others: 5 };

/** The largest has a tenth of everything, the others the rest in equal parts. */
const largestShare = 0.1;

/** Adds stores to that of the tests, which is the largest, and locations to all. */
export async function addStores({ database, store }: TestApp): Promise<GrownStore[]> {
  const { db } = database;
  const { rows } = (await db.execute(sql`insert into stores
      (id, name, business_name, email, domain, tenant_id, timezone, config)
    select md5('store ' || n)::uuid, 'Store ' || n, 'Store ' || n, 's' || n || '@example.com', 's' || n || '.example',
      'tenant-' || n, 'America/Toronto', '{}' from generate_series(1, ${storeCount - 1}::int) n returning id`)) as {
    rows: { id: string }[];
  };
  const others: GrownStore[] = [];
  for (const [index, { id }] of rows.entries())
    others.push({
      id,
      number: index + 1,
      locationIds: await addPlaces(db, id, places.others),
      share: (1 - largestShare) / (storeCount - 1),
    });
  const own = await addPlaces(db, store.id, places.largest - store.locationIds.length);
  const locationIds = [...store.locationIds, ...own];
  return [{ id: store.id, number: 0, locationIds, share: largestShare }, ...others];
}

async function addPlaces(db: Database['db'], store: string, count: number): Promise<number[]> {
  const { rows } = (await db.execute(sql`insert into locations
      (store_id, location_name, email, country, state, city, postcode, address_1, timezone)
    select ${store}, 'Shop ' || n, 'shop@first.example', 'CA', 'ON', 'Ottawa', 'K1A 0A1', '1 Main Street', 'America/Toronto'
    from generate_series(1, ${count}::int) n returning id`)) as { rows: { id: number }[] };
  return rows.map(({ id }) => id);
}
