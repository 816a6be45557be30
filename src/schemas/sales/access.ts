import { right } from '../can.ts';
import type { Right } from '../rights.ts';
import { atOwnLocation } from '../atOwnLocation.ts';

/** Any of these rights allows reading the orders of the own location. */
const salesRights = ['EDIT_ORDER', 'REFUND_ORDER', 'VIEW_REPORTS'] as const satisfies Right[];

export const seesOrders = atOwnLocation(right(...salesRights));
export const editsOrders = atOwnLocation(right('EDIT_ORDER'));
export const refundsOrders = atOwnLocation(right('REFUND_ORDER'));
/** An exchange is a return and a sale. */
export const exchangesOrders = atOwnLocation(
  (who) => right('EDIT_ORDER')(who) === true && right('REFUND_ORDER')(who) === true,
);

/** Changing the delivery, which decides the taxes. */
export const shipsOrders = right('EDIT_SHIPPING', 'CHANGE_PRICE');

/** Prices other than the list price, and discounts. */
export const changesPrices = right('CHANGE_PRICE');
