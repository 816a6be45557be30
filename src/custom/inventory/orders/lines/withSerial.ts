import type { TypedNumber } from '../../../../kit/lines/lineSlots.ts';
import { numberOrZero } from '../../../../kit/numberOrZero.ts';

/** A line whose units have serial numbers. */
export interface SerializedLine {
  quantity: TypedNumber;
  serials?: string[] | undefined;
}

/** Adds a serial number to a line, and a unit if all of its units have one. */
export function withSerial<L extends SerializedLine>(line: L, serial: string): L {
  const { serials: known = [], quantity } = line;
  if (known.includes(serial)) return line;
  const serials = [...known, serial];
  return { ...line, serials, quantity: Math.max(numberOrZero(quantity), serials.length) };
}
