import { parseSerials } from '../parseSerials.ts';
import type { ReceiveLine } from './receiveForm.ts';

/** Adds one unit of an item: to its line, as a serial number, or as a new line. */
export function addItem(lines: ReceiveLine[], one: ReceiveLine): ReceiveLine[] {
  const known = lines.find(({ item }) => item.id === one.item.id);
  if (!known) return [...lines, one];
  const more = known.item.is_serialized
    ? { serials: [...parseSerials(known.serials), ...parseSerials(one.serials)].join('\n') }
    : { quantity: typeof known.quantity === 'number' ? known.quantity + 1 : known.quantity };
  return lines.map((line) => (line === known ? { ...line, ...more } : line));
}

/** Adds an unknown code as a serial number of the last line, if that item is serialized; else returns undefined. */
export function addSerial(lines: ReceiveLine[], code: string): ReceiveLine[] | undefined {
  const last = lines.at(-1);
  if (!last?.item.is_serialized) return undefined;
  return [...lines.slice(0, -1), { ...last, serials: [...parseSerials(last.serials), code].join('\n') }];
}
