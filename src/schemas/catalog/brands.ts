import { Type, type Static } from 'typebox';
import { catalogAccess, catalogItem, catalogSorts } from './catalogItem.ts';
import { Entity, Image, ReferenceId } from '../common.ts';
import { model } from '../model.ts';
import { isSlug } from '../slug.ts';

export const Brand = Entity({
  ...catalogItem,
  parent_id: ReferenceId('brands'),
  img_src: Image,
  menu_order: Type.Number({ minimum: 0, default: 0 }),
});
export type Brand = Static<typeof Brand>;

/** Contract 3 §2.6, §7. */
export const brands = model({
  name: 'brands',
  schema: Brand,
  service: 'product',
  live: true,
  label: 'name',
  endpoints: {
    list: 'GET /dc/store/:storeId/brands?include_voided=true',
    one: 'GET /dc/store/:storeId/brands/:id',
    create: 'POST /dc/store/:storeId/brands multipart',
    update: ['PUT /dc/store/:storeId/brands', 'PUT /dc/store/:storeId/brands/with_file multipart'],
    batch: 'PUT /dc/store/:storeId/brands/batch',
  },
  filters: {
    name: 'contains',
    only_enabled: { kind: 'boolean', of: 'is_voided', negate: true },
    created_date: 'range',
  },
  sorts: catalogSorts,
  defaultSort: { field: 'name', order: 'ASC' },
  image: 'img_src',
  bulk: ['display_order', 'is_voided'],
  find: ['name'],
  access: catalogAccess,
  rules: [isSlug],
});
