import { eq } from 'drizzle-orm';
import type { Db } from '../core/database.ts';
import { appointmentRepairs, appointments } from '../appointments/index.ts';
import { categories, productCategories, products } from '../catalog/index.ts';
import { addresses, customerConsents, customers } from '../customers/index.ts';
import { repairs } from '../repairs/index.ts';
import { buildAppointments } from './appointments.ts';
import { buildItems, buildLinks, type Item } from './catalog.ts';
import { buildConsents } from './consents.ts';
import { buildCustomers } from './customers.ts';
import type { DemoStore } from './data/stores.ts';
import { insert } from './insert.ts';
import type { Pictures } from './pictures.ts';
import { buildRepairs } from './repairs.ts';
import { locationIdsOf, storeIdOf } from './stores.ts';

/** What a generation is built from. */
export interface Materials {
  pictures: Pictures;
  now: Date;
}

/**
 * Adds a generation to a store: a variant of each product with its categories and services, and customers with their
 * appointments. Generation 0 is the demo itself.
 */
export async function addGeneration(
  db: Db,
  store: DemoStore,
  { pictures, now }: Materials,
  generation: number,
) {
  const locationIds = await locationIdsOf(db, store);
  const items = buildItems(store, pictures, generation);
  await insert(
    db,
    products,
    items.map(({ product }) => product),
  );
  await insert(db, productCategories, await linksOf(db, store, items, generation));
  const services = buildRepairs(store, items, generation);
  await insert(db, repairs, services);

  const people = buildCustomers(store, generation);
  await insert(db, customers, people.customers);
  await insert(db, addresses, people.addresses);
  await insert(db, customerConsents, buildConsents(people.customers));

  const sources = { items, repairs: services, customers: people.customers, locationIds, now };
  const booked = buildAppointments(store, sources, generation);
  await insert(db, appointments, booked.appointments);
  await insert(db, appointmentRepairs, booked.selected);
  return { customers: people.customers, booked, locationIds };
}

/** Skips categories that have been deleted in the meantime. */
async function linksOf(db: Db, store: DemoStore, items: Item[], generation: number) {
  const rows = await db
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.store_id, storeIdOf(store)));
  const existing = new Set(rows.map(({ id }) => id));
  return buildLinks(store, items, generation).filter(({ category_id }) => existing.has(category_id));
}
