import type { LineItem } from '../../../../schemas/inventory/lines.ts';
import type { PurchaseOrderLine } from '../../../../schemas/inventory/purchaseOrders.ts';
import type { TransferLine } from '../../../../schemas/inventory/transfers.ts';

/** A line of a purchase order or a transfer. */
export type OrderLine = TransferLine & Partial<Pick<PurchaseOrderLine, 'unit_cost'>>;

/** A line as held by the form: typed values may not be numbers. */
export type FormLine = Omit<OrderLine, 'quantity' | 'unit_cost'> & {
  quantity: number | string | null;
  unit_cost?: number | string | null;
};

/** Returns the typed number, or 0 if it is not one. */
export const numberOrZero = (typed: FormLine['quantity'] | undefined) =>
  typeof typed === 'number' ? typed : 0;

/** Fields of a line besides item and quantity. */
export interface LineOptions {
  /** Unit cost. */
  hasCost?: boolean;
  /** Serial numbers of serialized items. */
  hasSerials?: boolean;
}

interface ItemOfLine extends LineItem {
  cost?: number | null;
}

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

/** Adds one unit of the line's item, or a serial number, to the line. */
export function incrementLine(line: FormLine, serial?: string): FormLine {
  if (serial === undefined) return { ...line, quantity: numberOrZero(line.quantity) + 1 };
  if (line.serials?.includes(serial)) return line;
  const serials = [...(line.serials ?? []), serial];
  return { ...line, serials, quantity: Math.max(numberOrZero(line.quantity), serials.length) };
}
