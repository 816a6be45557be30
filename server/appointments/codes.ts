import { and, eq, inArray } from 'drizzle-orm';
import type { ValidationError } from '../../src/schemas/validate.ts';
import type { Values } from '../core/records/entity.ts';
import type { Scope } from '../core/scope.ts';
import { deliveryMethods, lookups } from '../store/index.ts';

/** The lookup type of each property with codes. */
const lookupTypes = {
  status: 'APPOINTMENT_STATUS',
  quote_status: 'QUOTE_STATUS',
  delivery_method: 'DELIVERY_METHOD',
  customer_contact_method: 'CONTACT_METHOD',
} as const;

/** Returns errors for changed codes that the store does not have, and for drop-off methods that it does not offer. */
export async function wrongCodes(scope: Scope, record: Values, stored: Values): Promise<ValidationError[]> {
  const changed = Object.entries(lookupTypes).filter(
    ([key]) => record[key] !== null && record[key] !== stored[key],
  );
  if (changed.length === 0) return [];
  const rows = await scope.select(
    lookups,
    { type: lookups.type, code: lookups.code },
    { where: inArray(lookups.type, Object.values(lookupTypes)) },
  );
  const known = new Set(rows.map(({ type, code }) => `${type} ${code}`));
  const unknown = changed.filter(([key, type]) => !known.has(`${type} ${String(record[key])}`));
  if (unknown.length > 0) return unknown.map(([key]) => ({ path: `/${key}`, code: 'enum' }));
  const isOffered = record.delivery_method === stored.delivery_method || (await isEnabled(scope, record));
  return isOffered ? [] : [{ path: '/delivery_method', code: 'enum' }];
}

const isEnabled = async (scope: Scope, { delivery_method }: Values) =>
  (await scope.count(
    deliveryMethods,
    and(eq(deliveryMethods.code, delivery_method as string), eq(deliveryMethods.is_enabled, true)),
  )) > 0;
