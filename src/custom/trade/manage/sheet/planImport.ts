import { normalizeText } from '../../../../schemas/normalizeText.ts';
import type { PriceRow } from '../../../../schemas/trade/prices.ts';
import { conditions } from '../../../../schemas/trade/terms.ts';
import type { ReadSheet } from './readPrices.ts';
import type { SheetPlan, SheetRow } from './types.ts';

export interface Device {
  id: string;
  name: string;
}

const rowKey = (productId: string, storage: string) => `${productId} ${storage}`;

/**
 * Compares a sheet with a version's prices and returns what to create, change and remove. Rows missing from the sheet
 * are removed; unreadable cells and missing columns leave prices unchanged.
 */
export function planImport(
  { rows, notes }: ReadSheet,
  prices: readonly PriceRow[],
  devices: readonly Device[],
): SheetPlan {
  const byId = new Map(devices.map((device) => [device.id, device]));
  const byName = new Map(devices.map((device) => [normalizeText(device.name.trim()), device]));
  const stored = new Map(prices.map((row) => [rowKey(row.product_id, row.storage), row]));
  const all: SheetRow[] = [...notes];
  const seen = new Set<string>();
  const unknownNames = new Set<string>();
  let unchanged = 0;
  for (const { address, id, product, storage, amounts } of rows) {
    const device = id ? byId.get(id) : byName.get(normalizeText(product.trim()));
    if (!device) {
      all.push({ kind: 'unknown', address, value: product || id, reason: 'trade.sheet.reasons.unknown' });
      unknownNames.add(normalizeText(product.trim()));
      continue;
    }
    const key = rowKey(device.id, storage);
    if (seen.has(key)) {
      all.push({ kind: 'invalid', address, value: product, reason: 'trade.sheet.reasons.row_twice' });
      continue;
    }
    seen.add(key);
    for (const condition of conditions) {
      const after = amounts[condition];
      const before = stored.get(key)?.amounts[condition] ?? null;
      if (after === undefined || after === before) {
        if (before !== null) unchanged += 1;
        continue;
      }
      const kind = before === null ? 'create' : after === null ? 'remove' : 'update';
      all.push({ kind, product_id: device.id, product: device.name, storage, condition, before, after });
    }
  }
  for (const { product_id, product, storage, amounts } of prices) {
    // A row with a damaged id still protects the prices of the device that its name matches.
    if (seen.has(rowKey(product_id, storage)) || unknownNames.has(normalizeText(product.trim()))) continue;
    for (const condition of conditions) {
      const before = amounts[condition];
      if (before === undefined) continue;
      all.push({ kind: 'remove', product_id, product, storage, condition, before, after: null });
    }
  }
  const kinds = ['invalid', 'unknown', 'update', 'create', 'remove'] as const;
  return {
    rows: Object.fromEntries(
      kinds.map((kind) => [kind, all.filter((row) => row.kind === kind)]),
    ) as SheetPlan['rows'],
    unchanged,
  };
}
