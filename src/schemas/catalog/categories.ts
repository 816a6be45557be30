import { Type, type Static } from 'typebox';
import { right } from '../can.ts';
import { catalogAccess, catalogItem, catalogSorts } from './catalogItem.ts';
import { Entity, Links, NullableString } from '../common.ts';
import { model } from '../model.ts';
import { isSlug } from '../slug.ts';

export const Category = Entity({
  ...catalogItem,
  img_src: NullableString({ maxLength: 2000, format: 'uri-reference' }),
  products: Links('products'),
  products_count: Type.Integer({ readOnly: true }),
  menu_order: Type.Number({ minimum: 0, default: 0 }),
});
export type Category = Static<typeof Category>;

/** Contract 3 §2.3, §7. */
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
    batch: 'PUT /dc/store/:storeId/categories/batch',
    delete: 'DELETE /dc/store/:storeId/categories',
  },
  filters: {
    name: 'contains',
    only_enabled: { kind: 'boolean', of: 'is_voided', negate: true },
    has_products: { kind: 'boolean', of: 'products' },
    created_date: 'range',
  },
  sorts: catalogSorts,
  defaultSort: { field: 'name', order: 'ASC' },
  links: { products: { model: 'products', unlink: 'DELETE /dc/store/:storeId/categories/:id' } },
  image: 'img_src',
  bulk: ['display_order', 'is_voided'],
  find: ['name'],
  access: { ...catalogAccess, delete: right('EDIT_CATALOG') },
  rules: [isSlug],
});
