import { and, eq, inArray, isNull, like, sql } from 'drizzle-orm';
import { readFile } from 'node:fs/promises';
import type { Db } from '../../core/database.ts';
import type { FilePlace } from '../../core/fileStore/openFileStore.ts';
import { products } from '../../catalog/index.ts';
import { globalProducts, hiddenGlobalProducts } from '../../globalCatalog/index.ts';
import { atlas } from '../data/stores.ts';
import { storeIdOf } from '../stores.ts';
import { readList } from './readList.ts';
import { storeList } from './storeList.ts';

const bundled = new URL('../data/globalCatalog.csv', import.meta.url);

/** Devices too old for the demo's store, which hides them. */
const tooOld = [
  'apple-iphone-6',
  'apple-iphone-6-plus',
  'samsung-galaxy-s7',
  'samsung-galaxy-s7-edge',
  'nintendo-wii',
];

/** Fills an empty global catalogue with the bundled list of devices. */
export async function seedGlobalCatalog(db: Db, place: FilePlace): Promise<void> {
  if ((await db.$count(globalProducts)) > 0) return;
  await storeList(db, place, readList(await readFile(bundled)));
}

/** In the first demo store, imports the Xboxes and hides devices that are too old. */
export async function importForDemo(db: Db): Promise<void> {
  const store_id = storeIdOf(atlas);
  const isXbox = and(
    eq(products.store_id, store_id),
    isNull(products.global_id),
    like(products.slug, 'xbox-%'),
  );
  const global_id = sql`(select ${globalProducts.id} from ${globalProducts} where ${globalProducts.slug} = ${products.slug})`;
  await db.update(products).set({ global_id }).where(isXbox);
  const old = await db
    .select({ item_id: globalProducts.id })
    .from(globalProducts)
    .where(inArray(globalProducts.slug, tooOld));
  await db
    .insert(hiddenGlobalProducts)
    .values(old.map((row) => ({ ...row, store_id })))
    .onConflictDoNothing();
}
