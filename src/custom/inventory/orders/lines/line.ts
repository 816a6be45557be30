import type { LineItem } from '../../../../schemas/inventory/lines.ts';
import type { PurchaseOrderLine } from '../../../../schemas/inventory/purchaseOrders.ts';
import type { TransferLine } from '../../../../schemas/inventory/transfers.ts';

/** A line of either. */
export type OrderLine = TransferLine & Partial<Pick<PurchaseOrderLine, 'unit_cost'>>;

/** A line as a form holds it: what is typed may be no number. */
export type FormLine = Omit<OrderLine, 'quantity' | 'unit_cost'> & {
  quantity: number | string | null;
  unit_cost?: number | string | null;
};

/** What is typed as a number, else none. */
export const numberOrZero = (typed: FormLine['quantity'] | undefined) =>
  typeof typed === 'number' ? typed : 0;

/** What lines of a kind hold beside an item and how many. */
export interface LineOptions {
  /** What one costs. */
  hasCost?: boolean;
  /** Which ones, of what is kept by serial number. */
  hasSerials?: boolean;
}

interface ItemOfLine extends LineItem {
  cost?: number | null;
}

/** A new line. */
export function orderLine(item: ItemOfLine, { hasCost, hasSerials }: LineOptions): OrderLine {
  const { id, name, sku, barcode, is_serialized } = item;
  return {
    item_id: id,
    item: { id, name, sku, barcode, is_serialized },
    quantity: 1,
    ...(hasCost && { unit_cost: item.cost ?? 0 }),
    ...(hasSerials && { serials: [] }),
  };
}

/** The line with one more of its item, or with the serial number of one. */
export function incrementLine(line: FormLine, serial?: string): FormLine {
  if (serial === undefined) return { ...line, quantity: numberOrZero(line.quantity) + 1 };
  if (line.serials?.includes(serial)) return line;
  const serials = [...(line.serials ?? []), serial];
  return { ...line, serials, quantity: Math.max(numberOrZero(line.quantity), serials.length) };
}
