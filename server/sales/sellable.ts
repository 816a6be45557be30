import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { addons as addonModel } from '../../src/schemas/catalog/addons.ts';
import { matchesCode, normalizeSerial } from '../../src/schemas/inventory/codes.ts';
import { repairs as repairModel } from '../../src/schemas/repairs/repairs.ts';
import { toCents } from '../../src/schemas/money.ts';
import type { Sellable } from '../../src/schemas/sales/sellable.ts';
import { parseTaxClass } from '../../src/schemas/sales/taxRates.ts';
import { addons, products } from '../catalog/index.ts';
import { isFound } from '../core/records/isFound.ts';
import type { Scope } from '../core/scope.ts';
import { sortKey } from '../core/tables/folded.ts';
import { hasCode, incomingOf, items, namesItem, serials, stock, sumOfComing } from '../inventory/index.ts';
import { repairs } from '../repairs/index.ts';

/** Maximum number of results of each kind. */
const MOST = 10;

const none = {
  item_kind: null,
  sku: null,
  barcode: null,
  product_id: null,
  device: null,
  wholesale_price: null,
  is_serialized: false,
  free: null,
  bin: null,
  expected_date: null,
  warranty: null,
  warranty_unit: null,
  tax_class: 'STANDARD' as const,
  serial: null,
  is_code: false,
};

/**
 * Searches what a location can sell by name, SKU, barcode or a serial in stock: repairs by service and device, then the
 * parts that they use, items with their available quantity, add-ons. Exact code matches come first.
 */
export async function findSellable(
  scope: Scope,
  search: string,
  locationId: number | undefined,
): Promise<Sellable[]> {
  const found = await Promise.all([
    repairsFor(scope, search),
    itemsFor(scope, search, locationId),
    addonsFor(scope, search),
  ]);
  return found.flat().toSorted((a, b) => Number(b.is_code) - Number(a.is_code));
}

async function itemsFor(scope: Scope, search: string, locationId = 0): Promise<Sellable[]> {
  const serial = normalizeSerial(search);
  const isHere = and(eq(serials.state, 'IN_STOCK'), eq(serials.location_id, locationId));
  const [ofSerial] = await scope.select(
    serials,
    { item_id: serials.item_id },
    { where: and(eq(serials.serial, serial), isHere) },
  );
  const isMeant = or(hasCode(items, search), ofSerial && eq(items.id, ofSerial.item_id))!;
  const { id, name, sku, barcode, product_id, price, wholesale_price, is_serialized } = items;
  const rows = await scope.select(
    items,
    {
      id,
      name,
      sku,
      barcode,
      product_id,
      price,
      wholesale_price,
      is_serialized,
      item_kind: items.kind,
      bin: stock.bin,
      free: sql<number>`coalesce(${stock.on_hand} - ${stock.reserved}, 0)`,
    },
    {
      join: {
        table: stock,
        on: and(eq(stock.item_id, id), eq(stock.location_id, locationId))!,
        isOptional: true,
      },
      where: and(eq(items.is_voided, false), or(namesItem(scope, items.id, items, search), isMeant)),
      orderBy: [desc(sql`coalesce(${isMeant}, false)`), asc(sortKey(name)), asc(id)],
      limit: MOST,
    },
  );
  const coming = await incomingOf(
    scope,
    rows.map((row) => row.id),
  );
  const classes = await productClasses(
    scope,
    rows.map((row) => row.product_id),
  );
  return rows.map((row) => {
    const own = coming.filter((line) => line.item_id === row.id && line.location_id === locationId);
    const isSerial = row.id === ofSerial?.item_id;
    return {
      ...none,
      ...row,
      kind: 'ITEM',
      expected_date: sumOfComing(own).expected_date,
      tax_class: parseTaxClass(classes.get(row.product_id)),
      serial: isSerial ? serial : null,
      is_code: isSerial || matchesCode(row, search),
    };
  });
}

/** Returns the tax classes of products. */
async function productClasses(scope: Scope, ids: (string | null)[]) {
  const known = ids.filter((one) => one !== null);
  const { id, tax_class } = products;
  const rows =
    known.length > 0 ? await scope.select(products, { id, tax_class }, { where: inArray(id, known) }) : [];
  return new Map<string | null, string | null>(rows.map((row) => [row.id, row.tax_class]));
}

async function repairsFor(scope: Scope, search: string): Promise<Sellable[]> {
  const { id, title, cost, warranty, warranty_unit, product_id, is_active, is_voided, tax_class } = repairs;
  const rows = await scope.select(
    repairs,
    { id, name: title, cost, warranty, warranty_unit, tax_class, product_id, device: products.name },
    {
      join: { table: products, on: eq(products.id, product_id) },
      where: and(eq(is_active, true), eq(is_voided, false), isFound(scope, repairModel, search)),
      orderBy: [asc(sortKey(products.name)), asc(sortKey(title)), asc(id)],
      limit: MOST,
    },
  );
  return rows.map(({ cost: amount, ...row }) => ({
    ...none,
    ...row,
    kind: 'REPAIR',
    tax_class: row.tax_class ?? 'STANDARD',
    price: amount === null ? null : toCents(amount),
  }));
}

async function addonsFor(scope: Scope, search: string): Promise<Sellable[]> {
  const { id, name, price, warranty, warranty_unit, is_enabled, tax_class } = addons;
  const rows = await scope.select(
    addons,
    { id, name, price, warranty, warranty_unit, tax_class },
    {
      where: and(eq(is_enabled, true), isFound(scope, addonModel, search)),
      orderBy: [asc(sortKey(name)), asc(id)],
      limit: MOST,
    },
  );
  return rows.map((row) => ({
    ...none,
    ...row,
    kind: 'ADDON',
    tax_class: row.tax_class ?? 'STANDARD',
    price: toCents(row.price),
  }));
}
