import { and, asc, eq, inArray } from 'drizzle-orm';
import { can, type Who } from '../../src/schemas/can.ts';
import { seesCosts } from '../../src/schemas/inventory/access.ts';
import { stock as stockModel } from '../../src/schemas/inventory/stock.ts';
import type {
  AdjustRequest,
  ReceiveRequest,
  ReturnRequest,
  StockLevels,
} from '../../src/schemas/inventory/stockChanges.ts';
import { forbidden, invalid } from '../core/problem.ts';
import type { Scope } from '../core/scope.ts';
import { isFirstTime } from '../core/records/isFirstTime.ts';
import { move } from './ledger.ts';
import type { Inventory, StockChange } from './stockChange.ts';
import { items, stock } from './tables.ts';

type ByHand = ReceiveRequest | AdjustRequest | ReturnRequest;

interface Hand {
  inventory: Inventory;
  scope: Scope;
  who: Who;
}

/** Makes a manual movement at one location, idempotent by key; returns the stock levels after it. */
function moveManually(
  { inventory, scope, who }: Hand,
  name: 'receive' | 'return' | 'adjust',
  request: ByHand,
  step: (own: Scope) => Promise<StockChange[]>,
  check: (data: StockLevels['data']) => void = () => undefined,
): Promise<StockLevels> {
  const { key, ...values } = request;
  const { location_id, lines } = values;
  if (can(who, 'update', stockModel, { location_id }) !== true) throw forbidden();
  return scope.transaction(async (own) => {
    const isFirst = await isFirstTime(own, key, `stock/${name}`, values);
    if (isFirst) await move(inventory, own, who.staff_id, await step(own));
    const data = await levelsAt(own, location_id, lines);
    if (isFirst) check(data);
    return { data };
  });
}

async function levelsAt(
  scope: Scope,
  location_id: number,
  lines: { item_id: string }[],
): Promise<StockLevels['data']> {
  const ids = lines.map(({ item_id }) => item_id);
  const rows = await scope.select(
    stock,
    { item_id: stock.item_id, on_hand: stock.on_hand, reserved: stock.reserved },
    {
      where: and(inArray(stock.item_id, ids), eq(stock.location_id, location_id)),
      orderBy: [asc(stock.item_id)],
    },
  );
  return rows.map((row) => ({ ...row, location_id, available: row.on_hand - row.reserved }));
}

/**
 * Receives stock. The unit cost is the item's unless one is given, which requires the right to see costs (else 403).
 */
export function receive(hand: Hand, request: ReceiveRequest): Promise<StockLevels> {
  const isSaid = request.lines.some(({ unit_cost = null }) => unit_cost !== null);
  if (isSaid && seesCosts(hand.who) !== true) throw forbidden();
  return moveManually(hand, 'receive', request, async (own) => {
    const ids = request.lines.map(({ item_id }) => item_id);
    const rows = await own.select(
      items,
      { id: items.id, cost: items.cost },
      { where: inArray(items.id, ids) },
    );
    const costs = new Map(rows.map(({ id, cost }) => [id, cost]));
    return request.lines.map(({ unit_cost, ...line }) => ({
      ...line,
      ...placeOf(request),
      kind: 'RECEIVE' as const,
      unit_cost: unit_cost ?? costs.get(line.item_id) ?? null,
    }));
  });
}

/** Returns goods of customers to stock. */
export const returnStock = (hand: Hand, request: ReturnRequest) =>
  moveManually(hand, 'return', request, async () =>
    request.lines.map((line) => ({ ...line, ...placeOf(request), kind: 'RETURN' as const })),
  );

/** Adjusts the quantity on hand, with a reason. */
export function adjust(hand: Hand, request: AdjustRequest): Promise<StockLevels> {
  const { reason, note, lines } = request;
  if (reason === 'OTHER' && !note?.trim()) throw invalid([{ path: '/note', code: 'required' }]);
  return moveManually(
    hand,
    'adjust',
    request,
    async () =>
      lines.map(({ seen: _, ...line }) => ({
        ...line,
        ...placeOf(request),
        kind: 'ADJUST' as const,
        reason,
      })),
    (data) => {
      const errors = lines.flatMap(({ item_id, seen }, index) => {
        const others = lines.filter((line) => line.item_id === item_id);
        const now = data.find((level) => level.item_id === item_id)?.on_hand ?? 0;
        const on_hand = now - others.reduce((total, { quantity }) => total + quantity, 0);
        return seen === undefined || seen === on_hand
          ? []
          : [{ path: `/lines/${index}/quantity`, code: 'stock_changed', params: { on_hand } }];
      });
      if (errors.length > 0) throw invalid(errors);
    },
  );
}

const placeOf = ({ location_id, note }: ByHand) => ({ location_id, note: note?.trim() || null });
