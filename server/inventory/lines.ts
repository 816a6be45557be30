import { eq, getTableName, like, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ValidationError } from '../../src/schemas/validate.ts';
import type { RecordTable } from '../core/records/entity.ts';
import type { Scope } from '../core/scope.ts';
import { locations } from '../locations/index.ts';

/** Returns an error if the location does not exist or is voided. */
export async function locationErrors(
  scope: Scope,
  property: string,
  id: unknown,
): Promise<ValidationError[]> {
  const [row] = await scope.select(
    locations,
    { is_voided: locations.is_voided },
    { where: eq(locations.id, Number(id)), lock: 'unchanged' },
  );
  return row && !row.is_voided ? [] : [{ path: `/${property}`, code: 'reference' }];
}

/** Returns the next number of a store's records; takes a lock so that no other transaction uses it before this one ends. */
export async function nextNumber(
  scope: Scope,
  table: RecordTable & ({ number: PgColumn } | { order_no: PgColumn }),
): Promise<number> {
  await scope.alone(`numbers of ${getTableName(table)}`);
  const number = 'number' in table ? table.number : table.order_no;
  const [last] = await scope.select(table, { number: sql`max(${number})`.mapWith(Number) });
  return (last?.number ?? 0) + 1;
}

/** Returns a filter by a part of a number: '#12' matches 12, 112 and 1204. */
export function hasNumber(column: PgColumn, text: unknown): SQL {
  const digits = String(text).replaceAll(/\D/g, '');
  return digits && digits.length < 10 ? like(sql`${column}::text`, `%${digits}%`) : sql`false`;
}
