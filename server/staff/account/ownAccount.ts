import { and, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import { staff as model } from '../../../src/schemas/staff/staff.ts';
import type { Who } from '../../../src/schemas/can.ts';
import { AccountError, type AccountChanges, type Accounts } from '../identity/accounts.ts';
import type { TokenClaims } from '../identity/token.ts';
import { recordHistory } from '../../core/history/note.ts';
import { invalid, notFound, unavailable } from '../../core/problem.ts';
import { updateVersioned } from '../../core/records/version.ts';
import type { Scope } from '../../core/scope.ts';
import type { Live } from '../../core/live/live.ts';
import { staff } from '../tables.ts';
import { readStore } from '../../store/index.ts';
import { deleteCodes } from './codes.ts';
import { endOtherSessions } from './endSessions.ts';
import { mailAccount } from './mails.ts';

export interface OwnAccount {
  accounts: Accounts;
  live: Pick<Live, 'end'>;
  scope: Scope;
  who: Who;
  claims: TokenClaims;
}

export async function readOneself(scope: Scope, { staff_id }: Who, { lock = false } = {}) {
  const options = { where: eq(staff.id, staff_id), lock };
  const [person] = await scope.select(staff, getTableColumns(staff), options);
  if (!person) throw notFound();
  return person;
}

/** Changes the caller's password and ends all other sessions. */
export const changePassword = (own: OwnAccount, password: string) =>
  changeAccount(own, { password }, async (scope) => {
    const person = await readOneself(scope, own.who, { lock: true });
    await mailAccount(scope, { kind: 'password_changed', to: person.email, person });
    return {};
  });

/** Changes the caller's email, in the store and in the account, and ends all other sessions. */
export const changeEmail = (own: OwnAccount, email: string) =>
  changeAccount(own, { email }, async (scope) => {
    const person = await readOneself(scope, own.who, { lock: true });
    await refuseTaken(scope, own.who, email);
    const { staff_id } = own.who;
    await updateVersioned(scope, staff, [staff_id], staff_id, { email });
    const changes = { email: [person.email, email] as [unknown, unknown] };
    await recordHistory(scope, own.who, [{ model: model.name, id: staff_id, action: 'updated', changes }]);
    await mailAccount(scope, { kind: 'email_changed', to: person.email, person, email });
    return { email: person.email };
  });

/** Throws if the address belongs to another staff member, active or voided. */
export async function refuseTaken(scope: Scope, { staff_id }: Who, email: string): Promise<void> {
  const others = and(eq(sql`lower(${staff.email})`, email), ne(staff.id, staff_id));
  if ((await scope.count(staff, others)) > 0) throw taken();
}

const taken = () => invalid([{ path: '/email', code: 'unique' }]);

/**
 * Changes the database and the account together or not at all: the account is updated last, and restored if the
 * transaction fails to commit. `store` returns the account's previous values. Returns a custom token with which this
 * session signs in again, because the identity service ends all sessions on such a change; null if none can be created.
 */
async function changeAccount(
  { accounts, live, scope, who, claims }: OwnAccount,
  changes: AccountChanges,
  store: (own: Scope) => Promise<AccountChanges>,
): Promise<string | null> {
  const { tenant_id } = await readStore(scope);
  let before: AccountChanges | undefined;
  try {
    await scope.transaction(async (own) => {
      const stored = await store(own);
      await endOtherSessions(live, own, who.staff_id, claims.auth_time);
      await deleteCodes(own, who.staff_id);
      await accounts.update(tenant_id, claims.uid, changes).catch(refuse);
      before = stored;
    });
  } catch (error) {
    if (before?.email) await accounts.update(tenant_id, claims.uid, before).catch(() => undefined);
    throw error;
  }
  const { second_factor, auth_time } = claims;
  const kept = { ...(second_factor && { second_factor }), password_time: auth_time };
  return accounts.createSignIn(tenant_id, claims.uid, kept).catch(() => null);
}

function refuse(error: unknown): never {
  const code = error instanceof AccountError ? error.code : undefined;
  if (code === 'auth/email-already-exists') throw taken();
  if (code === 'auth/invalid-email') throw invalid([{ path: '/email', code: 'email' }]);
  throw unavailable();
}
