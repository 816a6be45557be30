import { appointmentOrders } from '../appointments/orders.ts';
import type { Domain } from '../core/domain.ts';
import { customerContributions } from '../customers/contributions.ts';
import { stockClaims } from '../inventory/stockClaims.ts';
import { orderNumberSources } from '../wallet/orderNumbers.ts';
import { ordersOfCustomer } from './customer/customer.ts';
import { numbersOf } from './numbersOf.ts';
import { addOrders } from './ordersOf.ts';
import { promisedToOrders } from './promisedToOrders.ts';

export const salesDomain: Domain = {
  extend: () => {
    customerContributions.add(ordersOfCustomer);
    appointmentOrders.add(addOrders);
    orderNumberSources.add(numbersOf);
    stockClaims.add({ refuseShortage: promisedToOrders });
  },
};
