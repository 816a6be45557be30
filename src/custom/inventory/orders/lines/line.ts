import type { TypedNumber } from '../../../../kit/lines/lineSlots.ts';
import type { EditedLines } from '../../../../kit/lines/useLines.ts';
import type { LineItem } from '../../../../schemas/inventory/lines.ts';
import type { PurchaseOrderLine } from '../../../../schemas/inventory/purchaseOrders.ts';
import type { TransferLine } from '../../../../schemas/inventory/transfers.ts';
import type { FoundItem } from '../../search/useFindItem.ts';
import { withSerial } from './withSerial.ts';
import { numberOrZero } from '../../../../kit/numberOrZero.ts';

/** A line of a purchase order or a transfer. */
export type OrderLine = TransferLine & Partial<Pick<PurchaseOrderLine, 'unit_cost'>>;

/** A line as held by the form: typed values may not be numbers. */
export type FormLine = Omit<OrderLine, 'quantity' | 'unit_cost'> & {
  quantity: TypedNumber;
  unit_cost?: TypedNumber;
};

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

/** Adds one unit of a found item, or the serial number that was scanned, to its line or as a new line. */
export function addItem(lines: EditedLines<FormLine>, { item, serial }: FoundItem, kind: LineOptions): void {
  const known = lines.read().findIndex(({ item_id }) => item_id === item.id);
  const unit = kind.hasSerials ? serial?.serial : undefined;
  const line = lines.read()[known] ?? { ...orderLine(item, kind), quantity: 0 };
  lines.put(
    known < 0 ? lines.read().length : known,
    unit === undefined ? { ...line, quantity: numberOrZero(line.quantity) + 1 } : withSerial(line, unit),
  );
}
