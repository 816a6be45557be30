import { lazyWithPreload } from '../../kit/lazyWithPreload.ts';

/** The order that ?id= names by its number, or the form of a new one where that is null. */
export const OrderPage = lazyWithPreload(() => import('./order/OrderPage.tsx'));
export const CustomerOrders = lazyWithPreload(() => import('./list/CustomerOrders.tsx'));
