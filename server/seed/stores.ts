import { eq } from 'drizzle-orm';
import { flags } from '../../src/schemas/flags.ts';
import { roleRights, roles as roleCodes } from '../../src/schemas/rights.ts';
import type { Db } from '../core/database.ts';
import {
  contactMethods,
  deliveryMethods,
  features,
  locations,
  lookups,
  roles,
  staff,
  stores,
} from '../tables.ts';
import { lookups as words } from './data/lookups.ts';
import type { DemoStore } from './data/stores.ts';
import { closuresAround } from './closures.ts';
import { pastMoment } from './days.ts';
import { hoursOf } from './hours.ts';
import { insert } from './insert.ts';
import { people } from './people.ts';
import { uuidOf } from './random.ts';

export const storeIdOf = (store: DemoStore) => uuidOf(`${store.key}/store`);

const roleNames = {
  ADMIN: 'Administrator',
  STORE_OWNER: 'Store owner',
  STORE_MANAGER: 'Store manager',
  STAFF: 'Staff',
};

/** The store with what it is set up with: features, roles, locations, staff, lookups. */
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
      gst_hst_number: store.taxNumbers[0],
      pst_rst_qst_number: store.taxNumbers[1],
      domain: store.domain,
      tenant_id: store.tenant_id,
      timezone: store.timezone,
      created_date: opened,
      modified_date: opened,
    },
  ]);
  await insert(
    db,
    features,
    flags.map((feature_id) => ({ store_id, feature_id, is_enabled: !store.flagsOff.includes(feature_id) })),
  );
  await insert(
    db,
    roles,
    roleCodes.map((code) => ({
      store_id,
      code,
      code_text: roleNames[code],
      permissions: [...roleRights[code]],
      created_date: opened,
      modified_date: opened,
    })),
  );
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
  await insert(db, lookups, lookupRows(store_id));
  await insert(
    db,
    deliveryMethods,
    Object.keys(words.DELIVERY_METHOD ?? {}).map((code) => ({
      store_id,
      code,
      is_enabled: store.deliveryMethods.includes(code),
    })),
  );
  await insert(
    db,
    contactMethods,
    Object.keys(words.CONTACT_METHOD ?? {}).map((code) => ({ store_id, code, is_enabled: code !== 'TEXT' })),
  );
}

/** The ids of the store's locations, in the order of the demo's list. */
export async function locationIdsOf(db: Db, store: DemoStore): Promise<number[]> {
  const rows = await db
    .select({ id: locations.id })
    .from(locations)
    .where(eq(locations.store_id, storeIdOf(store)))
    .orderBy(locations.id)
    .limit(store.locations.length);
  return rows.map(({ id }) => id);
}

const lookupRows = (store_id: string) =>
  Object.entries(words).flatMap(([type, codes]) =>
    Object.entries(codes).flatMap(([code, [en, fr]], display_order) => [
      { store_id, type, language_code: 'en', code, code_text: en, display_order },
      { store_id, type, language_code: 'fr', code, code_text: fr, display_order },
    ]),
  );
