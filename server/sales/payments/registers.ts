import { and, asc, eq } from 'drizzle-orm';
import type { Scope } from '../../core/scope.ts';
import { lockIfOpen, openRegister, registers } from '../../wallet/index.ts';

/** Who moves money: a staff member, or the services (null). */
export interface Author {
  staff_id: string | null;
}

const isOpenAt = (location_id: number) =>
  and(eq(registers.location_id, location_id), eq(registers.state, 'OPEN'))!;

/** Returns the open registers of a location, those opened by the caller first. */
export async function openRegisters(scope: Scope, who: Author, location_id: number) {
  const { id, name, opened_by } = registers;
  const rows = await scope.select(
    registers,
    { id, name, opened_by },
    { where: isOpenAt(location_id), orderBy: [asc(registers.number)] },
  );
  return rows
    .map((row) => ({
      id: row.id,
      name: row.name,
      is_own: who.staff_id !== null && row.opened_by === who.staff_id,
    }))
    .toSorted((a, b) => Number(b.is_own) - Number(a.is_own));
}

interface Wanted {
  location_id: number;
  register_id?: string | null | undefined;
  /** Cents that are taken out. */
  takes?: number;
}

/**
 * Locks the open register for a cash movement until the transaction ends: the named one, else the one that the caller
 * opened, else the location's only one. Throws 422 without one (`till_closed`), or if its cash is too low
 * (`cash_short`).
 */
export const lockRegister = async (
  scope: Scope,
  who: Author,
  { register_id, ...wanted }: Wanted,
): Promise<string> =>
  openRegister(scope, {
    ...wanted,
    register_id: register_id ?? (await defaultRegister(scope, who, wanted.location_id)),
  });

/**
 * Locks the open register to which a movement without cash is assigned: the named one, else `preferred` if still open,
 * the one that the caller opened, or any other of the location; returns null if none is open. Thus everything done
 * while a register is open belongs to exactly one. Throws 422 (`till_closed`) if the named one is not an open register
 * of the location.
 */
export async function lockRegisterIfAny(
  scope: Scope,
  who: Author,
  { location_id, register_id, preferred = null }: Omit<Wanted, 'takes'> & { preferred?: string | null },
): Promise<string | null> {
  if (register_id) return openRegister(scope, { location_id, register_id });
  const open = (await openRegisters(scope, who, location_id)).map(({ id }) => id);
  const first = open.filter((id) => id === preferred);
  for (const id of new Set([...first, ...open])) {
    if (await lockIfOpen(scope, location_id, id)) return id;
  }
  return null;
}

async function defaultRegister(scope: Scope, who: Author, location_id: number): Promise<string | undefined> {
  const open = await openRegisters(scope, who, location_id);
  const [first] = open;
  return first && (first.is_own || open.length === 1) ? first.id : undefined;
}
