import { appointmentOrders } from '../appointments/orders.ts';
import { ownRows, type Domain } from '../core/domain.ts';
import { customerContributions } from '../customers/contributions.ts';
import { stockClaims } from '../inventory/stockClaims.ts';
import { orderNumberSources } from '../wallet/orderNumbers.ts';
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
  exported: ownRows('orders', 'order_lines', 'payments'),
};
