import type { Order, OrderLine } from '../../../src/schemas/sales/orders.ts';
import { extensionPoint } from '../../core/extensionPoint.ts';
import type { Scope } from '../../core/scope.ts';
import type { Sold } from './sold.ts';

/** Returns a function that finds what a line for a device on a ticket sells, at the terms that were agreed for it. */
export type DeviceGoods = (
  scope: Scope,
  order: Pick<Order, 'id'>,
  lines: OrderLine[],
) => Promise<(line: OrderLine) => Sold | undefined>;

export const deviceGoods = extensionPoint<DeviceGoods>();
