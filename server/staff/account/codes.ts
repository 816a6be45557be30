import { and, eq, getTableColumns, gt, ne, sql } from 'drizzle-orm';
import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Scope } from '../../core/scope.ts';
import { passwordCodes } from './tables.ts';
import { staff } from '../tables.ts';

/**
 * Wrong attempts before a code becomes void: enough that outsiders cannot easily void it (attempts from one source are
 * also rate-limited, in choosePassword.ts), few enough that guessing one in a million is hopeless.
 */
const tries = { invitation: 1000, reset: 20, email: 20 };

export type CodeKind = keyof typeof tries;

const derive = promisify<string, string, number, Buffer>(scrypt);

/** Creates a code valid for `lifetime` ms; it replaces the staff member's earlier code of the same kind. */
export async function issueCode(
  scope: Scope,
  staffId: string,
  kind: CodeKind,
  lifetime: number,
  email?: string,
): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const code_hash = await hash(code);
  await scope.transaction(async (own) => {
    await own.select(staff, { id: staff.id }, { where: eq(staff.id, staffId), lock: true });
    await own.delete(passwordCodes, and(ofPerson(staffId), eq(passwordCodes.kind, kind)), passwordCodes.kind);
    const row = { staff_id: staffId, kind, email, code_hash, tries_left: tries[kind] };
    await own.insert(passwordCodes, [{ ...row, expires_date: new Date(Date.now() + lifetime) }]);
  });
  return code;
}

type Row = typeof passwordCodes.$inferSelect;

export type Redeemed =
  | { verdict: 'wrong' | 'expired' }
  /** `restore` makes the codes valid again if the action they were for failed. */
  | { verdict: 'right'; restore: () => Promise<void> };

/** What a code is for: choosing a password, or confirming this address. */
type Purpose = 'password' | { email: string };

/** Redeems a code of a staff member: a correct one works once and voids the others, a wrong one uses an attempt. */
export async function redeemCode(
  scope: Scope,
  staffId: string,
  code: string,
  purpose: Purpose = 'password',
): Promise<Redeemed> {
  const rows = await spendTry(scope, staffId, purpose);
  const row = await findMatch(code, rows);
  if (!row) return { verdict: 'wrong' };
  const used = await scope.delete(
    passwordCodes,
    eq(passwordCodes.code_hash, row.code_hash),
    passwordCodes.kind,
  );
  if (used.length === 0) return { verdict: 'wrong' };
  if (row.expires_date.getTime() < Date.now()) return { verdict: 'expired' };
  await deleteCodes(scope, staffId);
  return { verdict: 'right', restore: () => scope.insert(passwordCodes, rows, { ignoreExisting: true }) };
}

/** Rejects a code for an unknown recipient, in the same time as any other wrong code. */
export async function refuseCode(code: string): Promise<{ verdict: 'wrong' }> {
  await findMatch(code, []);
  return { verdict: 'wrong' };
}

/** Uses an attempt before the code is compared, so that concurrent guesses get no extra attempts. */
function spendTry(scope: Scope, staffId: string, purpose: Purpose): Promise<Row[]> {
  return scope.transaction(async (own) => {
    const { kind, email, tries_left } = passwordCodes;
    const isMeant =
      purpose === 'password' ? ne(kind, 'email') : and(eq(kind, 'email'), eq(email, purpose.email));
    const where = and(ofPerson(staffId), isMeant, gt(tries_left, 0));
    const options = { where, orderBy: [passwordCodes.kind], lock: true };
    const rows = await own.select(passwordCodes, getTableColumns(passwordCodes), options);
    await own.update(passwordCodes, { tries_left: sql`${passwordCodes.tries_left} - 1` }, where!);
    return rows;
  });
}

/** Returns the row of this code. Always compares twice, so that the time does not depend on how many codes exist. */
async function findMatch(code: string, rows: Row[]): Promise<Row | undefined> {
  const matching = await Promise.all(
    [0, 1].map(async (index) => {
      const row = rows[index];
      return (await matches(code, row?.code_hash ?? noCode)) ? row : undefined;
    }),
  );
  return matching.find((row) => row !== undefined);
}

/** Voids all codes of a staff member. */
export const deleteCodes = (scope: Scope, staffId: string) =>
  scope.delete(passwordCodes, ofPerson(staffId), passwordCodes.staff_id);

const ofPerson = (staffId: string) => eq(passwordCodes.staff_id, staffId);

async function hash(code: string, salt = randomBytes(16).toString('hex')): Promise<string> {
  return `${salt}:${(await derive(code, salt, 32)).toString('hex')}`;
}

async function matches(code: string, stored: string): Promise<boolean> {
  const again = await hash(code, stored.split(':')[0]);
  return timingSafeEqual(Buffer.from(again), Buffer.from(stored));
}

const noCode = `${'0'.repeat(32)}:${'0'.repeat(64)}`;
