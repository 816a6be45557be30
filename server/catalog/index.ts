import { ownRows, type Domain } from '../core/domain.ts';
import { productCategories } from './tables.ts';
import * as tables from './tables.ts';

export { addons, brands, categories, productCategories, products } from './tables.ts';

export const catalogDomain: Domain = {
  tables: [tables],
  links: {
    products: {
      categories: {
        table: productCategories,
        own: productCategories.product_id,
        other: productCategories.category_id,
      },
    },
    categories: {
      products: {
        table: productCategories,
        own: productCategories.category_id,
        other: productCategories.product_id,
      },
    },
  },
  exported: ownRows('product_categories'),
};
