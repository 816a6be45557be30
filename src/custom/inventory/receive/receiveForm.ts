import type { Item } from '../../../schemas/inventory/items.ts';
import type { LineItem } from '../../../schemas/inventory/lines.ts';
import type { ReceiveRequest } from '../../../schemas/inventory/stockChanges.ts';
import type { ValidationError } from '../../../schemas/validate.ts';
import { serialErrors, parseSerials } from '../parseSerials.ts';

/** A line of the form; invalid text is kept as typed. */
export interface ReceiveLine {
  item: LineItem;
  quantity: number | string | null;
  serials: string;
  unit_cost: number | string | null;
}

export interface ReceiveForm {
  location_id: number | null;
  note: string | null;
  lines: ReceiveLine[];
}

/** Maximum quantity of a line. */
const maxQuantity = 1_000_000;

export const receiveLine = (
  { id, name, sku, barcode, is_serialized, cost }: Item,
  serial = '',
): ReceiveLine => ({
  item: { id, name, sku, barcode, is_serialized },
  quantity: 1,
  serials: serial,
  unit_cost: cost ?? null,
});

const isWhole = (value: unknown): value is number => Number.isInteger(value);

/** Quantity of a line; 0 if the text is invalid. */
export const quantityOf = ({ item, quantity, serials }: ReceiveLine): number =>
  item.is_serialized ? parseSerials(serials).length : isWhole(quantity) ? quantity : 0;

export function quantityErrors(quantity: unknown, path: string, minimum = 1): ValidationError[] {
  if (quantity === null || quantity === '') return [{ path, code: 'required' }];
  if (!isWhole(quantity)) return [{ path, code: 'whole' }];
  if (quantity < minimum) return [{ path, code: 'minimum', params: { limit: minimum } }];
  return quantity > maxQuantity ? [{ path, code: 'maximum', params: { limit: maxQuantity } }] : [];
}

function lineErrors({ item, quantity, serials, unit_cost }: ReceiveLine, index: number): ValidationError[] {
  const path = `/lines/${index}`;
  const cost = typeof unit_cost === 'string' ? [{ path: `${path}/unit_cost`, code: 'number' }] : [];
  if (!item.is_serialized) return [...quantityErrors(quantity, `${path}/quantity`), ...cost];
  const isEmpty = parseSerials(serials).length === 0;
  return [...(isEmpty ? [{ path: `${path}/serials`, code: 'no_serial' }] : []), ...cost];
}

/** Validates the form. */
export function receiveErrors({ location_id, lines }: ReceiveForm): ValidationError[] {
  const texts = lines.flatMap(({ item, serials }, index) =>
    item.is_serialized ? [{ path: `/lines/${index}/serials`, text: serials }] : [],
  );
  return [
    ...(location_id === null ? [{ path: '/location_id', code: 'required' }] : []),
    ...(lines.length === 0 ? [{ path: '/lines', code: 'no_line' }] : []),
    ...lines.flatMap(lineErrors),
    ...serialErrors(texts),
  ];
}

/** Total quantity of all lines. */
export const totalQuantity = ({ lines }: ReceiveForm): number =>
  lines.reduce((sum, line) => sum + quantityOf(line), 0);

/** The request body of a valid form. */
export const toReceiveRequest = ({ location_id, note, lines }: ReceiveForm, key: string): ReceiveRequest => ({
  key,
  location_id: location_id ?? 0,
  note: note?.trim() || null,
  lines: lines.map((line) => ({
    item_id: line.item.id,
    quantity: quantityOf(line),
    serials: line.item.is_serialized ? parseSerials(line.serials) : [],
    unit_cost: typeof line.unit_cost === 'number' ? line.unit_cost : null,
  })),
});
