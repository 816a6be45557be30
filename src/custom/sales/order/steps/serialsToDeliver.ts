import type { Order, OrderLine } from '../../../../schemas/sales/orders.ts';
import { isSerialized } from '../lines/line.ts';

/** Delivered serial numbers by line id. */
export type SerialsByLine = Record<string, string[]>;

/** The lines that need serial numbers. */
export const serializedLines = ({ lines }: Pick<Order, 'lines'>): OrderLine[] => lines.filter(isSerialized);

/** Whether serial numbers of any of these lines are missing. */
export const isMissingSerials = (lines: OrderLine[], serials: SerialsByLine): boolean =>
  lines.some(({ id = '', quantity }) => serials[id]?.length !== quantity);

/** The serial numbers that the lines already have. */
export const knownSerials = (lines: OrderLine[]): SerialsByLine =>
  Object.fromEntries(lines.map(({ id = '', serials = [] }) => [id, serials]));

/** Adds a serial number to a line, unless it is already used in the order or the line is full. */
export function addSerial(
  serials: SerialsByLine,
  { id = '', quantity }: OrderLine,
  serial: string,
): SerialsByLine {
  const own = serials[id] ?? [];
  if (own.length >= quantity || Object.values(serials).flat().includes(serial)) return serials;
  return { ...serials, [id]: [...own, serial] };
}
