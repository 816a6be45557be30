import { appointmentOrders } from '../appointments/index.ts';
import { ownRows, type Domain } from '../core/domain.ts';
import { customerContributions } from '../customers/index.ts';
import { stockClaims } from '../inventory/index.ts';
import { orderNumberSources } from '../wallet/index.ts';
import { ordersOfCustomer } from './customer/customer.ts';
import { orderHooks } from './hooks.ts';
import { numbersOf } from './numbersOf.ts';
import { addOrders } from './ordersOf.ts';
import { salesDocumentRoutes } from './documents/routes.ts';
import { paymentHooks } from './payments/hooks.ts';
import { paymentRoutes } from './payments/routes.ts';
import { promisedToOrders } from './promisedToOrders.ts';
import { salesRoutes } from './routes.ts';
import { salesOf } from './salesOf.ts';
import { spendingRoutes } from './spending.ts';
import * as tables from './tables.ts';

export { renderDocuments } from './documents/render.ts';
export { boughtBackSources, type BoughtBack, type SoldDevices } from './payments/boughtBack.ts';
export { deviceGoods } from './lines/deviceGoods.ts';
export type { Sold } from './lines/sold.ts';
export { moneyEntries } from './payments/money.ts';
export { orderPaid } from './payments/orderPaid.ts';
export { pay } from './payments/pay.ts';
export { refund } from './payments/refund.ts';
export type { RefundRequest } from './payments/refunding.ts';
export { orderHooks } from './hooks.ts';
export { ordersOf } from './ordersOf.ts';
export { saleEntries } from './postSale.ts';
export { isTaxExempt } from './buyer.ts';
export { priced, taxContext, type PricedLine } from './priced.ts';
export { readOrder } from './readOrder.ts';
export { salesOf } from './salesOf.ts';
export { salesEvents, type Returned, type SoldLine } from './salesEvents.ts';
export { reserve } from './stock.ts';
export { orderLines, orders, payments } from './tables.ts';

export const salesDomain: Domain = {
  tables: [tables],
  extend: () => {
    customerContributions.add(ordersOfCustomer);
    appointmentOrders.add(addOrders);
    orderNumberSources.add(numbersOf);
    stockClaims.add({ refuseShortage: promisedToOrders });
  },
  hooks: (services) => ({ orders: orderHooks(salesOf(services)), payments: paymentHooks }),
  routes: async (app, services) => {
    await app.register(salesRoutes, salesOf(services));
    await app.register(spendingRoutes);
    await app.register(paymentRoutes);
    await app.register(salesDocumentRoutes);
  },
  exported: ownRows('order_lines'),
};
