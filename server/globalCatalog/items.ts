import { getTableColumns } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ItemType } from '../../src/schemas/globalCatalog/import.ts';
import type { Model } from '../../src/schemas/model.ts';
import { models } from '../../src/schemas/models.ts';
import { brands, products } from '../catalog/index.ts';
import { globalBrands, globalProducts, hiddenGlobalBrands, hiddenGlobalProducts } from './tables.ts';

/** Tables, models and names of an item type: global and the store's own. */
export interface ItemKind {
  type: ItemType;
  model: Model;
  globalName: 'globalBrands' | 'globalProducts';
  /** The query parameter that includes hidden items. */
  includeHidden: string;
  items: typeof globalBrands | typeof globalProducts;
  hidden: typeof hiddenGlobalBrands | typeof hiddenGlobalProducts;
  /** The store's own records. */
  own: typeof brands | typeof products;
  ownModel: 'brands' | 'products';
  /** Columns for filters and sorts. */
  columns: Record<string, PgColumn>;
}

export const itemKinds: Record<ItemType, ItemKind> = {
  BRAND: {
    type: 'BRAND',
    model: models.globalBrands,
    globalName: 'globalBrands',
    includeHidden: 'include_rejected_catalog_brands',
    items: globalBrands,
    hidden: hiddenGlobalBrands,
    own: brands,
    ownModel: 'brands',
    columns: getTableColumns(globalBrands),
  },
  PRODUCT: {
    type: 'PRODUCT',
    model: models.globalProducts,
    globalName: 'globalProducts',
    includeHidden: 'include_rejected_catalog_products',
    items: globalProducts,
    hidden: hiddenGlobalProducts,
    own: products,
    ownModel: 'products',
    columns: getTableColumns(globalProducts),
  },
};
