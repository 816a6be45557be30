import { Type, type Static } from 'typebox';
import { Entity, Nullable, NullableString } from '../common.ts';
import { itemKinds } from '../inventory/items.ts';
import { NullableCents } from '../money.ts';
import { taxClasses } from './taxRates.ts';

export const sellableKinds = ['ITEM', 'REPAIR', 'ADDON'] as const;

/** What a line of an order can be made of, found by name, SKU, barcode or serial number (contract 3 §2.1). */
export const Sellable = Entity({
  kind: Type.Enum([...sellableKinds]),
  /** Of the item, the repair or the add-on. */
  id: Type.String({ format: 'uuid' }),
  name: Type.String(),
  /** Of an item: a part, an accessory or a device. */
  item_kind: NullableString({ enum: [...itemKinds, null] }),
  sku: NullableString(),
  barcode: NullableString(),
  /** The device that a repair is for. */
  product_id: NullableString({ format: 'uuid' }),
  device: NullableString(),
  /** Cents of one; null where it is made on request. */
  price: NullableCents(),
  wholesale_price: NullableCents(),
  is_serialized: Type.Boolean(),
  /** How many of an item the location can give; null of what is not kept in stock. */
  free: Nullable('integer'),
  /** The shelf or bin where the location keeps it. */
  bin: NullableString(),
  /** The first day on which more of it is expected at the location. */
  expected_date: NullableString({ format: 'date' }),
  tax_class: Type.Enum([...taxClasses]),
  warranty: Nullable('integer'),
  warranty_unit: NullableString(),
  /** The one of an item whose serial number was searched. */
  serial: NullableString(),
  /** What was searched is exactly its SKU, its barcode or a serial number of it. */
  is_code: Type.Boolean(),
});
export type Sellable = Static<typeof Sellable>;
