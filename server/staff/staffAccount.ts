import { eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Staff } from '../../src/schemas/staff/staff.ts';
import { AccountError, type Accounts } from './identity/accounts.ts';
import { invalid, unavailable } from '../core/problem.ts';
import type { Scope } from '../core/scope.ts';
import { readStore } from '../store/index.ts';
import { staff } from './tables.ts';

/** Creates the account of a new staff member with a random password; the invitation lets them choose one. */
export async function createAccount(accounts: Accounts, scope: Scope, person: Staff): Promise<void> {
  const { tenant, uid } = await accountOf(scope, person);
  if (!uid) return;
  const { id, email, first_name, last_name, is_voided } = person;
  const account = {
    uid,
    email,
    password: randomBytes(24).toString('base64url'),
    displayName: `${first_name} ${last_name}`,
    claims: { staff_id: id, store_id: scope.store.id },
    disabled: is_voided,
  };
  await accounts.create(tenant, account).catch(refuse);
}

/** Updates the account after the email changed, or after deactivation or reactivation. */
export async function changeAccount(
  accounts: Accounts,
  scope: Scope,
  person: Staff,
  stored: Staff,
): Promise<void> {
  const { email, is_voided } = person;
  const isVoidedChanged = is_voided !== stored.is_voided;
  if (!isVoidedChanged && email.toLowerCase() === stored.email.toLowerCase()) return;
  const { tenant, uid } = await accountOf(scope, person);
  // A staff member who has not chosen a password may have no account yet: it is created with the password.
  if (!uid || !(await accounts.get(tenant, uid).catch(refuse))) return;
  if (isVoidedChanged && is_voided) await accounts.revokeSessions(tenant, uid).catch(refuse);
  // Updated last, so that a failed revocation leaves the account unchanged.
  await accounts.update(tenant, uid, { email, disabled: is_voided }).catch(refuse);
}

async function accountOf(scope: Scope, { id }: Staff) {
  const [[row], { tenant_id: tenant }] = await Promise.all([
    scope.select(staff, { uid: staff.uid }, { where: eq(staff.id, id) }),
    readStore(scope),
  ]);
  return { tenant, uid: row?.uid };
}

/** Maps errors about the email to its field; any other error means that the identity service is unavailable. */
function refuse(error: unknown): never {
  const code = error instanceof AccountError ? error.code : undefined;
  if (code === 'auth/email-already-exists') throw invalid([{ path: '/email', code: 'unique' }]);
  if (code === 'auth/invalid-email') throw invalid([{ path: '/email', code: 'email' }]);
  throw unavailable();
}
