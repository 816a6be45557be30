import { Type, type Static } from 'typebox';
import { member, right } from './can.ts';
import { DisplayOrder, Entity, Id, Links, Name, NullableString, Slug, Timestamp, Voided } from './common.ts';
import { model } from './model.ts';

export const Category = Entity({
  id: Id,
  store_id: Id,
  name: Name,
  slug: Slug,
  img_src: NullableString({ maxLength: 2000, format: 'uri-reference' }),
  img_alt: Type.String({ maxLength: 200, default: '' }),
  products: Links('products'),
  products_count: Type.Integer({ readOnly: true }),
  display_order: DisplayOrder,
  menu_order: Type.Number({ minimum: 0, default: 0 }),
  is_voided: Voided,
  created_date: Timestamp,
});
export type Category = Static<typeof Category>;

/** Specification 3 §2.3, §7. */
export const categories = model({
  name: 'categories',
  schema: Category,
  service: 'product',
  label: 'name',
  endpoints: {
    list: 'GET /dc/store/:storeId/categories?include_children=false',
    one: 'GET /dc/store/:storeId/categories/:id',
    create: 'POST /dc/store/:storeId/categories multipart',
    update: 'PUT /dc/store/:storeId/categories multipart',
    delete: 'DELETE /dc/store/:storeId/categories',
  },
  filters: {
    name: 'contains',
    has_products: { kind: 'boolean', of: 'products' },
    created_date: 'range',
  },
  sorts: {
    name: 'name_sort_order',
    display_order: 'display_sort_order',
    created_date: 'created_date_sort_order',
  },
  defaultSort: { field: 'name', order: 'ASC' },
  links: { products: { model: 'products', unlink: 'DELETE /dc/store/:storeId/categories/:id' } },
  flags: ['DASHBOARD_CATALOG', 'DASHBOARD_CATALOG_CATEGORIES'],
  access: {
    list: member,
    one: member,
    create: right('EDIT_CATALOG'),
    update: right('EDIT_CATALOG'),
    delete: right('EDIT_CATALOG'),
  },
});
