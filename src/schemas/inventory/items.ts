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

/** What is kept in stock, by number or each by its serial number (contract 3 §2.2). */
export const Item = Entity({
  id: Id,
  store_id: Id,
  name: Name,
  kind: Type.Enum([...itemKinds], { default: 'PART' }),
  sku: Code(),
  barcode: Code(),
  is_serialized: Type.Boolean({ default: false }),
  /** The product of the catalogue that it is, or is for. */
  product_id: ReferenceId('products'),
  product: NullableReference,
  /** From whom it is ordered. */
  supplier_id: ReferenceId('suppliers'),
  supplier: NullableReference,
  /** What one costs the store, and what it is sold for. */
  cost: NullableCents(),
  price: NullableCents(),
  /** For orders at wholesale prices. */
  wholesale_price: NullableCents(),
  currency: Currency,
  /** A location that has so many or fewer to give is low, unless it says otherwise itself. */
  low_stock: Nullable('integer', { minimum: 0, maximum: 1_000_000, default: null }),
  /** At all locations that the reader may see. */
  on_hand: ComputedInteger(),
  reserved: ComputedInteger(),
  available: ComputedInteger(),
  /** What is on its way there or ordered for there, and the first day on which some of it is expected. */
  incoming: ComputedInteger(),
  expected_date: NullableString({ format: 'date', readOnly: true, elsewhere: true }),
  is_voided: Voided,
  created_date: Timestamp,
});
export type Item = Static<typeof Item>;

/** It is found by a code. */
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
    /** By name, SKU or barcode. */
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
  access: inventoryAccess,
  fieldAccess: { cost: { read: seesCosts } },
  rules: [hasCode],
});
