import { eq, inArray, type SQL } from 'drizzle-orm';
import { normalizeSerial, codeVariants } from '../../src/schemas/inventory/codes.ts';
import type { Scope } from '../core/scope.ts';
import { folded } from '../core/tables/folded.ts';
import { locations } from '../locations/tables.ts';
import { items, serials } from './tables.ts';

/**
 * What a code is of, in any of its spellings: a barcode before an SKU before a serial number. Whoever knows a serial number
 * is told where it is. Nothing of a code that nobody knows: new serial numbers are scanned all day.
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
