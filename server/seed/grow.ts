import { eq, sql } from 'drizzle-orm';
import type { Db } from '../core/database.ts';
import { products } from '../catalog/index.ts';
import { stores } from '../core/tables/stores.ts';
import { buildItems } from './catalog.ts';
import { atlas } from './data/stores.ts';
import { addGeneration, type Materials } from './generation.ts';
import { addSales } from './sales/addSales.ts';
import { storeIdOf } from './stores.ts';

export interface Growth {
  generation: number;
  /** False if the generation existed already. */
  isNew: boolean;
}

/** Grows the first demo store to `scale` times its size; yields after each step. Existing data stays unchanged. */
export async function* grow(db: Db, materials: Materials, scale: number): AsyncGenerator<Growth> {
  const [store] = await db
    .select({ id: stores.id })
    .from(stores)
    .where(eq(stores.id, storeIdOf(atlas)));
  if (!store) throw new Error(`The database has no demo store (${atlas.name}) that could grow.`);
  for (let generation = 1; generation < scale; generation += 1) {
    const isNew = !(await hasGeneration(db, materials, generation));
    if (isNew) {
      await db.transaction(async (transaction) => {
        const grown = await addGeneration(transaction, atlas, materials, generation);
        await addSales(transaction, atlas, { ...grown, generation, now: materials.now });
      });
      if (isPowerOfTwo(generation)) await db.execute(sql`vacuum (analyze)`);
    }
    yield { generation, isNew };
  }
}

/** Statistics are updated whenever the data has doubled; plans made for small tables are slow on large ones. */
const isPowerOfTwo = (number: number) => Number.isInteger(Math.log2(number));

async function hasGeneration(db: Db, { pictures }: Materials, generation: number): Promise<boolean> {
  const [first] = buildItems(atlas, pictures, generation);
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.id, first?.product.id ?? ''));
  return rows.length > 0;
}
