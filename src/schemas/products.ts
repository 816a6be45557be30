import { Type, type Static } from 'typebox';
import { member, right } from './can.ts';
import {
  DisplayOrder,
  Entity,
  Id,
  Image,
  Links,
  Name,
  NullableString,
  Reference,
  ReferenceId,
  Slug,
  Timestamp,
  Voided,
} from './common.ts';
import { model } from './model.ts';

export const Product = Entity({
  id: Id,
  store_id: Id,
  name: Name,
  other_name: NullableString({ maxLength: 200 }),
  slug: Slug,
  brand_id: ReferenceId('brands'),
  brand: Type.Unsafe<Static<typeof Reference> | null>({
    ...Reference,
    type: ['object', 'null'],
    readOnly: true,
  }),
  categories: Links('categories'),
  model_number: NullableString({ maxLength: 200 }),
  sku: NullableString({ maxLength: 100 }),
  status: Type.Enum(['PUBLISHED', 'DRAFT', 'PRIVATE', 'PENDING'], { default: 'PUBLISHED' }),
  short_description: NullableString({ maxLength: 1000, multiline: true }),
  description: NullableString({ maxLength: 20_000, multiline: true }),
  tax_class: NullableString({ maxLength: 100 }),
  shipping_required: Type.Boolean({ default: true }),
  img_src: Image,
  img_alt: Type.String({ maxLength: 200, default: '' }),
  display_order: DisplayOrder,
  is_voided: Voided,
  created_date: Timestamp,
});
export type Product = Static<typeof Product>;

/** Specification 3 §2.4, §7. */
export const products = model({
  name: 'products',
  schema: Product,
  service: 'product',
  label: 'name',
  endpoints: {
    list: 'GET /dc/store/:storeId/products?include_children=true&include_voided=true',
    one: 'GET /dc/store/:storeId/products/:id?include_children=true',
    create: 'POST /dc/store/:storeId/products multipart',
    update: 'PUT /dc/store/:storeId/products multipart',
  },
  filters: {
    name: 'contains',
    brand_id: 'equals',
    category_id: { kind: 'equals', of: 'categories' },
    created_date: 'range',
  },
  sorts: {
    name: 'name_sort_order',
    display_order: 'display_sort_order',
    created_date: 'created_date_sort_order',
  },
  defaultSort: { field: 'name', order: 'ASC' },
  links: { categories: { model: 'categories', unlink: 'DELETE /dc/store/:storeId/product/:id/categories' } },
  flags: ['DASHBOARD_CATALOG'],
  access: { list: member, one: member, create: right('EDIT_CATALOG'), update: right('EDIT_CATALOG') },
});
