import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { DuplicateChoice, ImportCounts } from '../../src/schemas/globalCatalog/import.ts';
import { brands } from '../catalog/index.ts';
import { recordHistory } from '../core/history/note.ts';
import type { Scope } from '../core/scope.ts';
import { noCounts, planner } from './planImport.ts';
import { itemKinds, type ItemKind } from './items.ts';
import { findItems, type Found } from './matches.ts';
import { globalProducts } from './tables.ts';

interface ItemsToImport {
  ids: string[];
  choice: DuplicateChoice;
  /** The staff member who imports. */
  by: string;
}

interface Imported {
  counts: ImportCounts;
  /** The store's record of each item, by the item's id. */
  records: Map<string, string>;
}

/** Imports items into the store. Must run in a transaction that holds the store's import lock: one import at a time. */
export async function importItems(scope: Scope, kind: ItemKind, order: ItemsToImport): Promise<Imported> {
  return importFound(scope, kind, order, await findItems(scope, kind, order.ids));
}

async function importFound(
  scope: Scope,
  kind: ItemKind,
  { ids, choice, by }: ItemsToImport,
  found: Map<string, Found>,
): Promise<Imported> {
  const plan = planner(choice);
  const counts = noCounts();
  const records = new Map<string, string>();
  const links: Record<string, string> = {};
  const wanted: string[] = [];
  const twins: [string, string][] = [];
  for (const id of ids) {
    const item = found.get(id);
    const planned = item && plan(id, item);
    if (planned?.record) records.set(id, planned.record);
    if (planned?.link) links[planned.link] = id;
    if (planned?.twin) twins.push([id, planned.twin]);
    if (planned?.counts === 'created') wanted.push(id);
    else counts[planned?.counts ?? 'missing'] += 1;
  }
  await link(scope, kind, links);
  const made = await createAll(scope, kind, wanted, by);
  counts.created = made.created;
  counts.existing += wanted.length - made.created;
  await scope.delete(kind.hidden, inArray(kind.hidden.item_id, ids), kind.hidden.item_id);
  for (const [id, record] of made.records) records.set(id, record);
  for (const [id, twin] of twins) {
    const record = records.get(twin);
    if (record) records.set(id, record);
  }
  return { counts, records };
}

/** Sets `global_id` of the store's records, given item ids by record id. */
async function link(scope: Scope, { own }: ItemKind, links: Record<string, string>): Promise<void> {
  const ids = Object.keys(links);
  if (ids.length === 0) return;
  const global_id = sql`(${JSON.stringify(links)}::jsonb ->> ${own.id}::text)::uuid`;
  await scope.update(own, { global_id }, and(inArray(own.id, ids), isNull(own.global_id))!);
}

/** Creates records of items. If a record with the same slug is created concurrently, that one is used. */
async function createAll(scope: Scope, kind: ItemKind, ids: string[], by: string) {
  if (ids.length === 0) return { created: 0, records: [] };
  const { own, ownModel, items } = kind;
  const { id, name, slug, img_src, img_alt } = items;
  const values = {
    global_id: id,
    name,
    slug,
    img_src,
    img_alt,
    created_by: sql`${by}`,
    modified_by: sql`${by}`,
  };
  const made = await scope.copy(own, {
    from: items,
    where: inArray(id, ids),
    values: kind.type === 'BRAND' ? values : { ...values, ...(await ofProducts(scope, ids, by)) },
    returned: ['id', 'global_id'],
  });
  const changes = made.map((row) => ({ model: ownModel, id: row.id, action: 'created' as const }));
  await recordHistory(scope, { staff_id: by }, changes, 'import');
  const records = new Map(made.map((row) => [String(row.global_id), row.id]));
  const others = ids.filter((one) => !records.has(one));
  return { created: made.length, records: [...records, ...(await recordsBySlug(scope, kind, others))] };
}

async function recordsBySlug(
  scope: Scope,
  { own, items }: ItemKind,
  ids: string[],
): Promise<[string, string][]> {
  if (ids.length === 0) return [];
  const fields = { id: items.id, record: own.id };
  const join = { table: own, on: eq(own.slug, items.slug) };
  const rows = await scope.select(items, fields, { join, where: inArray(items.id, ids) });
  return rows.map(({ id, record }) => [id, record]);
}

/** Columns that only products have. Brands that the store does not have are imported too. */
async function ofProducts(scope: Scope, ids: string[], by: string) {
  const { id, brand_id, other_name, model_number } = globalProducts;
  const rows = await scope.select(
    globalProducts,
    { brand_id },
    { where: inArray(id, ids), groupBy: brand_id },
  );
  const brandOf = await importBrands(
    scope,
    rows.flatMap((row) => row.brand_id ?? []),
    by,
  );
  const byId = JSON.stringify(Object.fromEntries(brandOf));
  return { other_name, model_number, brand_id: sql`(${byId}::jsonb ->> ${brand_id}::text)::uuid` };
}

/**
 * Returns the store's brands of these items: those with the same id or slug, otherwise with exactly the same name,
 * otherwise new ones.
 */
async function importBrands(scope: Scope, ids: string[], by: string): Promise<Map<string, string>> {
  const known = await scope.select(
    brands,
    { id: brands.id, item: brands.global_id },
    { where: inArray(brands.global_id, ids) },
  );
  const records = new Map(known.map(({ id, item }) => [String(item), id]));
  const others = ids.filter((id) => !records.has(id));
  if (others.length === 0) return records;
  const found = await findItems(scope, itemKinds.BRAND, others);
  const sure = [...found].map(([id, item]) => {
    const possible = item.possible.filter(({ is_namesake }) => is_namesake);
    return [id, { ...item, possible }] as const;
  });
  const order = { ids: others, choice: 'LINK', by } as const;
  const imported = await importFound(scope, itemKinds.BRAND, order, new Map(sure));
  return new Map([...records, ...imported.records]);
}
