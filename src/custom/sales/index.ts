import { lazyWithPreload } from '../../kit/lazyWithPreload.ts';

/** The order with the number in `?id=`, or the new-order form for `?id=null`. */
export const OrderPage = lazyWithPreload(() => import('./order/OrderPage.tsx'));
/** The payment of an order that is about to be made. */
export const DepositFields = lazyWithPreload(() => import('./payments/DepositFields.tsx'));
export { paymentValues } from './payments/paymentValues.ts';
export const CustomerSpending = lazyWithPreload(() => import('./list/CustomerSpending.tsx'));

/** Takes a payment of the order whose step is open. */
export const PayDialog = lazyWithPreload(() => import('./payments/PayDialog.tsx'));
