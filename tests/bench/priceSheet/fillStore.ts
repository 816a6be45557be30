import { eq } from 'drizzle-orm';
import { openDatabase } from '../../../server/core/database.ts';
import { makeDemoData } from '../../../server/demo.ts';
import { atlas } from '../../../server/seed/data/stores.ts';
import { insert } from '../../../server/seed/insert.ts';
import { storeIdOf } from '../../../server/seed/stores.ts';
import type { Settings } from '../../../server/settings.ts';
import { appointmentRepairs } from '../../../server/appointments/tables.ts';
import { products } from '../../../server/catalog/tables.ts';
import { repairs } from '../../../server/repairs/tables.ts';
import type { ServiceCatalog } from '../../../src/custom/repairs/prices/sheet/ServiceCatalog.ts';
import { servicesOf } from './sample.ts';

/** Replaces all services of the first demo store. */
export async function fillStore(settings: Settings, catalogue: ServiceCatalog): Promise<void> {
  const store_id = storeIdOf(atlas);
  const database = await openDatabase(settings);
  try {
    const { db } = database;
    await makeDemoData(database, settings);
    await db.delete(appointmentRepairs).where(eq(appointmentRepairs.store_id, store_id));
    await db.delete(repairs).where(eq(repairs.store_id, store_id));
    await insert(
      db,
      products,
      [...catalogue.products.values()].map(({ id, name }) => ({
        id,
        store_id,
        name,
        slug: id,
        img_src: '/device.png',
      })),
    );
    await insert(
      db,
      repairs,
      servicesOf(catalogue).map(({ modified_date, ...service }) => ({
        ...service,
        store_id,
        created_date: new Date(modified_date),
        modified_date: new Date(modified_date),
      })),
    );
  } finally {
    await database.close();
  }
}
