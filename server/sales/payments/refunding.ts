import type { RefundOptions } from './prepareRefund.ts';

export interface ReturnedLine {
  id: string;
  quantity: number;
  restock?: boolean;
  serials?: string[];
}

export type RefundRequest = RefundOptions & {
  all?: boolean;
  lines?: ReturnedLine[];
  amount?: number;
  shipping?: boolean;
  /** Includes devices that the store has bought back since. */
  bought_back?: boolean;
};
