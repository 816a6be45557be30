import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { Scope } from '../../server/core/scope.ts';
import { move } from '../../server/inventory/ledger.ts';
import { stockCounts } from '../../server/inventory/counts/tables.ts';
import { items, movements, stock, suppliers } from '../../server/inventory/tables.ts';
import type { Role } from '../../src/schemas/rights.ts';
import type { TestApp, TestStore } from './support.ts';

type Values = Record<string, unknown>;

/** Helpers for tests of a store's stock. */
export function stockHelpers({ ask, database, store }: TestApp, own: TestStore = store) {
  const scope = new Scope(database.db, { id: own.id, timezone: 'America/Toronto' });
  const inventory = { notify: async () => '' };
  return {
    scope,

    item: async (values: Values = {}): Promise<string> => {
      const id = randomUUID();
      await scope.insert(items, [{ id, name: `Item ${id}`, sku: id, ...values }]);
      return id;
    },

    supplier: async (values: Values = {}): Promise<string> => {
      const id = randomUUID();
      await scope.insert(suppliers, [{ id, name: `Supplier ${id}`, ...values }]);
      return id;
    },

    /** Adds stock at a location. */
    shelve: (item_id: string, location_id: number, quantity: number, serials: string[] = []) =>
      move(inventory, scope, null, [{ item_id, location_id, kind: 'RECEIVE', quantity, serials }]),

    /** Reserves stock. */
    reserve: (item_id: string, location_id: number, reserved: number) =>
      move(inventory, scope, null, [{ item_id, location_id, kind: 'RESERVE', reserved }]),

    /** The stock level at each location. Expects the movements to add up to it. */
    levels: async (item_id: string): Promise<Record<number, number>> => {
      const rows = await scope.select(
        stock,
        { at: stock.location_id, on_hand: stock.on_hand },
        { where: eq(stock.item_id, item_id) },
      );
      const moved = await scope.select(
        movements,
        { at: movements.location_id, quantity: movements.quantity },
        { where: eq(movements.item_id, item_id) },
      );
      for (const { at, on_hand } of rows) {
        const here = moved.filter((one) => one.at === at);
        expect(here.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(on_hand);
      }
      return Object.fromEntries(rows.map(({ at, on_hand }) => [at, on_hand]));
    },

    /** Takes a step of a record, with a new idempotency key by default. */
    step: (role: Role, path: string, values: Values = {}, headers: Record<string, string> = {}) =>
      ask(role, 'POST', path, { body: { key: randomUUID(), ...values }, headers }),
  };
}

/** Creates a purchase order of one piece for the first location in a state. Returns its id. */
export async function purchaseOrderInState(
  services: TestApp,
  item_id: string,
  state: string,
): Promise<string> {
  const { supplier, step } = stockHelpers(services);
  const lines = [{ item_id, quantity: 1, unit_cost: 100 }];
  const [location_id] = services.store.locationIds;
  const body = { supplier_id: await supplier(), location_id, lines };
  const { json } = await services.ask('STORE_OWNER', 'POST', 'purchaseOrders', { body });
  if (state !== 'DRAFT') await step('STORE_OWNER', `purchaseOrders/${json.id}/order`);
  return json.id;
}

/** Creates a transfer of one piece from the first location to the second in a state. Returns its id. */
export async function transferInState(services: TestApp, item_id: string, state: string): Promise<string> {
  const [from_location_id, to_location_id] = services.store.locationIds;
  const body = { from_location_id, to_location_id, lines: [{ item_id, quantity: 1 }] };
  const { json } = await services.ask('STORE_OWNER', 'POST', 'transfers', { body });
  const { step } = stockHelpers(services);
  if (state !== 'DRAFT') await step('STORE_OWNER', `transfers/${json.id}/send`);
  return json.id;
}

/** Starts a stock count at a location after cancelling the open ones. Returns its id. */
export async function startCount(services: TestApp, location_id: number): Promise<string> {
  await cancelCounts(services);
  const { json } = await services.ask('STORE_OWNER', 'POST', 'stockCounts', { body: { location_id } });
  return json.id;
}

/** Cancels all open counts. */
export const cancelCounts = (services: TestApp) =>
  stockHelpers(services).scope.update(stockCounts, { state: 'CANCELLED' }, eq(stockCounts.state, 'OPEN'));
