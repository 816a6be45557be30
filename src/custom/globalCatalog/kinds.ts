import { useResourceContext } from 'react-admin';
import type { Model } from '../../schemas/model.ts';
import { globalBrands, type GlobalBrand } from '../../schemas/globalCatalog/globalBrands.ts';
import { globalProducts, type GlobalProduct } from '../../schemas/globalCatalog/globalProducts.ts';
import type { ItemType } from '../../schemas/globalCatalog/import.ts';

export type GlobalItem = GlobalBrand | GlobalProduct;

/** What differs between the pages of global products and global brands. */
export interface Kind {
  model: Model;
  type: ItemType;
  /** The store's own resource of this kind, which is also its path and message key. */
  own: 'products' | 'brands';
  /** The filter that includes hidden items. */
  withHidden: string;
}

const kinds: Record<ItemType, Kind> = {
  PRODUCT: {
    model: globalProducts,
    type: 'PRODUCT',
    own: 'products',
    withHidden: 'include_rejected_catalog_products',
  },
  BRAND: {
    model: globalBrands,
    type: 'BRAND',
    own: 'brands',
    withHidden: 'include_rejected_catalog_brands',
  },
};

export const kindOf = (type: ItemType) => kinds[type];

/** Returns the kind of the current resource. */
export function useKind(): Kind {
  const resource = useResourceContext();
  return resource === globalBrands.name ? kinds.BRAND : kinds.PRODUCT;
}

/** Returns the path of a record of the store. */
export const recordPath = ({ own }: Kind, id: string) => `/${own}/${encodeURIComponent(id)}`;

/** Returns the path of the store's records with this name. */
export const recordsByNamePath = ({ own }: Kind, name: string) =>
  `/${own}?filter=${encodeURIComponent(JSON.stringify({ name }))}`;
