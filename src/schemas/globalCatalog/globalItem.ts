import { Type } from 'typebox';
import { right } from '../can.ts';
import { Id, Name, Nullable, NullableReference, Timestamp } from '../common.ts';

/** Maximum number of duplicates listed per item. */
export const MAX_DUPLICATES = 100;

/** Properties shared by global brands and products (contract 3 §3); read-only for stores. */
export const globalItem = {
  id: Id,
  name: { ...Name, readOnly: true },
  slug: { ...Name, readOnly: true },
  img_src: Nullable('string', { maxLength: 2000, readOnly: true }),
  img_alt: Type.String({ maxLength: 200, readOnly: true }),
  is_voided: Type.Boolean({ readOnly: true }),
  created_date: Timestamp,
  /** Names of the store's possible duplicates. */
  duplicates: Type.Array(Type.String(), { readOnly: true, maxItems: MAX_DUPLICATES }),
  /** The store's record that was imported from it or linked to it. */
  adopted: NullableReference,
  /** Hidden by the store. */
  is_hidden: Type.Boolean({ readOnly: true }),
};

export const globalSorts = { name: 'name_sort_order', created_date: 'created_date_sort_order' };

const seen = right('VIEW_GLOBAL_CATALOG', 'ADOPT_GLOBAL_CATALOG');

/** Contract 3 §6; `update` covers importing, hiding and restoring. */
export const globalAccess = { list: seen, one: seen, update: right('ADOPT_GLOBAL_CATALOG') };
