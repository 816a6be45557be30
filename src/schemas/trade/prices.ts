import { Type, type Static } from 'typebox';
import { Entity, Nullable } from '../common.ts';
import { NullableCents } from '../money.ts';
import { conditions } from './terms.ts';

export const MAX_CHANGES = 1000;
/** Maximum number of prices per version. */
export const MAX_PRICES = 40_000;

/** A price change from the price the user saw; null is none. */
export const PriceChange = Entity({
  product_id: Type.String({ format: 'uuid' }),
  storage: Type.String({ maxLength: 40 }),
  condition: Type.Enum([...conditions]),
  before: NullableCents(),
  after: NullableCents(),
});
export type PriceChange = Static<typeof PriceChange>;

export const PriceChanges = Entity({
  /** Groups changes that are undone together; also the idempotency key. */
  import_id: Type.String({ format: 'uuid' }),
  /** Name of the imported sheet. */
  file_name: Nullable('string', { maxLength: 255 }),
  changes: Type.Array(PriceChange, { minItems: 1, maxItems: MAX_CHANGES }),
});
export type PriceChanges = Static<typeof PriceChanges>;

/** Indexes of changes that were not applied: the price has changed since, or the product does not exist. */
export const PriceChangeResult = Type.Object({
  changed: Type.Integer(),
  stale: Type.Array(Type.Integer()),
  unknown: Type.Array(Type.Integer()),
});
export type PriceChangeResult = Static<typeof PriceChangeResult>;

/** Prices of a product and storage by condition. */
export const PriceRow = Type.Object({
  product_id: Type.String(),
  product: Type.String(),
  storage: Type.String(),
  amounts: Type.Record(Type.String(), Type.Integer()),
});
export type PriceRow = Static<typeof PriceRow>;
