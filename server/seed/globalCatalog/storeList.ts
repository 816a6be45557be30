import { sql } from 'drizzle-orm';
import type { Db } from '../../core/database.ts';
import type { FilePlace } from '../../core/fileStore/openFileStore.ts';
import { createFiles } from '../../core/files.ts';
import { globalBrands, globalProducts } from '../../globalCatalog/index.ts';
import { brands as tints } from '../data/brands.ts';
import { drawDevice, drawTile } from '../drawings.ts';
import { uuidOf } from '../random.ts';
import { slugOf } from '../text.ts';
import type { Line } from './readList.ts';

export interface Stored {
  added: number;
  changed: number;
}

const CHUNK = 1000;

/**
 * Stores a list in the global catalogue, completely or not at all. Items with an existing slug are updated, except
 * brands that are only named by devices.
 */
export async function storeList(db: Db, place: FilePlace, lines: Line[]): Promise<Stored> {
  const pictureOf = drawer(place);
  const described = lines.filter(({ name }) => !name);
  const devices = lines.filter(({ name }) => name);
  const toBrand = (line: ItemLine) => toItem('brand', line, line.brand, pictureOf);
  return db.transaction(async (own) => {
    await upsert(own, globalBrands, await Promise.all(described.map(toBrand)));
    const before = await brandsByKey(own);
    const named = new Map(devices.map(({ brand }) => [slugOf(brand), plain(brand)]));
    const unknown = [...named].flatMap(([key, line]) => (before.has(key) ? [] : line));
    await upsert(own, globalBrands, await Promise.all(unknown.map(toBrand)));
    const brands = await brandsByKey(own);
    const products = devices.map(async (line) => ({
      ...(await toItem('product', line, line.name, pictureOf)),
      other_name: line.other_name,
      model_number: line.model_number,
      brand_id: brands.get(slugOf(line.brand)),
    }));
    return upsert(own, globalProducts, await Promise.all(products));
  });
}

type ItemLine = Pick<Line, 'brand' | 'name' | 'slug' | 'kind' | 'image' | 'date'>;

/** A brand of which only the name is known. */
const plain = (brand: string): ItemLine => ({
  brand,
  name: '',
  slug: slugOf(brand),
  kind: null,
  image: null,
  date: null,
});

async function brandsByKey(db: Db): Promise<Map<string, string>> {
  const rows = await db.select({ id: globalBrands.id, name: globalBrands.name }).from(globalBrands);
  return new Map(rows.map(({ id, name }) => [slugOf(name), id]));
}

async function toItem(type: string, line: ItemLine, name: string, pictureOf: Drawer) {
  const created_date = new Date(line.date ? `${line.date}T15:00Z` : Date.now());
  return {
    id: uuidOf(`global/${type}/${line.slug}`),
    name,
    slug: line.slug,
    img_src: line.image ?? (await pictureOf(line)),
    img_alt: name,
    created_date,
  };
}

type Drawer = (line: ItemLine) => Promise<string>;

/** Draws devices by kind, and a tile with the first letter for everything else; each image once. */
function drawer(place: FilePlace): Drawer {
  const files = createFiles(place);
  const drawn = new Map<string, Promise<string>>();
  return ({ brand, name, kind }) => {
    const tint = tints[brand] ?? 'slate';
    const drawing = name && kind ? drawDevice(kind, tint) : drawTile(brand, tint);
    const known = drawn.get(drawing) ?? files.save(new TextEncoder().encode(drawing));
    drawn.set(drawing, known);
    return known;
  };
}

const list = (names: string[]) =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );

/** Rows have identical keys; ids and creation dates of existing rows are kept. */
async function upsert(
  db: Db,
  table: typeof globalBrands | typeof globalProducts,
  rows: object[],
): Promise<Stored> {
  const stored = { added: 0, changed: 0 };
  const keys = Object.keys(rows[0] ?? {});
  const changing = keys.filter((key) => !['id', 'slug', 'created_date'].includes(key));
  const ofRow = (row: string) =>
    sql.join(
      changing.map((key) => sql`${sql.identifier(row)}.${sql.identifier(key)}`),
      sql`, `,
    );
  for (let start = 0; start < rows.length; start += CHUNK) {
    const chunk = JSON.stringify(rows.slice(start, start + CHUNK));
    const { rows: written } = (await db.execute(sql`
      insert into ${table} as stored (${list(keys)})
      select ${list(keys)} from json_populate_recordset(null::${table}, ${chunk}::json)
      on conflict (slug) do update set (${list(changing)}) = row(${ofRow('excluded')})
      where (${ofRow('stored')}) is distinct from (${ofRow('excluded')})
      returning xmax = 0 as is_new`)) as { rows: { is_new: boolean }[] };
    const added = written.filter(({ is_new }) => is_new).length;
    stored.added += added;
    stored.changed += written.length - added;
  }
  return stored;
}
