import { addonsResource } from './addons.tsx';
import { brandsResource } from './brands.tsx';
import { categoriesResource } from './categories.tsx';
import { customersResource } from './customers.tsx';
import { customerRequestsResource } from './customerRequests.tsx';
import { locationsResource } from './locations.tsx';
import { mailTemplatesResource } from './mailTemplates.tsx';
import { notificationsResource } from './notifications.tsx';
import { productsResource } from './products.tsx';
import { repairsResource } from './repairs.tsx';
import { quotesResource } from './quotes.tsx';
import { shipmentsResource } from './shipments.tsx';
import { staffResource } from './staff.tsx';
import type { Page } from '../kit/page.ts';
import type { ResourceDeclaration } from '../kit/resource.tsx';
import { ownPages } from './pages.tsx';

/** The declarations, in the order of the menu. */
export const resources: ResourceDeclaration[] = [
  productsResource,
  categoriesResource,
  brandsResource,
  addonsResource,
  quotesResource,
  repairsResource,
  customersResource,
  notificationsResource,
  customerRequestsResource,
  shipmentsResource,
  locationsResource,
  staffResource,
  mailTemplatesResource,
];

/** Every page, in the order of the menu: those of a section's own stand before its resources. */
export const pages: Page[] = [...ownPages, ...resources];
