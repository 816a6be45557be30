import { and, eq } from 'drizzle-orm';
import type { StoreConfig } from '../../../src/schemas/storefront/storeConfig.ts';
import type { Db } from '../../core/database.ts';
import { templates, texts, withDefaultImage } from '../../storefront/index.ts';
import { stores } from '../../core/tables/stores.ts';
import { locations } from '../../locations/index.ts';
import { buildCategories } from '../catalog.ts';
import type { DemoStore } from '../data/stores.ts';
import { insert } from '../insert.ts';
import type { Pictures } from '../pictures.ts';
import { storeIdOf } from '../stores.ts';
import { slugOf } from '../text.ts';
import { general } from './general.ts';
import { homepage } from './homepage.ts';
import { locationPage } from './locationPage.ts';
import type { Words } from './materials.ts';
import { pages } from './pages.ts';
import { staticPages } from './staticPages.ts';
import { statusPage } from './statusPage.ts';

/** Number of locations with a page. */
const PAGED = 2;

/** Builds the configuration of a demo storefront, and its texts. */
function buildStoreConfig(store: DemoStore, pictures: Pictures, locationIds: number[]) {
  const words: Words = new Map();
  const categories = buildCategories(store, pictures).flatMap(({ id, name, img_src: img, is_voided }) =>
    id && img && !is_voided ? [{ id, name, img }] : [],
  );
  const storefront = { store, pictures, categories: categories.slice(0, 6), words };
  const config: StoreConfig = {
    homepage: homepage(storefront),
    ...pages(storefront),
    ...general(storefront),
    statusPage,
    locations: locationIds
      .slice(0, PAGED)
      .map((id, index) => ({ id, slug: slugOf(store.locations[index]?.location_name ?? '') })),
    pages: staticPages(store, pictures).map(({ page }) => page),
  };
  return { config, words };
}

/** Adds a store's storefront: configuration, pages of the first locations, static pages and texts. */
export async function seedStorefront(
  db: Db,
  store: DemoStore,
  pictures: Pictures,
  locationIds: number[],
): Promise<void> {
  const store_id = storeIdOf(store);
  const { config, words } = buildStoreConfig(store, pictures, locationIds);
  await db.update(stores).set({ config }).where(eq(stores.id, store_id));
  for (const [index, location] of store.locations.slice(0, PAGED).entries()) {
    const where = and(eq(locations.store_id, store_id), eq(locations.id, locationIds[index] ?? 0));
    await db
      .update(locations)
      .set({ config: withDefaultImage(locationPage(store, location, pictures)) })
      .where(where);
  }
  await insert(
    db,
    templates,
    staticPages(store, pictures).map(({ page: { type, slug }, content }) => ({
      store_id,
      type,
      slug,
      content,
    })),
  );
  await insert(
    db,
    texts,
    [...words].flatMap(([key, french]) => [
      { store_id, folder: 'frontend' as const, locale: 'en', key, value: key },
      { store_id, folder: 'frontend' as const, locale: 'fr', key, value: french },
    ]),
  );
}
