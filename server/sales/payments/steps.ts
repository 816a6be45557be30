import type { Order } from '../../../src/schemas/sales/orders.ts';
import type { StepHook, Writing } from '../../core/records/entity.ts';
import type { Sales } from '../sales.ts';
import { exchange, type ExchangeRequest } from './exchange.ts';
import { pay } from './pay.ts';
import { refund } from './refund.ts';
import type { RefundRequest } from './refunding.ts';
import { voidPayments } from './voidPayments.ts';

/** The steps of orders that move money (contract 3 §4). */
export const paymentSteps = (sales: Sales) =>
  ({
    pay,
    refund: (writing: Writing, order: Order, values: RefundRequest) =>
      refund(sales.inventory, writing, order, values),
    exchange: (writing: Writing, order: Order, values: ExchangeRequest) =>
      exchange(sales, writing, order, values),
    unpay: voidPayments,
  }) satisfies Record<string, StepHook<Order>>;
