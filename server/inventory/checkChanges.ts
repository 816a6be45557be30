import { isInvalidImei, normalizeSerial } from '../../src/schemas/inventory/codes.ts';
import type { ValidationError } from '../../src/schemas/validate.ts';
import { invalid } from '../core/problem.ts';
import { pathOf } from './lockItems.ts';
import type { MovedItem, StockChange } from './stockChange.ts';

/** A validated change. */
export type Line = StockChange & {
  item: MovedItem;
  quantity: number;
  reserved: number;
  serials: string[];
  path: string;
};

/**
 * Returns the changes with their items and normalized serials; throws for changes that are invalid regardless of stock.
 */
export function checked(changes: StockChange[], items: Map<string, MovedItem>): Line[] {
  const lines = changes.map((change, index) => ({
    ...change,
    item: items.get(change.item_id)!,
    quantity: change.quantity ?? 0,
    reserved: change.reserved ?? 0,
    serials: (change.serials ?? []).map(normalizeSerial),
    path: pathOf(change, index),
  }));
  const errors = lines.flatMap((line) => [...serialErrors(line), ...countErrors(line)]);
  if (errors.length > 0) throw invalid(errors);
  return lines;
}

function serialErrors({ serials, path }: Line): ValidationError[] {
  const codeOf = (serial: string, index: number) => {
    if (!serial) return 'required';
    if (isInvalidImei(serial)) return 'imei';
    return serials.indexOf(serial) < index ? 'serial_twice' : undefined;
  };
  return serials.flatMap((serial, index) => {
    const code = codeOf(serial, index);
    return code ? [{ path: `${path}/serials/${index}`, code, params: { serial } }] : [];
  });
}

function countErrors({ item, quantity, serials, path }: Line): ValidationError[] {
  const expected = item.is_serialized ? Math.abs(quantity) : 0;
  if (serials.length === expected) return [];
  const code = item.is_serialized ? 'serials_count' : 'not_serialized';
  const params = { item: item.name, expected, given: serials.length };
  return [{ path: `${path}/serials`, code, params }];
}
