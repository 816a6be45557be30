import { Type, type Static } from 'typebox';
import { Entity, Nullable } from '../common.ts';
import { model } from '../model.ts';
import { SearchText } from '../search.ts';
import { globalAccess, globalItem, globalSorts } from './globalItem.ts';

export const GlobalBrand = Entity({
  ...globalItem,
  parent_id: Nullable('string', { format: 'uuid', readOnly: true, names: 'globalBrands' }),
  display_order: Type.Number({ readOnly: true }),
});
export type GlobalBrand = Static<typeof GlobalBrand>;

/** Brands that every store can import (contract 3 §2.8, §7). */
export const globalBrands = model({
  name: 'globalBrands',
  schema: GlobalBrand,
  service: 'catalog',
  live: true,
  label: 'name',
  bespoke: true,
  endpoints: {
    list: 'GET /dc/store/:storeId/global_catalog/brands',
    one: 'GET /dc/store/:storeId/global_catalog/brands/:id',
    search: 'POST /dc/global_catalog/brands',
  },
  filters: {
    name: 'contains',
    created_date: 'range',
    include_rejected_catalog_brands: { kind: 'boolean', of: 'is_hidden' },
  },
  sorts: globalSorts,
  defaultSort: { field: 'name', order: 'ASC' },
  access: globalAccess,
});

/** Maximum number of search results (contract 3 §9). */
export const MAX_BRANDS = 10_000;

/** Body of the brand search. */
export const BrandSearch = Type.Object(
  {
    name: Type.Optional(SearchText()),
    name_sort_order: Type.Optional(Type.Enum(['asc', 'desc'])),
    page: Type.Optional(Type.Integer({ minimum: 1 })),
    per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_BRANDS })),
  },
  { additionalProperties: false },
);

/** A brand in the search results. */
export const BrandSearchResult = Type.Pick(GlobalBrand, ['id', 'name', 'slug', 'img_src', 'img_alt']);
