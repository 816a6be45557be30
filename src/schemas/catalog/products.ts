import { Type, type Static } from 'typebox';
import { catalogAccess, catalogItem, catalogSorts } from './catalogItem.ts';
import { Entity, Image, Links, NullableString, NullableReference, ReferenceId } from '../common.ts';
import { model } from '../model.ts';
import { isSlug } from '../slug.ts';
import { singleLine } from '../textPatterns.ts';
import { MAX_MODEL_NUMBERS } from './modelNumbers.ts';

export const Product = Entity({
  ...catalogItem,
  other_name: NullableString({ ...singleLine, maxLength: 200 }),
  brand_id: ReferenceId('brands'),
  brand: NullableReference,
  categories: Links('categories'),
  model_number: NullableString({ maxLength: MAX_MODEL_NUMBERS }),
  sku: NullableString({ maxLength: 100 }),
  status: Type.Enum(['PUBLISHED', 'DRAFT', 'PRIVATE', 'PENDING'], { default: 'PUBLISHED' }),
  short_description: NullableString({ maxLength: 1000, multiline: true }),
  description: NullableString({ maxLength: 20_000, multiline: true }),
  /** A tax class of orders in any spelling; everything else is STANDARD. */
  tax_class: NullableString({ maxLength: 100, examples: ['STANDARD', 'ZERO_RATED'] }),
  shipping_required: Type.Boolean({ default: true }),
  img_src: Image,
});
export type Product = Static<typeof Product>;

/** Contract 3 §2.4, §7. */
export const products = model({
  name: 'products',
  schema: Product,
  service: 'product',
  live: true,
  label: 'name',
  endpoints: {
    list: 'GET /dc/store/:storeId/products?include_children=true&include_voided=true',
    one: 'GET /dc/store/:storeId/products/:id?include_children=true',
    create: 'POST /dc/store/:storeId/products multipart',
    update: 'PUT /dc/store/:storeId/products multipart',
    batch: 'PUT /dc/store/:storeId/products/batch',
  },
  filters: {
    name: 'contains',
    sku: 'contains',
    model_number: 'contains',
    brand_id: 'equals',
    category_id: { kind: 'equals', of: 'categories' },
    status: 'equals',
    only_enabled: { kind: 'boolean', of: 'is_voided', negate: true },
    created_date: 'range',
  },
  sorts: catalogSorts,
  defaultSort: { field: 'name', order: 'ASC' },
  links: { categories: { model: 'categories', unlink: 'DELETE /dc/store/:storeId/product/:id/categories' } },
  image: 'img_src',
  bulk: ['status', 'display_order', 'is_voided'],
  find: ['name', 'other_name', 'model_number', 'sku', 'brand_id'],
  codes: ['model_number', 'sku'],
  details: ['brand', 'model_number', 'status'],
  access: catalogAccess,
  rules: [isSlug],
});
