import { and, eq, sql } from 'drizzle-orm';
import type { Who } from '../../../src/schemas/can.ts';
import type { ValidationError } from '../../../src/schemas/validate.ts';
import type { Register } from '../../../src/schemas/wallet/registers.ts';
import type { Scope } from '../../core/scope.ts';
import { locationErrors, nextNumber } from '../../inventory/index.ts';
import { registers } from '../tables.ts';

/** Returns further columns of a new register; takes a lock so that no other one is opened concurrently. */
export async function openingRow(scope: Scope, who: Who, { name }: Register) {
  const number = await nextNumber(scope, registers);
  return { number, name: name.trim(), opened_by: who.staff_id };
}

/** Returns errors if the location does not exist or the register is already open. */
export async function openingErrors(scope: Scope, register: Register): Promise<ValidationError[]> {
  const errors = await locationErrors(scope, 'location_id', register.location_id);
  const isOpen = and(
    eq(registers.state, 'OPEN'),
    eq(registers.location_id, register.location_id),
    eq(sql`lower(${registers.name})`, register.name.trim().toLowerCase()),
  );
  if ((await scope.count(registers, isOpen)) > 0) errors.push({ path: '/name', code: 'till_open' });
  return errors;
}
