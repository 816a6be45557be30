import { and, arrayContains, eq, gt, inArray, ne, not, sql, sum } from 'drizzle-orm';
import { can } from '../../src/schemas/can.ts';
import { normalizeSerial, codeVariants } from '../../src/schemas/inventory/codes.ts';
import type { Item } from '../../src/schemas/inventory/items.ts';
import type { Movement } from '../../src/schemas/inventory/movements.ts';
import type { Serial } from '../../src/schemas/inventory/serials.ts';
import { stock as stockModel, type Stock } from '../../src/schemas/inventory/stock.ts';
import type { Hooks } from '../core/records/entity.ts';
import { invalid, Problem } from '../core/problem.ts';
import type { Scope } from '../core/scope.ts';
import { staffNames } from '../staff/index.ts';
import { incomingOf, sumOfComing } from './incoming.ts';
import { folded } from '../core/tables/folded.ts';
import { namesItem } from './search.ts';
import { items, movements, serials, stock } from './tables.ts';
import { movementRecords, stockLevels } from './views.ts';

const trimmed = (code: string | null) => code?.trim() ?? null;

/**
 * Quantities are summed over the locations that the reader may see. Whether an item is serialized is fixed by its first
 * movement.
 */
export const itemHooks: Hooks<Item> = {
  filters: { search: (scope, text) => namesItem(scope, items.id, items, text) },

  complete: async (scope, records, who) => {
    const ids = records.map(({ id }) => id);
    const seen = can(who, 'list', stockModel);
    const own = typeof seen === 'object' ? who.location_id : undefined;
    const rows = await scope.select(
      stock,
      {
        item_id: stock.item_id,
        on_hand: sum(stock.on_hand).mapWith(Number),
        reserved: sum(stock.reserved).mapWith(Number),
      },
      {
        where: and(
          inArray(stock.item_id, ids),
          own === undefined ? undefined : eq(stock.location_id, own ?? 0),
        ),
        groupBy: stock.item_id,
      },
    );
    const totals = new Map(rows.map((row) => [row.item_id, row]));
    const coming = (await incomingOf(scope, ids)).filter(
      ({ location_id }) => own === undefined || location_id === own,
    );
    for (const record of records) {
      const { on_hand = 0, reserved = 0 } = totals.get(record.id) ?? {};
      const lines = coming.filter(({ item_id }) => item_id === record.id);
      Object.assign(record, { on_hand, reserved, available: on_hand - reserved, ...sumOfComing(lines) });
    }
  },

  beforeWrite: async ({ scope }, record, stored) => {
    if (stored) await checkKept(scope, record, stored);
    const codes = { sku: trimmed(record.sku), barcode: trimmed(record.barcode) };
    if (codes.barcode !== stored?.barcode) await checkBarcode(scope, codes.barcode, stored);
    return codes;
  },
};

/** GTINs that differ only in leading zeros are the same. */
async function checkBarcode(scope: Scope, barcode: string | null, stored: Item | undefined): Promise<void> {
  if (barcode === null) return;
  const isSame = and(
    stored && ne(items.id, stored.id),
    inArray(folded(items.barcode), codeVariants(barcode)),
  );
  if ((await scope.count(items, isSame)) > 0)
    throw new Problem(409, 'There is such a record already.', [{ path: '/barcode', code: 'unique' }]);
}

/** Waits for concurrent movements of the item; later ones wait for this change. */
async function checkKept(scope: Scope, record: Item, stored: Item): Promise<void> {
  const isKeptOtherwise = record.is_serialized !== stored.is_serialized;
  const isTakenOut = record.is_voided && !stored.is_voided;
  if (!isKeptOtherwise && !isTakenOut) return;
  const { id } = record;
  await scope.select(items, { id: items.id }, { where: eq(items.id, id), lock: 'whole' });
  const errors = [];
  if (isKeptOtherwise && (await scope.count(stock, eq(stock.item_id, id))) > 0)
    errors.push({ path: '/is_serialized', code: 'has_movements' });
  if (isTakenOut && (await scope.count(stock, and(eq(stock.item_id, id), gt(stock.on_hand, 0)))) > 0)
    errors.push({ path: '/is_voided', code: 'has_stock' });
  if (errors.length > 0) throw invalid(errors);
}

/** Stock levels are read with properties of their item and incoming quantities. */
export const stockHooks: Hooks<Stock> = {
  source: stockLevels,

  filters: {
    search: (scope, text) => namesItem(scope, stockLevels.item_id, stockLevels, text),
    in_stock: (_, wanted) => (wanted === true ? gt : eq)(stockLevels.on_hand, 0),
  },

  complete: async (scope, records) => {
    const itemIds = [...new Set(records.map(({ item_id }) => item_id))];
    const coming = await incomingOf(scope, itemIds);
    for (const record of records) {
      const own = coming.filter(
        (line) => line.item_id === record.item_id && line.location_id === record.location_id,
      );
      Object.assign(record, sumOfComing(own));
    }
  },
};

export const movementHooks: Hooks<Movement> = {
  source: movementRecords,

  filters: {
    serial: (_, text) =>
      and(
        ne(movementRecords.serials, sql`'{}'`),
        arrayContains(movementRecords.serials, [normalizeSerial(String(text))]),
      ),
  },

  complete: async (scope, records) => {
    const names = await staffNames(
      scope,
      records.map(({ created_by }) => created_by),
    );
    for (const record of records) record.by = names.get(String(record.created_by)) ?? null;
  },
};

export const serialHooks: Hooks<Serial> = {
  filters: {
    serial: (_, texts: string[]) => inArray(serials.serial, texts.map(normalizeSerial)),
    from_trade: (scope, wanted) => {
      const isBought = scope.exists(
        movements,
        and(
          eq(movements.item_id, serials.item_id),
          eq(movements.source, 'TRADE'),
          ne(movements.serials, sql`'{}'`),
          arrayContains(movements.serials, sql`array[${serials.serial}]`),
        ),
      );
      return wanted === true ? isBought : not(isBought);
    },
  },
};
