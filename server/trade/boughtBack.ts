import { and, arrayOverlaps, asc, eq, gt } from 'drizzle-orm';
import { deliveredSerials } from '../../src/schemas/sales/refund.ts';
import type { Scope } from '../core/scope.ts';
import { movements } from '../inventory/index.ts';
import type { BoughtBack, SoldDevices } from '../sales/index.ts';
import { tradeRequests } from './tables.ts';

/** Returns the devices of an order that the store has bought back since, with their trade-ins. */
export async function boughtBack(
  scope: Scope,
  { lines, completed_date }: SoldDevices,
): Promise<BoughtBack[]> {
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
