import { and, arrayOverlaps, asc, eq, gt } from 'drizzle-orm';
import type { Who } from '../../../src/schemas/can.ts';
import { normalizeSerial } from '../../../src/schemas/inventory/codes.ts';
import { changesPrices } from '../../../src/schemas/sales/access.ts';
import type { Order, OrderLine } from '../../../src/schemas/sales/orders.ts';
import { includesBoughtBack, deliveredSerials } from '../../../src/schemas/sales/refund.ts';
import type { ValidationError } from '../../../src/schemas/validate.ts';
import type { Scope } from '../../core/scope.ts';
import { movements } from '../../inventory/tables.ts';
import { tradeRequests } from '../../trade/tables.ts';
import type { Refunding, ReturnedLine } from './refund.ts';

interface Sold {
  lines: Pick<OrderLine, 'serials' | 'returned_serials'>[];
  completed_date: string | Date | null;
}

/** Returns the devices of an order that the store has bought back since, with their trade-ins. */
export async function boughtBack(scope: Scope, { lines, completed_date }: Sold) {
  const out = lines.flatMap(deliveredSerials);
  if (!completed_date || out.length === 0) return [];
  const rows = await scope.select(
    movements,
    {
      serials: movements.serials,
      date: movements.created_date,
      trade_request_id: tradeRequests.id,
      number: tradeRequests.number,
    },
    {
      join: { table: tradeRequests, on: eq(tradeRequests.id, movements.source_id) },
      where: and(
        eq(movements.source, 'TRADE'),
        gt(movements.created_date, new Date(completed_date)),
        arrayOverlaps(movements.serials, out),
      ),
      orderBy: [asc(movements.created_date)],
    },
  );
  return rows.flatMap(({ serials, ...bought }) =>
    serials.filter((serial) => out.includes(serial)).map((serial) => ({ serial, ...bought })),
  );
}

/**
 * A device bought back has been paid for already: refunding it requires the right to change prices, and a confirmation.
 */
export function boughtBackErrors(
  who: Who,
  order: Order,
  refunding: Pick<Refunding, 'lines' | 'bought_back'> & { value: number },
  bought: readonly string[],
): ValidationError[] {
  if (!includesBoughtBack(order, refunding, bought)) return [];
  const params = { serial: bought.join(', ') };
  const path = '/bought_back';
  if (changesPrices(who) !== true) return [{ path, code: 'bought_back_right', params }];
  return refunding.bought_back ? [] : [{ path, code: 'bought_back', params }];
}

/**
 * Splits a returned line: serials that came back as a trade-in are not restocked, the others are handled as requested.
 */
export function apart<L extends ReturnedLine & { sold: OrderLine; restock: boolean }>(
  line: L,
  bought: readonly string[],
): L[] {
  const { serials = [], sold } = line;
  const isBought = (serial: string) => bought.includes(normalizeSerial(serial));
  const back = serials.filter((serial) => !isBought(serial));
  if (back.length === serials.length) return [line];
  const again = serials.filter(isBought);
  const returned = (sold.returned ?? 0) + back.length;
  return [
    ...(back.length > 0 ? [{ ...line, serials: back, quantity: back.length }] : []),
    { ...line, serials: again, quantity: again.length, restock: false, sold: { ...sold, returned } },
  ];
}
