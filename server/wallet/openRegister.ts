import { and, eq } from 'drizzle-orm';
import { invalid } from '../core/problem.ts';
import type { Scope } from '../core/scope.ts';
import { registers } from './tables.ts';
import { tillCash } from './tillCash.ts';

interface Wanted {
  location_id: number;
  register_id: string | null | undefined;
  /** Cents that will be taken out; more than is in it is refused (`cash_short`, with what is there). */
  takes?: number;
  /** Where an error is told (a JSON Pointer). */
  path?: string;
}

/**
 * Locks the open till that takes or gives cash, until the caller's transaction ends: nobody closes it meanwhile. Answers
 * its id. Refuses (422, `till_closed`) what is no open till of the location. Locked after orders and payments, before
 * stock and balances.
 */
export async function openRegister(
  scope: Scope,
  { location_id, register_id, takes = 0, path = '/register_id' }: Wanted,
): Promise<string> {
  if (!register_id || !(await lockIfOpen(scope, location_id, register_id)))
    throw invalid([{ path, code: 'till_closed' }]);
  if (takes > 0) await refuseShort(scope, register_id, takes);
  return register_id;
}

/** Locks a till until the caller's transaction ends, and answers whether it is an open one of the location. */
export async function lockIfOpen(scope: Scope, location_id: number, till: string): Promise<boolean> {
  const { id, state, location_id: place } = registers;
  const where = and(eq(id, till), eq(place, location_id));
  const [row] = await scope.select(registers, { state }, { where, lock: true });
  return row?.state === 'OPEN';
}

/** Refuses to take more out of a locked till than is in it. */
export async function refuseShort(scope: Scope, id: string, takes: number): Promise<void> {
  const cash = (await tillCash(scope, [id])).get(id) ?? 0;
  if (takes > cash) throw invalid([{ path: '/amount', code: 'cash_short', params: { cash } }]);
}
