import type { Order, OrderLine } from '../../src/schemas/sales/orders.ts';
import { extensionPoint } from '../core/extensionPoint.ts';
import type { Scope } from '../core/scope.ts';

/** An order line that is sold or returned. */
export interface SoldLine {
  line: OrderLine;
  /** Negative for returns. */
  quantity: number;
  /** Cents before taxes, negative for returns. */
  net: number;
  /** Returned but not restocked. */
  isLost?: boolean;
}

/** The returned part of a sale. */
export interface ReturnedSale {
  lines: SoldLine[];
  /** Change of SALES in the ledger, in cents, negative; what exceeds the lines is a price reduction. */
  sales: number;
}

/** The returned part of an order, for commissions. */
export interface Returned {
  /** The lines of this refund. */
  lines: { id: string; quantity: number }[];
  /** Total of the order's SALES returned so far, in cents; what exceeds the lines is distributed over them. */
  sales: number;
}

/** Called when an order is completed or refunded, in the same transaction. */
export interface SalesEvents {
  /** `by` completes the order on `day`, YYYY-MM-DD at its location. */
  completed: (scope: Scope, by: string, order: Order, day: string) => Promise<void>;
  returned: (scope: Scope, by: string, order: Order, sale: ReturnedSale, returned: Returned) => Promise<void>;
}

export const salesEvents = extensionPoint<SalesEvents>();
