import { Type, type Static } from 'typebox';
import { Entity, Nullable, NullableString } from '../common.ts';
import { itemKinds } from '../inventory/items.ts';
import { NullableCents } from '../money.ts';
import { taxClasses } from './taxRates.ts';

const sellableKinds = ['ITEM', 'REPAIR', 'ADDON'] as const;

/** Something an order line can sell, found by name, SKU, barcode or serial number (contract 3 §2.1). */
export const Sellable = Entity({
  kind: Type.Enum([...sellableKinds]),
  /** Id of the item, repair or add-on. */
  id: Type.String({ format: 'uuid' }),
  name: Type.String(),
  /** For items. */
  item_kind: NullableString({ enum: [...itemKinds, null] }),
  sku: NullableString(),
  barcode: NullableString(),
  /** For repairs: the device. */
  product_id: NullableString({ format: 'uuid' }),
  device: NullableString(),
  /** Cents per unit; null for a price on request. */
  price: NullableCents(),
  wholesale_price: NullableCents(),
  is_serialized: Type.Boolean(),
  /** Available quantity of an item at the location; null for what is not stocked. */
  free: Nullable('integer'),
  /** Shelf or bin at the location. */
  bin: NullableString(),
  /** Expected date of the next delivery to the location. */
  expected_date: NullableString({ format: 'date' }),
  tax_class: Type.Enum([...taxClasses]),
  warranty: Nullable('integer'),
  warranty_unit: NullableString(),
  /** The serial number that matched the search. */
  serial: NullableString(),
  /** The search text is exactly its SKU, barcode or one of its serial numbers. */
  is_code: Type.Boolean(),
});
export type Sellable = Static<typeof Sellable>;
