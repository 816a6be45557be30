import { brands } from '../../src/schemas/catalog/brands.ts';
import { categories } from '../../src/schemas/catalog/categories.ts';
import type { Model } from '../../src/schemas/model.ts';
import { products } from '../../src/schemas/catalog/products.ts';

/** The catalogue models: readable by all members of a store, writable with EDIT_CATALOG. */
export const catalog: Model[] = [brands, categories, products].map((model) => model as unknown as Model);
