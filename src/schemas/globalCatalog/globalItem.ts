import { Type } from 'typebox';
import { right } from '../can.ts';
import { Id, Name, Nullable, NullableReference, Timestamp } from '../common.ts';

/** As many duplicates of an item are named. */
export const MAX_DUPLICATES = 100;

/** What global brands and products have in common (contract 3 §3); stores only read them. */
export const globalItem = {
  id: Id,
  name: { ...Name, readOnly: true },
  slug: { ...Name, readOnly: true },
  img_src: Nullable('string', { maxLength: 2000, readOnly: true }),
  img_alt: Type.String({ maxLength: 200, readOnly: true }),
  is_voided: Type.Boolean({ readOnly: true }),
  created_date: Timestamp,
  /** Names of the store's records that may be the same. */
  duplicates: Type.Array(Type.String(), { readOnly: true, maxItems: MAX_DUPLICATES }),
  /** The store's record that was made of it, or that it was found to be. */
  adopted: NullableReference,
  /** The store does not want to see it. */
  is_hidden: Type.Boolean({ readOnly: true }),
};

export const globalSorts = { name: 'name_sort_order', created_date: 'created_date_sort_order' };

const seen = right('VIEW_GLOBAL_CATALOG', 'ADOPT_GLOBAL_CATALOG');

/** Contract 3 §6; `update` is to import, to hide and to show again. */
export const globalAccess = { list: seen, one: seen, update: right('ADOPT_GLOBAL_CATALOG') };
