import { appointmentCalls } from '../custom/appointments/calls.ts';
import { commissionCalls } from '../custom/commissions/calls.ts';
import { customerCalls } from '../custom/customers/customerCalls.ts';
import { contactRequestCalls } from '../custom/customers/contactRequests/calls.ts';
import { timelineCalls } from '../custom/customers/timeline/calls.ts';
import { dashboardCalls } from '../custom/dashboard/calls.ts';
import { globalCatalogCalls } from '../custom/globalCatalog/calls.ts';
import { countCalls } from '../custom/inventory/counts/calls.ts';
import { inventoryCalls } from '../custom/inventory/calls.ts';
import { locationCalls } from '../custom/locations/calls.ts';
import { mailCalls } from '../custom/mail/calls.ts';
import { notificationCalls } from '../custom/notifications/calls.ts';
import { orderListCalls } from '../custom/sales/list/calls.ts';
import { orderCalls } from '../custom/inventory/orders/calls.ts';
import { salesCalls } from '../custom/sales/calls.ts';
import { paymentCalls } from '../custom/sales/payments/calls.ts';
import { reportCalls } from '../custom/reports/calls.ts';
import { repairCalls } from '../custom/repairs/calls.ts';
import { staffCalls } from '../custom/staff/calls.ts';
import { storeCalls } from '../custom/store/calls.ts';
import { shippingCalls } from '../custom/shipping/calls.ts';
import { storefrontCalls } from '../custom/storefront/calls.ts';
import { tradeCalls } from '../custom/trade/calls.ts';
import { walletCalls } from '../custom/wallet/calls.ts';
import { workCalls } from '../custom/work/calls.ts';

/** Calls of all domains, added to the data provider. */
export const domainCalls = [
  appointmentCalls,
  commissionCalls,
  countCalls,
  customerCalls,
  dashboardCalls,
  globalCatalogCalls,
  inventoryCalls,
  locationCalls,
  mailCalls,
  notificationCalls,
  orderCalls,
  paymentCalls,
  orderListCalls,
  repairCalls,
  reportCalls,
  contactRequestCalls,
  salesCalls,
  shippingCalls,
  staffCalls,
  storeCalls,
  storefrontCalls,
  timelineCalls,
  tradeCalls,
  walletCalls,
  workCalls,
];
