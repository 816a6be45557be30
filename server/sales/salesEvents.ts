import type { Order, OrderLine } from '../../src/schemas/sales/orders.ts';
import { extensionPoint } from '../core/extensionPoint.ts';
import type { Scope } from '../core/scope.ts';

/** A line of an order as it is sold or comes back. */
export interface SoldLine {
  line: OrderLine;
  /** Negative for returns. */
  quantity: number;
  /** Cents before taxes, negative for returns. */
  net: number;
  /** Returned but not restocked. */
  isLost?: boolean;
}

/** What a refund takes back. */
export interface ReturnedSale {
  lines: SoldLine[];
  /** Cents that the ledger posts to SALES at the same time, negative; what the lines do not explain was let off. */
  sales: number;
}

/** What is returned by now of what earned commissions. */
export interface Returned {
  /** The lines of this refund. */
  lines: { id: string; quantity: number }[];
  /** Cents of the order's SALES that were taken back by now; what the lines do not explain is spread over them. */
  sales: number;
}

/** What other domains do when an order is completed or refunded, in the same transaction. */
export interface SalesEvents {
  /** `by` completes the order on `day`, YYYY-MM-DD at its location. */
  completed: (scope: Scope, by: string, order: Order, day: string) => Promise<void>;
  returned: (scope: Scope, by: string, order: Order, sale: ReturnedSale, returned: Returned) => Promise<void>;
}

export const salesEvents = extensionPoint<SalesEvents>();
