// Written by `npm run models`.
import type { Model } from './model.ts';
import { addons } from './catalog/addons.ts';
import { addresses } from './customers/addresses.ts';
import { appointmentMessages } from './messageRules/appointmentMessages.ts';
import { appointments } from './appointments/appointments.ts';
import { brands } from './catalog/brands.ts';
import { categories } from './catalog/categories.ts';
import { commissionRules } from './commissions/rules.ts';
import { commissions } from './commissions/commissions.ts';
import { contactRequests } from './customers/contactRequests.ts';
import { customers } from './customers/customers.ts';
import { devices } from './tickets/devices.ts';
import { estimates } from './estimates/estimates.ts';
import { globalBrands } from './globalCatalog/globalBrands.ts';
import { globalProducts } from './globalCatalog/globalProducts.ts';
import { items } from './inventory/items.ts';
import { locations } from './locations/locations.ts';
import { mailAddresses } from './inbox/mailAddresses.ts';
import { mailTemplates } from './mail/mailTemplates.ts';
import { messageRules } from './messageRules/messageRules.ts';
import { messageTemplates } from './messageRules/messageTemplates.ts';
import { movements } from './inventory/movements.ts';
import { notifications } from './notifications/notifications.ts';
import { orders } from './sales/orders.ts';
import { paymentAttempts } from './onlinePayments/paymentAttempts.ts';
import { payments } from './sales/payments.ts';
import { products } from './catalog/products.ts';
import { purchaseOrders } from './inventory/purchaseOrders.ts';
import { quotes } from './appointments/quotes.ts';
import { registers } from './wallet/registers.ts';
import { repairs } from './repairs/repairs.ts';
import { savedViews } from './views/savedViews.ts';
import { serials } from './inventory/serials.ts';
import { shipments } from './shipping/shipments.ts';
import { smsNumbers } from './inbox/smsNumbers.ts';
import { staff } from './staff/staff.ts';
import { stock } from './inventory/stock.ts';
import { stockCounts } from './inventory/stockCounts.ts';
import { store } from './store/store.ts';
import { suppliers } from './inventory/suppliers.ts';
import { textMessages } from './inbox/textMessages.ts';
import { threads } from './inbox/threads.ts';
import { ticketDevices } from './tickets/ticketDevices.ts';
import { ticketMessages } from './messageRules/ticketMessages.ts';
import { tickets } from './tickets/tickets.ts';
import { tradeRequests } from './trade/requests.ts';
import { tradeVersions } from './trade/versions.ts';
import { transactions } from './wallet/transactions.ts';
import { transfers } from './inventory/transfers.ts';

/** All models by name; CRUD routes, validators and tests iterate over them. */
export const models = {
  addons,
  addresses,
  appointmentMessages,
  appointments,
  brands,
  categories,
  commissionRules,
  commissions,
  customerRequests: contactRequests,
  customers,
  devices,
  estimates,
  globalBrands,
  globalProducts,
  items,
  locations,
  mailAddresses,
  mailTemplates,
  messageRules,
  messageTemplates,
  movements,
  notifications,
  orders,
  paymentAttempts,
  payments,
  products,
  purchaseOrders,
  quotes,
  registers,
  repairs,
  savedViews,
  serials,
  shipments,
  smsNumbers,
  staff,
  stock,
  stockCounts,
  store,
  suppliers,
  textMessages,
  threads,
  ticketDevices,
  ticketMessages,
  tickets,
  tradeRequests,
  tradeVersions,
  transactions,
  transfers,
} as const satisfies Record<string, Model>;
