import { Type, type Static } from 'typebox';
import { member, right } from './can.ts';
import { DisplayOrder, Entity, Id, Image, Name, ReferenceId, Slug, Timestamp, Voided } from './common.ts';
import { model } from './model.ts';

export const Brand = Entity({
  id: Id,
  store_id: Id,
  parent_id: ReferenceId('brands'),
  name: Name,
  slug: Slug,
  img_src: Image,
  img_alt: Type.String({ maxLength: 200, default: '' }),
  menu_order: Type.Number({ minimum: 0, default: 0 }),
  display_order: DisplayOrder,
  is_voided: Voided,
  created_date: Timestamp,
});
export type Brand = Static<typeof Brand>;

/** Specification 3 §2.6, §7. */
export const brands = model({
  name: 'brands',
  schema: Brand,
  service: 'product',
  label: 'name',
  endpoints: {
    list: 'GET /dc/store/:storeId/brands?include_voided=true',
    one: 'GET /dc/store/:storeId/brands/:id',
    create: 'POST /dc/store/:storeId/brands multipart',
    update: ['PUT /dc/store/:storeId/brands', 'PUT /dc/store/:storeId/brands/with_file multipart'],
  },
  filters: {
    name: 'contains',
    only_enabled: { kind: 'boolean', of: 'is_voided', negate: true },
    created_date: 'range',
  },
  sorts: {
    name: 'name_sort_order',
    display_order: 'display_sort_order',
    created_date: 'created_date_sort_order',
  },
  defaultSort: { field: 'name', order: 'ASC' },
  flags: ['DASHBOARD_CATALOG'],
  access: { list: member, one: member, create: right('EDIT_CATALOG'), update: right('EDIT_CATALOG') },
});
