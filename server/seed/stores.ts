import { eq } from 'drizzle-orm';
import type { Db } from '../core/database.ts';
import { setUp } from '../newStore/index.ts';
import { stores } from '../core/tables/stores.ts';
import { locations } from '../locations/index.ts';
import { staff } from '../staff/index.ts';
import { collection } from './data/collection.ts';
import type { DemoStore } from './data/stores.ts';
import { closuresAround } from './closures.ts';
import { pastMoment } from './days.ts';
import { hoursOf } from './hours.ts';
import { insert } from './insert.ts';
import { people } from './people.ts';
import { uuidOf } from './random.ts';

export const storeIdOf = (store: DemoStore) => uuidOf(`${store.key}/store`);

/** Adds a store with its features, roles, locations, staff and lookups. */
export async function seedStore(db: Db, store: DemoStore, now: Date): Promise<void> {
  const store_id = storeIdOf(store);
  const opened = pastMoment(1);
  await insert(db, stores, [
    {
      id: store_id,
      name: store.name,
      business_name: store.business_name,
      email: `hello@${store.mailDomain}`,
      phone: store.phone,
      slogan: store.slogan,
      slogan_fr: store.sloganFr,
      gst_hst_number: store.taxNumbers[0],
      pst_rst_qst_number: store.taxNumbers[1],
      domain: store.domain,
      tenant_id: store.tenant_id,
      timezone: store.timezone,
      customer_contact: 'EITHER',
      diagnosis_fee: 4500,
      ...collection,
      longest_checked_in: 16,
      longest_diagnosing: 24,
      longest_waiting_customer: 60,
      longest_waiting_parts: 80,
      longest_in_repair: 40,
      longest_testing: 16,
      send_thanks_email: true,
      created_date: opened,
      modified_date: opened,
    },
  ]);
  const { flagsOff, deliveryMethods } = store;
  await setUp(db, store_id, { flagsOff, deliveryMethods, created_date: opened });
  await insert(
    db,
    locations,
    store.locations.map(({ mailbox, ...location }, index) => ({
      store_id,
      ...location,
      email: `${mailbox}@${store.mailDomain}`,
      country: 'CA',
      location_hours: hoursOf(index).map((hour) => ({ ...hour, store_id })),
      closures: closuresAround(now),
      bookings_at_once: 3,
      display_order: index,
      is_main: index === 0,
      created_date: opened,
      modified_date: opened,
    })),
  );
  const locationIds = await locationIdsOf(db, store);
  await insert(
    db,
    staff,
    people(store).map(({ person, location }) => ({
      ...person,
      store_id,
      location_id: locationIds[store.locations.findIndex(({ mailbox }) => mailbox === location)],
    })),
  );
}

/** Returns the ids of the store's locations, in the order of the demo's list. */
export async function locationIdsOf(db: Db, store: DemoStore): Promise<number[]> {
  const rows = await db
    .select({ id: locations.id })
    .from(locations)
    .where(eq(locations.store_id, storeIdOf(store)))
    .orderBy(locations.id)
    .limit(store.locations.length);
  return rows.map(({ id }) => id);
}
