import { brandsResource } from './brands.tsx';
import { categoriesResource } from './categories.tsx';
import { locationsResource } from './locations.tsx';
import { notificationsResource } from './notifications.tsx';
import { productsResource } from './products.tsx';
import { repairsResource } from './repairs.tsx';
import { quotesResource } from './quotes.tsx';
import { staffResource } from './staff.tsx';
import type { ResourceDeclaration } from '../kit/resource.tsx';

/** The declarations, in the order of the menu. */
export const resources: ResourceDeclaration[] = [
  productsResource,
  categoriesResource,
  brandsResource,
  quotesResource,
  repairsResource,
  notificationsResource,
  locationsResource,
  staffResource,
];
