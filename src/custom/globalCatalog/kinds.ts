import { useResourceContext } from 'react-admin';
import type { Model } from '../../schemas/model.ts';
import { globalBrands, type GlobalBrand } from '../../schemas/globalCatalog/globalBrands.ts';
import { globalProducts, type GlobalProduct } from '../../schemas/globalCatalog/globalProducts.ts';
import type { ItemType } from '../../schemas/globalCatalog/import.ts';

export type GlobalItem = GlobalBrand | GlobalProduct;

/** What the pages of global products and of global brands differ in. */
export interface Kind {
  model: Model;
  type: ItemType;
  /** The store's own records of the kind: their resource, its address, and the words that speak of them. */
  own: 'products' | 'brands';
  /** The filter that lets hidden ones be seen. */
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

/** The kind of the page around. */
export function useKind(): Kind {
  const resource = useResourceContext();
  return resource === globalBrands.name ? kinds.BRAND : kinds.PRODUCT;
}

/** Where the store's own record opens. */
export const recordPath = ({ own }: Kind, id: string) => `/${own}/${encodeURIComponent(id)}`;

/** The store's own records of a name. */
export const recordsByNamePath = ({ own }: Kind, name: string) =>
  `/${own}?filter=${encodeURIComponent(JSON.stringify({ name }))}`;
