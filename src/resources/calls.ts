import { appointmentMethods } from '../custom/appointments/calls.ts';
import { globalCatalogMethods } from '../custom/globalCatalog/calls.ts';
import { mailMethods } from '../custom/mail/calls.ts';
import { notificationMethods } from '../custom/notifications/calls.ts';
import { salesMethods } from '../custom/sales/calls.ts';
import { staffMethods } from '../custom/staff/calls.ts';
import { shippingMethods } from '../custom/shipping/calls.ts';
import { storefrontMethods } from '../custom/storefront/calls.ts';
import { intakeMethods } from '../custom/tickets/settings/calls.ts';
import { workMethods } from '../custom/work/calls.ts';
import { appointmentCalls } from '../schemas/appointments/calls.ts';
import { commissionCalls } from '../schemas/commissions/calls.ts';
import { customerCalls } from '../schemas/customers/calls.ts';
import { dashboardCalls } from '../schemas/dashboard/calls.ts';
import { estimateCalls } from '../schemas/estimates/calls.ts';
import { globalCatalogCalls } from '../schemas/globalCatalog/calls.ts';
import { threadCalls } from '../schemas/inbox/calls.ts';
import { inventoryCalls } from '../schemas/inventory/calls.ts';
import { mailCalls } from '../schemas/mail/calls.ts';
import { messageRuleCalls } from '../schemas/messageRules/calls.ts';
import { notificationCalls } from '../schemas/notifications/calls.ts';
import { onlinePaymentCalls } from '../schemas/onlinePayments/calls.ts';
import { repairCalls } from '../schemas/repairs/calls.ts';
import { reportCalls } from '../schemas/reports/calls.ts';
import { salesCalls } from '../schemas/sales/calls.ts';
import { searchCalls } from '../schemas/search/calls.ts';
import { shippingCalls } from '../schemas/shipping/calls.ts';
import { staffCalls } from '../schemas/staff/calls.ts';
import { statusPageCalls } from '../schemas/statusPages/calls.ts';
import { storeCalls } from '../schemas/store/calls.ts';
import { storefrontCalls } from '../schemas/storefront/calls.ts';
import { ticketCalls } from '../schemas/tickets/calls.ts';
import { passcodeCalls } from '../schemas/tickets/passcodes/calls.ts';
import { photoCalls } from '../schemas/tickets/photos/calls.ts';
import { signingCalls } from '../schemas/tickets/signing.ts';
import { tradeCalls } from '../schemas/trade/calls.ts';
import { viewCalls } from '../schemas/views/calls.ts';
import { walletCalls } from '../schemas/wallet/calls.ts';
import { workCalls } from '../schemas/work/calls.ts';

/** Calls of all domains, added to the data provider. */
export const domainCalls = [
  appointmentCalls,
  appointmentMethods,
  commissionCalls,
  customerCalls,
  dashboardCalls,
  estimateCalls,
  globalCatalogCalls,
  globalCatalogMethods,
  inventoryCalls,
  mailCalls,
  mailMethods,
  messageRuleCalls,
  notificationCalls,
  notificationMethods,
  onlinePaymentCalls,
  passcodeCalls,
  photoCalls,
  signingCalls,
  repairCalls,
  reportCalls,
  salesCalls,
  salesMethods,
  searchCalls,
  shippingCalls,
  shippingMethods,
  staffCalls,
  staffMethods,
  statusPageCalls,
  storeCalls,
  storefrontCalls,
  storefrontMethods,
  threadCalls,
  ticketCalls,
  intakeMethods,
  tradeCalls,
  viewCalls,
  walletCalls,
  workCalls,
  workMethods,
];
