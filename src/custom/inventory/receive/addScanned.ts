import { parseSerials } from '../parseSerials.ts';
import type { ReceiveLine } from './receiveForm.ts';

/** The lines with one more of an item: in its own line, or with its serial number, or as a new line. */
export function addItem(lines: ReceiveLine[], one: ReceiveLine): ReceiveLine[] {
  const known = lines.find(({ item }) => item.id === one.item.id);
  if (!known) return [...lines, one];
  const more = known.item.is_serialized
    ? { serials: [...parseSerials(known.serials), ...parseSerials(one.serials)].join('\n') }
    : { quantity: typeof known.quantity === 'number' ? known.quantity + 1 : known.quantity };
  return lines.map((line) => (line === known ? { ...line, ...more } : line));
}

/** A code that no item has is a serial number of the newest line, if that is of an item with serial numbers. */
export function addSerial(lines: ReceiveLine[], code: string): ReceiveLine[] | undefined {
  const last = lines.at(-1);
  if (!last?.item.is_serialized) return undefined;
  return [...lines.slice(0, -1), { ...last, serials: [...parseSerials(last.serials), code].join('\n') }];
}
