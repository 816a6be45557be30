import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Database } from '../../../server/core/database.ts';
import { brands, products } from '../../../server/catalog/tables.ts';
import { globalBrands, globalProducts } from '../../../server/globalCatalog/tables.ts';

const makers = 40;
const series = ['Nova', 'Aero', 'Pulse', 'Orbit', 'Prism'];
const models = ['', 'Pro', 'Plus', 'Lite', 'Ultra', 'mini'];

/** A device with a unique name by number. */
export function deviceOf(index: number) {
  const words = [series[index % series.length], index, models[index % models.length]];
  const name = words.filter((word) => word !== '').join(' ');
  return {
    name,
    slug: `device-${index}`,
    model_number: `M-${index}A, M-${index}B`,
    img_src: '/dc/files/0000000000000000000000000000000000000000.svg',
    img_alt: name,
  };
}

/** Creates `count` catalogue items. Returns their ids. */
export async function fillCatalog({ db }: Database, count: number): Promise<string[]> {
  const brandIds = Array.from({ length: makers }, () => randomUUID());
  await db
    .insert(globalBrands)
    .values(brandIds.map((id, index) => ({ id, name: `Maker ${index}`, slug: `maker-${index}` })));
  const rows = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    ...deviceOf(index),
    brand_id: brandIds[index % makers],
  }));
  for (let start = 0; start < count; start += 1000)
    await db.insert(globalProducts).values(rows.slice(start, start + 1000));
  await db.execute(sql`vacuum (analyze)`);
  return rows.map(({ id }) => id);
}

/** Creates `count` products, every tenth with the name of an item and a different slug. */
export async function fillStore({ db }: Database, store_id: string, count: number): Promise<void> {
  const brand_id = randomUUID();
  await db.insert(brands).values({ id: brand_id, store_id, name: 'Maker 0', slug: 'own-maker' });
  const rows = Array.from({ length: count }, (_, index) => {
    const { name } = deviceOf(index % 10 === 0 ? index : index + 1_000_000);
    return { store_id, brand_id, name, slug: `own-${index}`, model_number: null, img_alt: '' };
  });
  for (let start = 0; start < count; start += 1000)
    await db.insert(products).values(rows.slice(start, start + 1000));
  await db.execute(sql`vacuum (analyze)`);
}
