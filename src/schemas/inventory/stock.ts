import { Type, type Static } from 'typebox';
import { Entity, Id, Nullable, NullableString, NullableReference, Timestamp } from '../common.ts';
import { model } from '../model.ts';
import { currencies } from '../money.ts';
import { locationAccess, seesCosts } from './access.ts';
import { itemKinds } from './items.ts';

const Day = NullableString({ format: 'date', readOnly: true });
const Count = Type.Integer({ readOnly: true });
const Code = NullableString({ readOnly: true });
const Money = Nullable('integer', { cents: true, readOnly: true, default: null });

/** Stock level of an item at a location; only `low_stock` and `bin` are writable (contract 3 §2.2). */
export const Stock = Entity({
  id: Id,
  store_id: Id,
  item_id: Type.String({ format: 'uuid', reference: 'items', readOnly: true }),
  item: NullableReference,
  /** Current properties of the item. */
  name: Type.String({ readOnly: true }),
  kind: Type.Enum([...itemKinds], { readOnly: true }),
  sku: Code,
  barcode: Code,
  is_serialized: Type.Boolean({ readOnly: true }),
  supplier_id: NullableString({ format: 'uuid', reference: 'suppliers', readOnly: true }),
  supplier: NullableReference,
  location_id: Type.Integer({ reference: 'locations', readOnly: true }),
  on_hand: Count,
  reserved: Count,
  /** On hand less reserved. */
  available: Count,
  /** In transit to the location, or on order for it. */
  incoming: Count,
  /** First expected date of incoming stock. */
  expected_date: Day,
  /** The location's own reorder point; `low_mark` is the effective one. */
  low_stock: Nullable('integer', { minimum: 0, maximum: 1_000_000, default: null }),
  /** Shelf or bin at the location. */
  bin: NullableString({ maxLength: 50 }),
  low_mark: Nullable('integer', { readOnly: true, default: null }),
  is_low: Type.Boolean({ readOnly: true }),
  /** Unit cost, and value of the quantity on hand. */
  cost: Money,
  value: Money,
  currency: Type.Enum([...currencies], { readOnly: true }),
  /** The item is inactive. */
  is_voided: Type.Boolean({ readOnly: true }),
  created_date: Timestamp,
});
export type Stock = Static<typeof Stock>;

const { list, one, update } = locationAccess;

export const stock = model({
  name: 'stock',
  schema: Stock,
  service: 'product',
  live: true,
  label: 'name',
  filters: {
    /** Matches name, SKU and barcode. */
    search: { kind: 'contains', of: 'name' },
    bin: 'contains',
    item_id: 'equals',
    location_id: 'equals',
    kind: 'equals',
    supplier_id: 'equals',
    is_low: 'boolean',
    in_stock: { kind: 'boolean', of: 'on_hand' },
    only_enabled: { kind: 'boolean', of: 'is_voided', negate: true },
  },
  sorts: {
    name: 'name',
    sku: 'sku',
    bin: 'bin',
    location_id: 'location_id',
    on_hand: 'on_hand',
    available: 'available',
    value: 'value',
  },
  defaultSort: { field: 'name', order: 'ASC' },
  access: { list, one, update },
  fieldAccess: { cost: { read: seesCosts }, value: { read: seesCosts } },
});
