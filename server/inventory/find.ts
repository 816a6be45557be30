import { eq, inArray, type SQL } from 'drizzle-orm';
import { normalizeSerial, codeVariants } from '../../src/schemas/inventory/codes.ts';
import type { Scope } from '../core/scope.ts';
import { folded } from '../core/tables/folded.ts';
import { locations } from '../locations/index.ts';
import { items, serials } from './tables.ts';

/**
 * Returns the item with a code, in any of its spellings: barcodes take precedence over SKUs, SKUs over serials. For a
 * serial the result includes its location. Undefined for an unknown code, which is normal while new serials are
 * scanned.
 */
export async function findByCode(scope: Scope, code: string) {
  const codes = codeVariants(code);
  const [serial] = await scope.select(
    serials,
    {
      serial: serials.serial,
      item_id: serials.item_id,
      state: serials.state,
      location_id: serials.location_id,
      location: locations.location_name,
    },
    {
      join: { table: locations, on: eq(locations.id, serials.location_id), isOptional: true },
      where: eq(serials.serial, normalizeSerial(code)),
    },
  );
  const itemId =
    (await itemWith(scope, inArray(folded(items.barcode), codes))) ??
    (await itemWith(scope, inArray(folded(items.sku), codes)));
  if (itemId !== undefined) return { itemId, serial: null };
  if (!serial) return undefined;
  const { item_id, ...rest } = serial;
  return { itemId: item_id, serial: rest };
}

async function itemWith(scope: Scope, where: SQL): Promise<string | undefined> {
  const [row] = await scope.select(items, { id: items.id }, { where });
  return row?.id;
}
