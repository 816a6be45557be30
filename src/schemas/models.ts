import { brands } from './brands.ts';
import { categories } from './categories.ts';
import type { Model } from './model.ts';
import { products } from './products.ts';

/** Every model; crud routes, validators and the tests loop over them. */
export const models = { brands, categories, products } as const satisfies Record<string, Model>;
