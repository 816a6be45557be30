import { appointments } from './appointments.ts';
import { brands } from './brands.ts';
import { categories } from './categories.ts';
import { locations } from './locations.ts';
import type { Model } from './model.ts';
import { notifications } from './notifications.ts';
import { products } from './products.ts';
import { quotes } from './quotes.ts';
import { repairs } from './repairs.ts';
import { staff } from './staff.ts';
import { store } from './store.ts';

/** Every model; crud routes, validators and the tests loop over them. */
export const models = {
  appointments,
  brands,
  categories,
  locations,
  notifications,
  products,
  quotes,
  repairs,
  staff,
  store,
} as const satisfies Record<string, Model>;
