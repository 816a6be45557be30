import { Type } from 'typebox';
import { member, right } from '../can.ts';
import { DisplayOrder, Id, Name, Slug, Timestamp, Voided } from '../common.ts';

/** Properties shared by brands, categories and products (contract 3 §3, §7). */
export const catalogItem = {
  id: Id,
  store_id: Id,
  name: Name,
  slug: Slug,
  img_alt: Type.String({ maxLength: 200, default: '' }),
  display_order: DisplayOrder,
  is_voided: Voided,
  created_date: Timestamp,
};

export const catalogSorts = {
  name: 'name_sort_order',
  display_order: 'display_sort_order',
  created_date: 'created_date_sort_order',
};

export const catalogAccess = {
  list: member,
  one: member,
  create: right('EDIT_CATALOG'),
  update: right('EDIT_CATALOG'),
};
