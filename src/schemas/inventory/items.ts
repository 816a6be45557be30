import { Type, type Static } from 'typebox';
import {
  ComputedInteger,
  Entity,
  Id,
  Name,
  Nullable,
  NullableString,
  NullableReference,
  ReferenceId,
  Timestamp,
  Voided,
} from '../common.ts';
import { model, type Rule } from '../model.ts';
import { Currency, NullableCents } from '../money.ts';
import { inventoryAccess, seesCosts } from './access.ts';
import { nonBlankLine } from '../textPatterns.ts';

export const itemKinds = ['ACCESSORY', 'DEVICE', 'PART'] as const;
export type ItemKind = (typeof itemKinds)[number];

const Code = () => NullableString({ ...nonBlankLine, maxLength: 100, uniqueFolded: true });

/** A stock item, tracked by quantity or by serial number (contract 3 §2.2). */
export const Item = Entity({
  id: Id,
  store_id: Id,
  name: Name,
  kind: Type.Enum([...itemKinds], { default: 'PART' }),
  sku: Code(),
  barcode: Code(),
  is_serialized: Type.Boolean({ default: false }),
  /** The product that the item is, or is a part of. */
  product_id: ReferenceId('products'),
  product: NullableReference,
  /** The default supplier. */
  supplier_id: ReferenceId('suppliers'),
  supplier: NullableReference,
  /** Unit cost and retail price. */
  cost: NullableCents(),
  price: NullableCents(),
  /** Price for wholesale orders. */
  wholesale_price: NullableCents(),
  currency: Currency,
  /** Reorder point: available stock at or below it is low. Locations can override it. */
  low_stock: Nullable('integer', { minimum: 0, maximum: 1_000_000, default: null }),
  /** Totals of all locations that the reader may see. */
  on_hand: ComputedInteger(),
  reserved: ComputedInteger(),
  available: ComputedInteger(),
  /** Quantity in transit or on order, and the first expected date. */
  incoming: ComputedInteger(),
  expected_date: NullableString({ format: 'date', readOnly: true, elsewhere: true }),
  is_voided: Voided,
  created_date: Timestamp,
});
export type Item = Static<typeof Item>;

/** Requires a SKU or a barcode. */
const hasCode: Rule<Item> = {
  fields: ['sku', 'barcode'],
  check: ({ sku, barcode }) =>
    sku || barcode ? [] : ['/sku', '/barcode'].map((path) => ({ path, code: 'sku_or_barcode' })),
};

export const items = model({
  name: 'items',
  schema: Item,
  service: 'product',
  label: 'name',
  filters: {
    /** Matches name, SKU and barcode. */
    search: { kind: 'contains', of: 'name' },
    name: 'contains',
    sku: 'contains',
    barcode: 'contains',
    kind: 'equals',
    supplier_id: 'equals',
    product_id: 'equals',
    only_enabled: { kind: 'boolean', of: 'is_voided', negate: true },
  },
  sorts: { name: 'name', kind: 'kind', sku: 'sku', created_date: 'created_date' },
  defaultSort: { field: 'name', order: 'ASC' },
  bulk: ['kind', 'is_voided'],
  find: ['name', 'sku', 'barcode', 'product_id'],
  codes: ['sku', 'barcode'],
  details: ['sku', 'barcode', 'kind'],
  access: inventoryAccess,
  fieldAccess: { cost: { read: seesCosts } },
  rules: [hasCode],
});
