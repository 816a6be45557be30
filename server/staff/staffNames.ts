import { isUuid } from '../core/ids.ts';
import { isAnyOf } from '../core/planned.ts';
import type { Scope } from '../core/scope.ts';
import { staff } from './tables.ts';

/** Returns the names of staff members by id; ids that are not UUIDs are skipped. */
export async function staffNames(scope: Scope, ids: (string | null)[]): Promise<Map<string, string>> {
  const known = [...new Set(ids)].filter(isUuid);
  if (known.length === 0) return new Map();
  const people = await scope.planned('staff_names', named, { ids: known });
  return new Map(people.map((one) => [one.id, `${one.first_name} ${one.last_name}`]));
}

const named = () => {
  const { id, first_name, last_name } = staff;
  return { table: staff, fields: { id, first_name, last_name }, where: isAnyOf(id, 'ids') };
};
