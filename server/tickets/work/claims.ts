import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { enqueue } from '../../core/jobs/enqueue.ts';
import type { Scope } from '../../core/scope.ts';
import { items, lockStockLevels, type StockChange, type StockClaims } from '../../inventory/index.ts';
import { recordEvents } from '../events.ts';
import { ticketDevices } from '../tables.ts';
import type { PartState } from '../../../src/schemas/tickets/work.ts';
import { sourceOf } from './parts.ts';
import { deviceParts } from './tables.ts';

interface Place {
  item_id: string;
  location_id: number;
}

/** The parts that devices on tickets wait for: the oldest get what becomes free, the newest lose what is missing. */
export const ticketClaims: StockClaims = {
  reserveFreed: async (_, scope, _by, freed) => {
    const served: StockChange[] = [];
    for (const place of freed.filter(({ before, after }) => after > before && after > 0)) {
      const pieces = await piecesOf(scope, place, 'WANTED', place.after);
      served.push(...(await change(scope, place, pieces, 'RESERVED')));
      for (const { ticket_device_id } of pieces)
        await enqueue(scope, { kind: 'resume-device', key: ticket_device_id, data: { ticket_device_id } });
    }
    return served;
  },

  releaseNewest: async (_, scope, _by, shortages) => {
    if (shortages.length > 0) await lockStockLevels(scope, shortages);
    const released: StockChange[] = [];
    for (const place of shortages.filter(({ quantity }) => quantity > 0)) {
      const pieces = await piecesOf(scope, place, 'RESERVED', place.quantity);
      released.push(...(await change(scope, place, pieces, 'WANTED')));
    }
    return released;
  },

  waitedFor: async (scope, locationId) => {
    const { item_id, location_id, state } = deviceParts;
    const rows = await scope.select(
      deviceParts,
      { item_id, count: sql<number>`count(*)::int` },
      { where: and(eq(location_id, locationId), eq(state, 'WANTED')), groupBy: item_id },
    );
    return new Map(rows.map((row) => [row.item_id, row.count]));
  },
};

interface Piece {
  id: string;
  ticket_device_id: string;
}

/** Returns pieces of an item that are wanted, the oldest first, or reserved, the newest first. */
function piecesOf(
  scope: Scope,
  { item_id, location_id }: Place,
  state: 'WANTED' | 'RESERVED',
  limit: number,
): Promise<Piece[]> {
  const { id, ticket_device_id, created_date } = deviceParts;
  const order = state === 'WANTED' ? asc : desc;
  return scope.select(
    deviceParts,
    { id, ticket_device_id },
    {
      where: and(
        eq(deviceParts.item_id, item_id),
        eq(deviceParts.location_id, location_id),
        eq(deviceParts.state, state),
      ),
      orderBy: [order(created_date), order(id)],
      limit,
    },
  );
}

/** Stores the new state of pieces, with an event of the system each; returns their movements. */
async function change(
  scope: Scope,
  { item_id, location_id }: Place,
  pieces: Piece[],
  to: Extract<PartState, 'WANTED' | 'RESERVED'>,
): Promise<StockChange[]> {
  if (pieces.length === 0) return [];
  const ids = pieces.map(({ id }) => id);
  await scope.update(deviceParts, { state: to }, inArray(deviceParts.id, ids));
  const [item] = await scope.select(items, { name: items.name }, { where: eq(items.id, item_id) });
  const tickets = await ticketsOf(scope, pieces);
  const isReserved = to === 'RESERVED';
  await recordEvents(
    scope,
    null,
    pieces.map(({ ticket_device_id }) => ({
      ticket_id: tickets.get(ticket_device_id)!,
      ticket_device_id,
      kind: 'PART',
      from: isReserved ? 'WANTED' : 'RESERVED',
      to,
      reason: item?.name ?? null,
    })),
  );
  return pieces.map(({ ticket_device_id }) => ({
    item_id,
    location_id,
    kind: isReserved ? 'RESERVE' : 'RELEASE',
    reserved: isReserved ? 1 : -1,
    ...sourceOf({ id: ticket_device_id }),
  }));
}

async function ticketsOf(scope: Scope, pieces: Piece[]): Promise<Map<string, string>> {
  const ids = pieces.map(({ ticket_device_id }) => ticket_device_id);
  const rows = await scope.select(
    ticketDevices,
    { id: ticketDevices.id, ticket_id: ticketDevices.ticket_id },
    { where: inArray(ticketDevices.id, ids) },
  );
  return new Map(rows.map(({ id, ticket_id }) => [id, ticket_id]));
}
