import { and, ne, or } from 'drizzle-orm';
import type { ValidationError } from '../../src/schemas/validate.ts';
import type { Scope } from '../core/scope.ts';
import { ticketDevices } from './tables.ts';
import { isAt } from './whereAt.ts';

/** A location with devices in the store, or on their way to it, is not deactivated. */
export async function devicesAt(scope: Scope, locationId: number): Promise<ValidationError[]> {
  const count = await scope.count(
    ticketDevices,
    and(or(...isAt([locationId])), ne(ticketDevices.state, 'GONE')),
  );
  return count === 0 ? [] : [{ path: '/is_voided', code: 'holds_devices', params: { count } }];
}
