import { right } from '../can.ts';
import type { Right } from '../rights.ts';
import { atOwnLocation } from '../atOwnLocation.ts';

/** Whoever has one of these sees what is sold where they work. */
export const salesRights = ['EDIT_ORDER', 'REFUND_ORDER', 'VIEW_REPORTS'] as const satisfies Right[];

export const seesOrders = atOwnLocation(right(...salesRights));
export const editsOrders = atOwnLocation(right('EDIT_ORDER'));
export const refundsOrders = atOwnLocation(right('REFUND_ORDER'));
/** Takes goods back and sells others for them. */
export const exchangesOrders = atOwnLocation(
  (who) => right('EDIT_ORDER')(who) === true && right('REFUND_ORDER')(who) === true,
);

/** Where orders are shipped to, which decides their taxes. */
export const shipsOrders = right('EDIT_SHIPPING', 'CHANGE_PRICE');

/** Prices other than the list's, and discounts. */
export const changesPrices = right('CHANGE_PRICE');
