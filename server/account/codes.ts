import { eq, getTableColumns } from 'drizzle-orm';
import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Scope } from '../core/scope.ts';
import { passwordCodes } from './tables.ts';
import { staff } from '../staff/tables.ts';

/** Wrong codes that may be tried before a new one is needed. */
const tries = 5;

const derive = promisify<string, string, number, Buffer>(scrypt);

/** Makes the one code that counts from now on, valid for this many milliseconds. */
export async function issueCode(scope: Scope, staffId: string, lifetime: number): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const code_hash = await hash(code);
  await scope.transaction(async (own) => {
    await own.select(staff, { id: staff.id }, { where: eq(staff.id, staffId), lock: true });
    await forgetCode(own, staffId);
    const expires_date = new Date(Date.now() + lifetime);
    await own.insert(passwordCodes, [{ staff_id: staffId, code_hash, tries_left: tries, expires_date }]);
  });
  return code;
}

export type Redeemed =
  | { verdict: 'wrong' | 'expired' }
  /** `restore` makes the code good again, when what it was for could not be done. */
  | { verdict: 'right'; restore: () => Promise<void> };

/** Uses the code of a staff member up: a right one works once, and each wrong one costs a try. */
export async function redeemCode(scope: Scope, staffId: string, code: string): Promise<Redeemed> {
  const row = await spendTry(scope, staffId);
  if (!row) return refuseCode(code);
  if (!(await matches(code, row.code_hash))) return { verdict: 'wrong' };
  const { staff_id, code_hash } = passwordCodes;
  const used = await scope.delete(passwordCodes, eq(code_hash, row.code_hash), staff_id);
  if (used.length === 0) return { verdict: 'wrong' };
  if (row.expires_date.getTime() < Date.now()) return { verdict: 'expired' };
  return { verdict: 'right', restore: () => scope.insert(passwordCodes, [row], { ignoreExisting: true }) };
}

/** Finds a code wrong that nobody was sent, and takes as long as for any other. */
export async function refuseCode(code: string): Promise<{ verdict: 'wrong' }> {
  await matches(code, noCode);
  return { verdict: 'wrong' };
}

/** Takes a try away before the code is looked at, so that simultaneous guesses get no more of them. */
function spendTry(scope: Scope, staffId: string) {
  return scope.transaction(async (own) => {
    const where = eq(passwordCodes.staff_id, staffId);
    const [row] = await own.select(passwordCodes, getTableColumns(passwordCodes), { where, lock: true });
    if (!row || row.tries_left === 0) return undefined;
    await own.update(passwordCodes, { tries_left: row.tries_left - 1 }, where);
    return row;
  });
}

/** Makes the code of a staff member worthless. */
export const forgetCode = (scope: Scope, staffId: string) =>
  scope.delete(passwordCodes, eq(passwordCodes.staff_id, staffId), passwordCodes.staff_id);

async function hash(code: string, salt = randomBytes(16).toString('hex')): Promise<string> {
  return `${salt}:${(await derive(code, salt, 32)).toString('hex')}`;
}

async function matches(code: string, stored: string): Promise<boolean> {
  const again = await hash(code, stored.split(':')[0]);
  return timingSafeEqual(Buffer.from(again), Buffer.from(stored));
}

const noCode = `${'0'.repeat(32)}:${'0'.repeat(64)}`;
