import { and, eq, inArray, or } from 'drizzle-orm';
import { isInvalidImei, normalizeSerial, codeVariants } from '../../../src/schemas/inventory/codes.ts';
import { normalizeText } from '../../../src/schemas/normalizeText.ts';
import type { CountEntry, EntryProblem } from '../../../src/schemas/inventory/stockCounts.ts';
import type { Scope } from '../../core/scope.ts';
import { folded } from '../../core/tables/folded.ts';
import { items, serials } from '../tables.ts';
import type { Count } from './count.ts';

export interface Found {
  id: string;
  name: string;
  kind: string;
  is_serialized: boolean;
}

/** The item or serial of an entry, or why it does not count. */
export interface Resolved {
  item?: Found;
  serial?: string;
  problem?: EntryProblem;
}

const fields = {
  id: items.id,
  name: items.name,
  kind: items.kind,
  is_serialized: items.is_serialized,
  sku: items.sku,
  barcode: items.barcode,
};

/** Returns a function that resolves count entries: an item by id or code, or a serial. */
export async function resolver(
  scope: Scope,
  { kind, item_ids }: Pick<Count, 'kind' | 'item_ids'>,
  entries: CountEntry[],
) {
  const codes = [...new Set(entries.flatMap(({ code }) => (code ? codeVariants(code) : [])))];
  const numbers = [...new Set(entries.flatMap(({ code }) => (code ? [normalizeSerial(code)] : [])))];
  const known = await scope.select(
    serials,
    { serial: serials.serial, item_id: serials.item_id },
    { where: inArray(serials.serial, numbers) },
  );
  const ids = [...known, ...entries].flatMap(({ item_id }) => item_id ?? []);
  const rows = await scope.select(items, fields, {
    where: or(
      inArray(items.id, ids),
      and(
        eq(items.is_voided, false),
        or(inArray(folded(items.sku), codes), inArray(folded(items.barcode), codes)),
      ),
    ),
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const bySerial = new Map(known.map(({ serial, item_id }) => [serial, byId.get(item_id)]));
  const byCode = new Map(
    rows.flatMap((row) =>
      [row.sku, row.barcode].flatMap((code) => (code ? [[normalizeText(code), row] as const] : [])),
    ),
  );

  const find = ({ item_id, code = '' }: CountEntry): Resolved => {
    const serial = normalizeSerial(code);
    if (item_id) {
      const item = byId.get(item_id);
      return item?.is_serialized && serial ? { item, serial } : { item };
    }
    const item = codeVariants(code)
      .map((one) => byCode.get(one))
      .find(Boolean);
    if (item && !item.is_serialized) return { item };
    const owner = bySerial.get(serial);
    return owner ? { item: owner, serial } : { item };
  };

  const problemOf = ({ item, serial }: Resolved): EntryProblem | undefined => {
    if (!item) return 'unknown';
    const isOther = item_ids.length > 0 && !item_ids.includes(item.id);
    if (isOther || (kind !== null && item.kind !== kind)) return 'kind';
    if (!item.is_serialized) return undefined;
    if (!serial) return 'serial';
    return isInvalidImei(serial) ? 'imei' : undefined;
  };

  return (entry: CountEntry): Resolved => {
    const found = find(entry);
    return { ...found, problem: problemOf(found) };
  };
}
