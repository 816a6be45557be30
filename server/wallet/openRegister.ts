import { and, eq } from 'drizzle-orm';
import { invalid } from '../core/problem.ts';
import type { Scope } from '../core/scope.ts';
import { registers } from './tables.ts';
import { registerCash } from './registerCash.ts';

interface Wanted {
  location_id: number;
  register_id: string | null | undefined;
  /** Cents to take out; throws 422 (`cash_short`, with the cash in the register) if it has less. */
  takes?: number;
  /** JSON Pointer of errors. */
  path?: string;
}

/**
 * Locks the open register that receives or pays cash until the end of the caller's transaction, so that it cannot be
 * closed meanwhile, and returns its id. Throws 422 (`till_closed`) if it is not an open register of the location.
 * Locked after orders and payments, before stock and balances.
 */
export async function openRegister(
  scope: Scope,
  { location_id, register_id, takes = 0, path = '/register_id' }: Wanted,
): Promise<string> {
  if (!register_id || !(await lockIfOpen(scope, location_id, register_id)))
    throw invalid([{ path, code: 'till_closed' }]);
  if (takes > 0) {
    const cash = (await registerCash(scope, [register_id])).get(register_id) ?? 0;
    if (takes > cash) throw invalid([{ path: '/amount', code: 'cash_short', params: { cash } }]);
  }
  return register_id;
}

/** Locks a register until the end of the caller's transaction; returns whether it is an open one of the location. */
export async function lockIfOpen(scope: Scope, location_id: number, registerId: string): Promise<boolean> {
  const { id, state, location_id: place } = registers;
  const where = and(eq(id, registerId), eq(place, location_id));
  const [row] = await scope.select(registers, { state }, { where, lock: true });
  return row?.state === 'OPEN';
}
