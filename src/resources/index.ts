import { brandsResource } from './brands.tsx';
import { categoriesResource } from './categories.tsx';
import { locationsResource } from './locations.tsx';
import { notificationsResource } from './notifications.tsx';
import { productsResource } from './products.tsx';
import { staffResource } from './staff.tsx';
import type { ResourceDeclaration } from './resource.tsx';

/** The declarations, in the order of the menu. */
export const resources: ResourceDeclaration[] = [
  productsResource,
  categoriesResource,
  brandsResource,
  notificationsResource,
  locationsResource,
  staffResource,
];
