import { lazyWithPreload } from '../../kit/lazyWithPreload.ts';

/** The order with the number in `?id=`, or the new-order form for `?id=null`. */
export const OrderPage = lazyWithPreload(() => import('./order/OrderPage.tsx'));
export const CustomerSpending = lazyWithPreload(() => import('./list/CustomerSpending.tsx'));

/** Takes a payment of the order whose step is open. */
export const PayDialog = lazyWithPreload(() => import('./payments/PayDialog.tsx'));
