import { eq, getTableName, inArray, like, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { LineItem } from '../../src/schemas/inventory/lines.ts';
import type { ValidationError } from '../../src/schemas/validate.ts';
import type { RecordTable } from '../core/records/entity.ts';
import type { Scope } from '../core/scope.ts';
import { locations } from '../locations/index.ts';
import { items } from './tables.ts';

interface Line {
  item_id: string;
  item?: LineItem;
}

/** Adds properties of their items to lines. */
export async function nameItems(scope: Scope, lines: Line[]): Promise<void> {
  const ids = [...new Set(lines.map(({ item_id }) => item_id))];
  if (ids.length === 0) return;
  const { id, name, sku, barcode, is_serialized } = items;
  const fields = { id, name, sku, barcode, is_serialized };
  const rows = await scope.select(items, fields, { where: inArray(id, ids) });
  const byId = new Map<string, LineItem>(rows.map((row) => [row.id, row]));
  for (const line of lines) line.item = byId.get(line.item_id);
}

/** Returns errors for lines whose item does not exist, or is voided and was not in the record before. */
export async function itemErrors(
  scope: Scope,
  lines: Line[],
  stored: Line[] = [],
): Promise<ValidationError[]> {
  const known = new Set(stored.map(({ item_id }) => item_id));
  const ids = lines.map(({ item_id }) => item_id).filter((id) => !known.has(id));
  if (ids.length === 0) return [];
  const { id, is_voided } = items;
  const rows = await scope.select(items, { id, is_voided }, { where: inArray(id, ids) });
  for (const row of rows) if (!row.is_voided) known.add(row.id);
  return lines.flatMap(({ item_id }, index) =>
    known.has(item_id) ? [] : [{ path: `/lines/${index}/item_id`, code: 'reference' }],
  );
}

/** Returns an error if the location does not exist or is voided. */
export async function locationErrors(
  scope: Scope,
  property: string,
  id: unknown,
): Promise<ValidationError[]> {
  const [row] = await scope.select(
    locations,
    { is_voided: locations.is_voided },
    { where: eq(locations.id, Number(id)) },
  );
  return row && !row.is_voided ? [] : [{ path: `/${property}`, code: 'reference' }];
}

/**
 * Returns an SQL expression for the next number of a store's records; takes a lock so that no other transaction uses it
 * before this one ends.
 */
export async function nextNumber(
  scope: Scope,
  table: RecordTable & ({ number: PgColumn } | { order_no: PgColumn }),
): Promise<SQL<number>> {
  await scope.alone(`numbers of ${getTableName(table)}`);
  const number = 'number' in table ? table.number : table.order_no;
  return sql`(select coalesce(max(${number}), 0) + 1 from ${table} where ${scope.tenantFilter(table)})`;
}

/** Returns a filter by a part of a number: '#12' matches 12, 112 and 1204. */
export function hasNumber(column: PgColumn, text: unknown): SQL {
  const digits = String(text).replaceAll(/\D/g, '');
  return digits && digits.length < 10 ? like(sql`${column}::text`, `%${digits}%`) : sql`false`;
}
