import { Type, type Static } from 'typebox';
import { Nullable } from '../common.ts';

/** Where something stands in the storefront. */
export const StorefrontPlace = Type.Object({
  document: Type.Enum(['storeConfig', 'locationConfig', 'template']),
  /** Of the page of a location. */
  location_id: Nullable('integer'),
  /** Of a static page: its address, /type/slug. */
  page: Nullable('string'),
  /** JSON Pointer in that document. */
  pointer: Type.String(),
});
export type StorefrontPlace = Static<typeof StorefrontPlace>;
