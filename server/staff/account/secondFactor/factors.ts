import { and, eq, getTableColumns } from 'drizzle-orm';
import { isAuthenticatorCode } from '../../../../src/schemas/account/secondFactor.ts';
import { recordHistory } from '../../../core/history/note.ts';
import { invalid } from '../../../core/problem.ts';
import { updateVersioned } from '../../../core/records/version.ts';
import type { Scope } from '../../../core/scope.ts';
import type { Secrets } from '../../../core/secrets.ts';
import { staff } from '../../tables.ts';
import { newSecret, stepOf } from './authenticator.ts';
import { hashOf, newRecoveryCodes } from './recoveryCodes.ts';
import { secondFactors } from './tables.ts';

type Factor = typeof secondFactors.$inferSelect;

/** The staff member of a second factor, and the keys that encrypt its secret. */
export interface Owner {
  scope: Scope;
  staffId: string;
  secrets: Secrets;
}

/** A new secret must be confirmed within this time, in ms. */
const confirmWithin = 30 * 60_000;

const isOf = (staffId: string, state: Factor['state']) =>
  and(eq(secondFactors.staff_id, staffId), eq(secondFactors.state, state))!;

/** Creates a secret, which becomes active with its first code; replaces one that is still pending. */
export async function begin({ scope, staffId, secrets }: Owner): Promise<string> {
  const key = newSecret();
  const secret = secrets.seal(key, staffId);
  const row = { staff_id: staffId, state: 'PENDING', secret, created_date: new Date() } as const;
  const overwrite = {
    target: [secondFactors.staff_id, secondFactors.state],
    keys: ['secret', 'created_date'],
  };
  await scope.insert(secondFactors, [row], { overwrite });
  return key;
}

/** Activates the pending authenticator in place of an earlier one; returns the enrolment date and recovery codes. */
export const confirm = ({ scope, staffId, secrets }: Owner, code: string) =>
  scope.transaction(async (own) => {
    const pending = await lock(own, staffId, 'PENDING');
    const key = pending && secrets.open(pending.secret, staffId);
    if (!pending || !key || pending.created_date.getTime() < Date.now() - confirmWithin)
      throw invalid([{ path: '/code', code: 'begin_again' }]);
    const step = isAuthenticatorCode(code) ? stepOf(key, digitsOf(code)) : undefined;
    if (step === undefined) throw wrong();
    const codes = newRecoveryCodes();
    await own.delete(secondFactors, isOf(staffId, 'ON'), secondFactors.staff_id);
    await own.update(
      secondFactors,
      { state: 'ON', last_step: step, recovery_codes: hashed(staffId, codes) },
      isOf(staffId, 'PENDING'),
    );
    const date = await setDate(own, staffId, Date.now(), staffId);
    return { date, codes };
  });

/** Accepts a TOTP code or recovery code once; throws otherwise. */
export const pass = (owner: Owner, code: string) =>
  owner.scope.transaction((scope) => spend({ ...owner, scope }, code));

/** Replaces the recovery codes, given a valid code; earlier ones become void. */
export const renewRecoveryCodes = (owner: Owner, code: string) =>
  owner.scope.transaction(async (scope) => {
    const { staffId } = owner;
    await spend({ ...owner, scope }, code);
    const codes = newRecoveryCodes();
    await scope.update(secondFactors, { recovery_codes: hashed(staffId, codes) }, isOf(staffId, 'ON'));
    return codes;
  });

/** Turns the second factor off, given a valid code. */
export const turnOff = (owner: Owner, code: string) =>
  owner.scope.transaction(async (scope) => {
    await spend({ ...owner, scope }, code);
    await remove(scope, owner.staffId, owner.staffId);
  });

/** Removes the second factor, active and pending; `by` is recorded in the history. */
export async function remove(scope: Scope, staffId: string, by: string): Promise<void> {
  await scope.delete(secondFactors, eq(secondFactors.staff_id, staffId), secondFactors.staff_id);
  await setDate(scope, staffId, undefined, by);
}

/** The number of unused recovery codes. */
export async function countRecoveryCodes(scope: Scope, staffId: string): Promise<number> {
  const { recovery_codes } = secondFactors;
  const [row] = await scope.select(secondFactors, { recovery_codes }, { where: isOf(staffId, 'ON') });
  return row?.recovery_codes.length ?? 0;
}

/** The row lock serializes requests with the same code, so the second one is refused. */
async function spend({ scope, staffId, secrets }: Owner, code: string): Promise<void> {
  const factor = await lock(scope, staffId, 'ON');
  const spent =
    factor && (isAuthenticatorCode(code) ? spentStep(secrets, factor, code) : spentRecovery(factor, code));
  if (!spent) throw wrong();
  await scope.update(secondFactors, spent, isOf(staffId, 'ON'));
}

/** An unreadable secret refuses TOTP codes only: recovery codes need their hashes alone. */
function spentStep(
  secrets: Secrets,
  { staff_id, secret, last_step }: Factor,
  code: string,
): Partial<Factor> | undefined {
  const key = secrets.open(secret, staff_id);
  if (!key) throw invalid([{ path: '/code', code: 'unreadable' }]);
  const step = stepOf(key, digitsOf(code));
  if (step === undefined || step <= last_step) return undefined;
  return { last_step: step, ...(!secrets.isCurrent(secret) && { secret: secrets.seal(key, staff_id) }) };
}

function spentRecovery(
  { staff_id, recovery_codes: kept }: Factor,
  code: string,
): Partial<Factor> | undefined {
  const hash = hashOf(staff_id, code);
  return kept.includes(hash) ? { recovery_codes: kept.filter((one) => one !== hash) } : undefined;
}

async function lock(own: Scope, staffId: string, state: Factor['state']): Promise<Factor | undefined> {
  const where = isOf(staffId, state);
  const [row] = await own.select(secondFactors, getTableColumns(secondFactors), { where, lock: true });
  return row;
}

/**
 * Stores the enrolment date, later than any before because tokens identify the factor by it, and records it in the
 * history.
 */
async function setDate(scope: Scope, staffId: string, now: number | undefined, by: string): Promise<Date> {
  const key = 'second_factor_date';
  const [row] = await scope.select(staff, { date: staff[key] }, { where: eq(staff.id, staffId), lock: true });
  const before = row?.date ?? null;
  const date = new Date(Math.max(now ?? 0, (before?.getTime() ?? 0) + 1));
  const after = now === undefined ? null : date;
  await updateVersioned(scope, staff, [staffId], by, { [key]: after });
  const changes = {
    [key]: [before?.toISOString() ?? null, after?.toISOString() ?? null] as [unknown, unknown],
  };
  await recordHistory(scope, { staff_id: by }, [{ model: 'staff', id: staffId, action: 'updated', changes }]);
  return date;
}

const digitsOf = (code: string) => code.replace(/\s/g, '');

const hashed = (staffId: string, codes: string[]) => codes.map((code) => hashOf(staffId, code));

/** Wrong and already used codes give the same error: the difference would only help an attacker. */
const wrong = () => invalid([{ path: '/code', code: 'wrong' }]);
