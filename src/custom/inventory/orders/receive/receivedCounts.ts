import { parseCents, parseNumber } from '../../../../schemas/amounts.ts';
import { matchesCode, normalizeSerial } from '../../../../schemas/inventory/codes.ts';
import { outstandingOf, type ReceivedLine } from '../../../../schemas/inventory/lines.ts';
import type { OrderLine } from '../lines/line.ts';

/** The count of one item: the typed quantity, or serial numbers. */
export interface ReceivedCount {
  text: string;
  serials: string[];
  /** The typed unit cost; undefined if it is as ordered. */
  cost?: string;
}

/** Maximum unit cost, in cents. */
const maxUnitCost = 2_000_000_000;

/** By item id. */
export type ReceivedCounts = Record<string, ReceivedCount>;

const emptyCount: ReceivedCount = { text: '', serials: [] };

export const countOf = (arrived: ReceivedCounts, { item_id }: OrderLine): ReceivedCount =>
  arrived[item_id] ?? emptyCount;

/** Returns the counted quantity of a line; undefined if the text is not a number. */
export function quantityOf(arrived: ReceivedCounts, line: OrderLine): number | undefined {
  const { text, serials } = countOf(arrived, line);
  if (line.item?.is_serialized) return serials.length;
  if (!text.trim()) return 0;
  const typed = parseNumber(text.trim());
  return typed !== null && Number.isInteger(typed) && typed >= 0 ? typed : undefined;
}

/** Returns the corrected unit cost (cents); undefined if unchanged, null if the text is not an amount. */
export function costOf(arrived: ReceivedCounts, line: OrderLine): number | null | undefined {
  const typed = countOf(arrived, line).cost?.trim();
  if (!typed) return undefined;
  const cents = parseCents(typed);
  if (cents === null || cents > maxUnitCost) return null;
  return cents === line.unit_cost ? undefined : cents;
}

/** Serial numbers that were sent and not received yet. */
const expectedSerials = ({ serials = [], received_serials: known = [] }: OrderLine) =>
  serials.filter((one) => !known.includes(one));

export interface ScanResult {
  arrived: ReceivedCounts;
  /** The item of the matched line. */
  item_id: string;
}

const addSerial = (arrived: ReceivedCounts, line: OrderLine, serial: string): ScanResult => {
  const counted = countOf(arrived, line);
  const serials = counted.serials.includes(serial) ? counted.serials : [...counted.serials, serial];
  return { arrived: { ...arrived, [line.item_id]: { ...counted, serials } }, item_id: line.item_id };
};

/**
 * Counts a scanned code. An item's code adds one unit; another code is a serial number: of the line that it was sent
 * with, or, for a purchase order, of the line scanned `last` or the only serialized line. Returns undefined if no line
 * matches.
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

/** Counts everything missing, as far as it is known (serial numbers only if they were sent). */
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

/** The received lines for the request. */
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
