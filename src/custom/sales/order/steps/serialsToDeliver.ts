import type { Order, OrderLine } from '../../../../schemas/sales/orders.ts';
import { isSerialized } from '../lines/line.ts';

/** The serial numbers that are handed over, by the id of their line. */
export type SerialsByLine = Record<string, string[]>;

/** The lines whose serial numbers have to be named. */
export const serializedLines = ({ lines }: Pick<Order, 'lines'>): OrderLine[] => lines.filter(isSerialized);

/** A serial number is handed over once, and no more of a line than were sold. */
export function addSerial(
  serials: SerialsByLine,
  { id = '', quantity }: OrderLine,
  serial: string,
): SerialsByLine {
  const own = serials[id] ?? [];
  if (own.length >= quantity || Object.values(serials).flat().includes(serial)) return serials;
  return { ...serials, [id]: [...own, serial] };
}
