import { sql } from 'drizzle-orm';
import type { Db } from '../core/database.ts';
import type { FilePlace } from '../core/fileStore/openFileStore.ts';
import { addons, brands, categories } from '../catalog/index.ts';
import { stores } from '../core/tables/stores.ts';
import { contactRequests } from '../customers/index.ts';
import { suppliers } from '../inventory/index.ts';
import { messageRules, messageTemplates } from '../messageRules/index.ts';
import { mailTemplates } from '../mail/index.ts';
import { messages, notificationRecipients, notifications } from '../notifications/index.ts';
import { addBookingParts } from './bookingParts.ts';
import { buildBrands, buildCategories } from './catalog.ts';
import { demoStores, type DemoStore } from './data/stores.ts';
import { buildAddons } from './addons.ts';
import { addGeneration, type Materials } from './generation.ts';
import { importForDemo, seedGlobalCatalog } from './globalCatalog/demo.ts';
import { grow } from './grow.ts';
import { insert } from './insert.ts';
import { buildMailTemplates } from './mailTemplates.ts';
import { buildMessageRules, buildMessageTemplates } from './messageRules.ts';
import { buildNotifications } from './notifications.ts';
import { addOrders } from './orders.ts';
import { storePictures } from './pictures.ts';
import { buildRequests } from './requests.ts';
import { addStock } from './stock.ts';
import { addSales } from './sales/addSales.ts';
import { addShipments } from './shipments.ts';
import { seedStorefront } from './storefront/storefront.ts';
import { seedStore } from './stores.ts';
import { buildSuppliers } from './suppliers.ts';
import { addEstimates } from './estimates.ts';
import { addTickets } from './tickets.ts';
import { addTrades } from './trades.ts';

export interface SeedOptions extends FilePlace {
  /** Multiplies the first store's products, customers and appointments: a whole number, 1 by default. */
  scale?: number;
  /** The current time, around which appointments are created. */
  now?: Date;
  /** Neither foreign keys nor triggers check the rows, which takes a tenth of the time; needs a superuser, as of the embedded database. */
  isTrusted?: boolean;
}

/**
 * Fills an empty database with the demo's stores. If there is a store already, only an empty global catalogue is
 * filled.
 */
export async function seed(db: Db, options: SeedOptions): Promise<void> {
  const { scale = 1, now = new Date(), isTrusted = false, ...place } = options;
  await seedGlobalCatalog(db, place);
  const [store] = await db.select({ id: stores.id }).from(stores).limit(1);
  if (store) return;
  const materials = { pictures: await storePictures(place), now };
  await db.transaction(async (transaction) => {
    if (isTrusted) await transaction.execute(sql`set local session_replication_role = replica`);
    for (const demoStore of demoStores) await addStore(transaction, demoStore, materials);
    await importForDemo(transaction);
  });
  await db.execute(sql`analyze`);
  for await (const _ of grow(db, materials, scale));
}

async function addStore(db: Db, store: DemoStore, materials: Materials): Promise<void> {
  const { pictures, now } = materials;
  await seedStore(db, store, now);
  await insert(db, brands, buildBrands(store, pictures));
  await insert(db, categories, buildCategories(store, pictures));
  await insert(db, addons, buildAddons(store));
  await insert(db, suppliers, buildSuppliers(store));
  await insert(db, mailTemplates, buildMailTemplates(store));
  await insert(db, messageTemplates, buildMessageTemplates(store));
  await insert(db, messageRules, buildMessageRules(store));
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
  await addStock(db, store, locationIds, now);
  await addOrders(db, store, locationIds, now);
  await addBookingParts(db, store, now);
  await addSales(db, store, { customers, booked, generation: 0, now });
  await addShipments(db, store, booked.appointments, now);
  await addTrades(db, store, { customers, locationIds, now });
  await addTickets(db, store, { customers, locationIds, now });
  await addEstimates(db, store, now);
}
