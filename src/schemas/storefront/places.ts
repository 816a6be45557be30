import { Type, type Static } from 'typebox';
import { Nullable } from '../common.ts';

/** A position in the storefront's documents. */
export const StorefrontPlace = Type.Object({
  document: Type.Enum(['storeConfig', 'locationConfig', 'template']),
  /** For location pages. */
  location_id: Nullable('integer'),
  /** For static pages: /type/slug. */
  page: Nullable('string'),
  /** JSON Pointer in the document. */
  pointer: Type.String(),
});
export type StorefrontPlace = Static<typeof StorefrontPlace>;
