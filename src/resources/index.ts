import { addonsResource } from './addons.tsx';
import { brandsResource } from './brands.tsx';
import { categoriesResource } from './categories.tsx';
import { commissionRulesResource } from './commissionRules.tsx';
import { commissionsResource } from './commissions.tsx';
import { customersResource } from './customers.tsx';
import { contactRequestsResource } from './contactRequests.tsx';
import { globalBrandsResource } from './globalBrands.tsx';
import { globalProductsResource } from './globalProducts.tsx';
import { itemsResource } from './items.tsx';
import { locationsResource } from './locations.tsx';
import { mailTemplatesResource } from './mailTemplates.tsx';
import { movementsResource } from './movements.tsx';
import { notificationsResource } from './notifications.tsx';
import { ordersResource } from './orders.tsx';
import { productsResource } from './products.tsx';
import { purchaseOrdersResource } from './purchaseOrders.tsx';
import { registersResource } from './registers.tsx';
import { repairsResource } from './repairs.tsx';
import { quotesResource } from './quotes.tsx';
import { serialsResource } from './serials.tsx';
import { shipmentsResource } from './shipments.tsx';
import { staffResource } from './staff.tsx';
import { suppliersResource } from './suppliers.tsx';
import { stockCountsResource } from './stockCounts.tsx';
import { stockResource } from './stock.tsx';
import { tradeRequestsResource } from './tradeRequests.tsx';
import { transactionsResource } from './transactions.tsx';
import { transfersResource } from './transfers.tsx';
import type { Page } from '../kit/page.ts';
import type { ResourceDeclaration } from '../kit/declaration.ts';
import { ownPages } from './pages.tsx';

/** Resource declarations in menu order. */
export const resources: ResourceDeclaration[] = [
  ordersResource,
  productsResource,
  categoriesResource,
  brandsResource,
  addonsResource,
  globalProductsResource,
  globalBrandsResource,
  stockResource,
  itemsResource,
  serialsResource,
  movementsResource,
  transfersResource,
  purchaseOrdersResource,
  suppliersResource,
  stockCountsResource,
  quotesResource,
  repairsResource,
  tradeRequestsResource,
  customersResource,
  notificationsResource,
  contactRequestsResource,
  registersResource,
  transactionsResource,
  commissionsResource,
  commissionRulesResource,
  shipmentsResource,
  locationsResource,
  staffResource,
  mailTemplatesResource,
];

/** All pages in menu order: a section's own pages come before its resources. */
export const pages: Page[] = [...ownPages, ...resources];
