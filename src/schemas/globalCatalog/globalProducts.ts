import type { Static } from 'typebox';
import { Entity, Nullable, NullableReference } from '../common.ts';
import { model } from '../model.ts';
import { globalAccess, globalItem, globalSorts } from './globalItem.ts';

const Text = Nullable('string', { maxLength: 200, readOnly: true });

export const GlobalProduct = Entity({
  ...globalItem,
  other_name: Text,
  brand_id: Nullable('string', { format: 'uuid', reference: 'globalBrands', readOnly: true }),
  brand: NullableReference,
  /** One or several, separated by commas. */
  model_number: Text,
});
export type GlobalProduct = Static<typeof GlobalProduct>;

/** Devices that every store can import (contract 3 §2.7, §7). */
export const globalProducts = model({
  name: 'globalProducts',
  schema: GlobalProduct,
  service: 'catalog',
  live: true,
  label: 'name',
  bespoke: true,
  endpoints: {
    list: 'GET /dc/store/:storeId/global_catalog/products?include_children=true',
    one: 'GET /dc/store/:storeId/global_catalog/products/:id',
  },
  filters: {
    brand_id: 'equals',
    name: 'contains',
    created_date: 'range',
    include_rejected_catalog_products: { kind: 'boolean', of: 'is_hidden' },
  },
  sorts: globalSorts,
  defaultSort: { field: 'name', order: 'ASC' },
  access: globalAccess,
});
