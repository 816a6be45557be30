import { inArray } from 'drizzle-orm';
import { isUuid } from '../core/ids.ts';
import type { Scope } from '../core/scope.ts';
import { staff } from './tables.ts';

/** The names of staff members by their ids; what is no id has none. */
export async function staffNames(scope: Scope, ids: (string | null)[]): Promise<Map<string, string>> {
  const { id, first_name, last_name } = staff;
  const named = [...new Set(ids)].filter(isUuid);
  if (named.length === 0) return new Map();
  const where = inArray(id, named);
  const people = await scope.select(staff, { id, first_name, last_name }, { where });
  return new Map(people.map((one) => [one.id, `${one.first_name} ${one.last_name}`]));
}
