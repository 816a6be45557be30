import type { Who } from '../../../src/schemas/can.ts';
import { normalizeSerial } from '../../../src/schemas/inventory/codes.ts';
import { changesPrices } from '../../../src/schemas/sales/access.ts';
import type { Order, OrderLine } from '../../../src/schemas/sales/orders.ts';
import { includesBoughtBack } from '../../../src/schemas/sales/refund.ts';
import type { ValidationError } from '../../../src/schemas/validate.ts';
import { extensionPoint } from '../../core/extensionPoint.ts';
import type { Scope } from '../../core/scope.ts';
import type { RefundRequest, ReturnedLine } from './refunding.ts';

/** An order, or a part of it, whose devices may have been bought back. */
export interface SoldDevices {
  lines: Pick<OrderLine, 'serials' | 'returned_serials'>[];
  completed_date: string | Date | null;
}

/** A sold device that the store has bought back since. */
export interface BoughtBack {
  serial: string;
  date: Date;
  trade_request_id: string;
  number: number;
}

/** Returns the devices of an order that were bought back; the domain that buys devices contributes it. */
export const boughtBackSources = extensionPoint<(scope: Scope, sold: SoldDevices) => Promise<BoughtBack[]>>();

export const boughtBack = async (scope: Scope, sold: SoldDevices): Promise<BoughtBack[]> =>
  (await Promise.all(boughtBackSources.all().map((find) => find(scope, sold)))).flat();

/**
 * A device bought back has been paid for already: refunding it requires the right to change prices, and a confirmation.
 */
export function boughtBackErrors(
  who: Who,
  order: Order,
  refunding: Pick<RefundRequest, 'lines' | 'bought_back'> & { value: number },
  bought: readonly string[],
): ValidationError[] {
  if (!includesBoughtBack(order, refunding, bought)) return [];
  const params = { serial: bought.join(', ') };
  const path = '/bought_back';
  if (changesPrices(who) !== true) return [{ path, code: 'bought_back_right', params }];
  return refunding.bought_back ? [] : [{ path, code: 'bought_back', params }];
}

/**
 * Splits a returned line: serials that came back as a trade-in are not restocked, the others are handled as requested.
 */
export function splitBoughtBack<L extends ReturnedLine & { sold: OrderLine; restock: boolean }>(
  line: L,
  bought: readonly string[],
): L[] {
  const { serials = [], sold } = line;
  const isBought = (serial: string) => bought.includes(normalizeSerial(serial));
  const back = serials.filter((serial) => !isBought(serial));
  if (back.length === serials.length) return [line];
  const again = serials.filter(isBought);
  const returned = (sold.returned ?? 0) + back.length;
  return [
    ...(back.length > 0 ? [{ ...line, serials: back, quantity: back.length }] : []),
    { ...line, serials: again, quantity: again.length, restock: false, sold: { ...sold, returned } },
  ];
}
