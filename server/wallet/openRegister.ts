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
  const { id, state, location_id: place } = registers;
  const [row] = register_id
    ? await scope.select(
        registers,
        { id, state },
        { where: and(eq(id, register_id), eq(place, location_id)), lock: true },
      )
    : [];
  if (row?.state !== 'OPEN') throw invalid([{ path, code: 'till_closed' }]);
  if (takes > 0) await refuseShort(scope, row.id, takes);
  return row.id;
}

/** Refuses to take more out of a locked till than is in it. */
export async function refuseShort(scope: Scope, id: string, takes: number): Promise<void> {
  const cash = (await tillCash(scope, [id])).get(id) ?? 0;
  if (takes > cash) throw invalid([{ path: '/amount', code: 'cash_short', params: { cash } }]);
}
