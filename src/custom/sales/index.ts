import { late } from '../../kit/late.ts';

/** The order that ?id= names by its number, or the form of a new one where that is null. */
export const OrderPage = late(() => import('./order/OrderPage.tsx'));
export const CustomerOrders = late(() => import('./list/CustomerOrders.tsx'));
