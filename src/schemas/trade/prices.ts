import { Type, type Static } from 'typebox';
import { Entity, Nullable } from '../common.ts';
import { NullableCents } from '../money.ts';
import { conditions } from './terms.ts';

export const MAX_CHANGES = 1000;
/** As many prices as a version has at most. */
export const MAX_PRICES = 40_000;

/** A price that changes: from what it was seen at to what it is then; null is none. */
export const PriceChange = Entity({
  product_id: Type.String({ format: 'uuid' }),
  storage: Type.String({ maxLength: 40 }),
  condition: Type.Enum([...conditions]),
  before: NullableCents(),
  after: NullableCents(),
});
export type PriceChange = Static<typeof PriceChange>;

export const PriceChanges = Entity({
  /** Changes of one id belong together, and are undone together; what is sent again is done once. */
  import_id: Type.String({ format: 'uuid' }),
  /** The sheet that they come from. */
  file_name: Nullable('string', { maxLength: 255 }),
  changes: Type.Array(PriceChange, { minItems: 1, maxItems: MAX_CHANGES }),
});
export type PriceChanges = Static<typeof PriceChanges>;

/** The places in the list of those that are another price by now, or are for a device that is none. */
export const PriceChangeResult = Type.Object({
  changed: Type.Integer(),
  stale: Type.Array(Type.Integer()),
  unknown: Type.Array(Type.Integer()),
});
export type PriceChangeResult = Static<typeof PriceChangeResult>;

/** The prices of a device at a storage, by condition. */
export const PriceRow = Type.Object({
  product_id: Type.String(),
  product: Type.String(),
  storage: Type.String(),
  amounts: Type.Record(Type.String(), Type.Integer()),
});
export type PriceRow = Static<typeof PriceRow>;

export const PriceImport = Type.Object({
  id: Type.String(),
  file_name: Nullable('string'),
  created_by_name: Type.String(),
  created_date: Type.String(),
  undo_until: Type.String(),
  undone_date: Nullable('string'),
  created: Type.Integer(),
  updated: Type.Integer(),
  removed: Type.Integer(),
});
export type PriceImport = Static<typeof PriceImport>;

/** What undoing did: prices as they were before, and those that others have changed since. */
export const PriceUndoResult = Type.Object({ restored: Type.Integer(), kept: Type.Integer() });
export type PriceUndoResult = Static<typeof PriceUndoResult>;
