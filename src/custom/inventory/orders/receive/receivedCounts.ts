import { parseCents, parseNumber } from '../../../../schemas/amounts.ts';
import { matchesCode, normalizeSerial } from '../../../../schemas/inventory/codes.ts';
import { outstandingOf, type ReceivedLine } from '../../../../schemas/inventory/lines.ts';
import type { OrderLine } from '../lines/line.ts';

/** What was counted of one item: how many, as it was typed, or which. */
export interface ReceivedCount {
  text: string;
  serials: string[];
  /** What one costs, as it was typed; nothing where it is what was ordered. */
  cost?: string;
}

/** As much as one may cost, in cents. */
const maxUnitCost = 2_000_000_000;

/** By item. */
export type ReceivedCounts = Record<string, ReceivedCount>;

const emptyCount: ReceivedCount = { text: '', serials: [] };

export const countOf = (arrived: ReceivedCounts, { item_id }: OrderLine): ReceivedCount =>
  arrived[item_id] ?? emptyCount;

/** How many of a line were counted; undefined where what was typed is no number. */
export function quantityOf(arrived: ReceivedCounts, line: OrderLine): number | undefined {
  const { text, serials } = countOf(arrived, line);
  if (line.item?.is_serialized) return serials.length;
  if (!text.trim()) return 0;
  const typed = parseNumber(text.trim());
  return typed !== null && Number.isInteger(typed) && typed >= 0 ? typed : undefined;
}

/** What one of a line costs (cents) where that was corrected; null where what was typed is no amount. */
export function costOf(arrived: ReceivedCounts, line: OrderLine): number | null | undefined {
  const typed = countOf(arrived, line).cost?.trim();
  if (!typed) return undefined;
  const cents = parseCents(typed);
  if (cents === null || cents > maxUnitCost) return null;
  return cents === line.unit_cost ? undefined : cents;
}

/** The serial numbers that are still on their way. */
const expectedSerials = ({ serials = [], received_serials: known = [] }: OrderLine) =>
  serials.filter((one) => !known.includes(one));

export interface ScanResult {
  arrived: ReceivedCounts;
  /** The line of it. */
  item_id: string;
}

const addSerial = (arrived: ReceivedCounts, line: OrderLine, serial: string): ScanResult => {
  const counted = countOf(arrived, line);
  const serials = counted.serials.includes(serial) ? counted.serials : [...counted.serials, serial];
  return { arrived: { ...arrived, [line.item_id]: { ...counted, serials } }, item_id: line.item_id };
};

/**
 * Counts what was scanned: the code of an item is one more of it, another is a serial number, of the line that it was
 * sent in, or, of an order, of the line that was `last` or is the only one of its kind. Nothing where it is of no line.
 */
export function countScan(
  arrived: ReceivedCounts,
  lines: OrderLine[],
  code: string,
  { isNamed, last }: { isNamed: boolean; last?: string },
): ScanResult | undefined {
  const line = lines.find(({ item }) => item && matchesCode(item, code));
  if (line?.item?.is_serialized) return { arrived, item_id: line.item_id };
  if (line) {
    const text = String((quantityOf(arrived, line) ?? 0) + 1);
    const counted = { ...countOf(arrived, line), text, serials: [] };
    return { arrived: { ...arrived, [line.item_id]: counted }, item_id: line.item_id };
  }
  const serial = normalizeSerial(code);
  const serialized = lines.filter(({ item }) => item?.is_serialized);
  const its = isNamed
    ? serialized.find((one) => expectedSerials(one).includes(serial))
    : (serialized.find(({ item_id }) => item_id === last) ??
      (serialized.length === 1 ? serialized[0] : undefined));
  return its && addSerial(arrived, its, serial);
}

/** All that is missing, as far as it is known what that is. */
export const countMissing = (lines: OrderLine[], arrived: ReceivedCounts): ReceivedCounts => ({
  ...arrived,
  ...Object.fromEntries(
    lines
      .filter((line) => !line.item?.is_serialized || expectedSerials(line).length > 0)
      .map((line) => [
        line.item_id,
        { ...countOf(arrived, line), text: String(outstandingOf(line)), serials: expectedSerials(line) },
      ]),
  ),
});

/** What is sent of it. */
export const toArrivals = (
  lines: OrderLine[],
  arrived: ReceivedCounts,
): (ReceivedLine & { unit_cost?: number })[] =>
  lines.flatMap((line) => {
    const quantity = quantityOf(arrived, line) ?? 0;
    if (quantity === 0) return [];
    const { serials } = countOf(arrived, line);
    const unit_cost = costOf(arrived, line) ?? undefined;
    return [
      {
        item_id: line.item_id,
        quantity,
        ...(line.item?.is_serialized && { serials }),
        ...(unit_cost !== undefined && { unit_cost }),
      },
    ];
  });
