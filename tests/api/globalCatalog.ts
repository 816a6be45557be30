import { randomUUID } from 'node:crypto';
import { globalBrands, globalProducts } from '../../server/globalCatalog/tables.ts';
import type { TestApp } from './support.ts';

interface Item {
  name: string;
  slug?: string;
  brand?: string;
  model_number?: string | null;
  other_name?: string;
  is_voided?: boolean;
  created_date?: Date;
  img_src?: string;
}

const slugOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** Adds items to the global catalogue. Returns their ids, and those of the brands by name. */
export async function addGlobals({ database: { db } }: TestApp, items: Item[]) {
  const names = [...new Set(items.flatMap(({ brand }) => brand ?? []))];
  const known = await db.select({ id: globalBrands.id, name: globalBrands.name }).from(globalBrands);
  const brands = new Map(known.map(({ id, name }) => [name, id]));
  for (const name of names.filter((one) => !brands.has(one))) {
    const id = randomUUID();
    brands.set(name, id);
    await db.insert(globalBrands).values({ id, name, slug: slugOf(name) });
  }
  const rows = items.map(({ brand, slug, ...item }) => ({
    id: randomUUID(),
    slug: slug ?? slugOf(`${brand ?? ''} ${item.name}`),
    brand_id: brand ? brands.get(brand) : null,
    ...item,
  }));
  await db.insert(globalProducts).values(rows);
  return { ids: rows.map(({ id }) => id), brands };
}
