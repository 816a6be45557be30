import { sql } from 'drizzle-orm';
import type { Db } from '../core/database.ts';
import {
  addons,
  brands,
  categories,
  contactRequests,
  mailTemplates,
  messages,
  notificationRecipients,
  notifications,
  stores,
} from '../tables.ts';
import { buildBrands, buildCategories } from './catalog.ts';
import { demoStores, type DemoStore } from './data/stores.ts';
import { buildAddons } from './addons.ts';
import { addGeneration, type Materials } from './generation.ts';
import { grow } from './grow.ts';
import { insert } from './insert.ts';
import { buildMailTemplates } from './mailTemplates.ts';
import { buildNotifications } from './notifications.ts';
import { storePictures } from './pictures.ts';
import { buildRequests } from './requests.ts';
import { addShipments } from './shipments.ts';
import { seedStorefront } from './storefront/storefront.ts';
import { seedStore } from './stores.ts';

export interface SeedOptions {
  /** Where uploaded files are kept. */
  filesDir: string;
  /** How many times the first store's products, customers and appointments. */
  scale?: number;
  /** The moment that the appointments lie around. */
  now?: Date;
}

/** Fills an empty database with the demo's stores; does nothing when there is a store. */
export async function seed(db: Db, { filesDir, scale = 1, now = new Date() }: SeedOptions): Promise<void> {
  const [store] = await db.select({ id: stores.id }).from(stores).limit(1);
  if (store) return;
  const materials = { pictures: await storePictures(filesDir), now };
  await db.transaction(async (transaction) => {
    for (const demoStore of demoStores) await addStore(transaction, demoStore, materials);
  });
  await db.execute(sql`vacuum (analyze)`);
  for await (const _ of grow(db, materials, scale));
}

async function addStore(db: Db, store: DemoStore, materials: Materials): Promise<void> {
  const { pictures, now } = materials;
  await seedStore(db, store, now);
  await insert(db, brands, buildBrands(store, pictures));
  await insert(db, categories, buildCategories(store, pictures));
  await insert(db, addons, buildAddons(store));
  await insert(db, mailTemplates, buildMailTemplates(store));
  const { customers, booked, locationIds } = await addGeneration(db, store, materials, 0);
  await seedStorefront(db, store, pictures, locationIds);

  const requests = buildRequests(store, customers, locationIds, now);
  const told = buildNotifications(store, booked, requests, locationIds, now);
  await insert(
    db,
    messages,
    told.map(({ message }) => message),
  );
  await insert(
    db,
    notifications,
    told.map(({ notification }) => notification),
  );
  await insert(
    db,
    notificationRecipients,
    told.flatMap(({ recipients }) => recipients),
  );
  await insert(db, contactRequests, requests);
  await addShipments(db, store, booked.appointments, now);
}
