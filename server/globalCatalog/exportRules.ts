import { own, type ExportRule } from '../core/domain.ts';

/** Products of the global catalogue that a store has imported or hidden. */
export const globalProductsOf: ExportRule = (store) => `id in (
  select global_id from products where ${own(store)} union select item_id from hidden_global_products where ${own(store)})`;

/** Brands of the global catalogue including their parents. */
export const globalBrandsOf: ExportRule = (store) => `id in (
  with recursive wanted (id) as (
    (select global_id from brands where ${own(store)}
      union select item_id from hidden_global_brands where ${own(store)}
      union select brand_id from global_products where ${globalProductsOf(store)})
    union select parent_id from global_brands maker join wanted on wanted.id = maker.id
  )
  select id from wanted)`;
