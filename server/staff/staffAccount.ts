import { eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Staff } from '../../src/schemas/staff/staff.ts';
import { AccountError, type Accounts } from './identity/accounts.ts';
import { invalid, unavailable } from '../core/problem.ts';
import type { Scope } from '../core/scope.ts';
import { readStore } from '../store/readStore.ts';
import { staff } from './tables.ts';

/** Makes the account that a new staff member signs in with; the password is chosen from the invitation. */
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

/** Lets the account follow a changed e-mail, or somebody taken out of use or back into it. */
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
  // Who has not chosen a password yet may have none: it is made with the password.
  if (!uid || !(await accounts.get(tenant, uid).catch(refuse))) return;
  if (isVoidedChanged && is_voided) await accounts.revokeSessions(tenant, uid).catch(refuse);
  // Last, so that a failure leaves the account as it was.
  await accounts.update(tenant, uid, { email, disabled: is_voided }).catch(refuse);
}

async function accountOf(scope: Scope, { id }: Staff) {
  const [[row], { tenant_id: tenant }] = await Promise.all([
    scope.select(staff, { uid: staff.uid }, { where: eq(staff.id, id) }),
    readStore(scope),
  ]);
  return { tenant, uid: row?.uid };
}

/** What is wrong with the e-mail stands at its field; anything else means that the identity service is not there. */
function refuse(error: unknown): never {
  const code = error instanceof AccountError ? error.code : undefined;
  if (code === 'auth/email-already-exists') throw invalid([{ path: '/email', code: 'unique' }]);
  if (code === 'auth/invalid-email') throw invalid([{ path: '/email', code: 'email' }]);
  throw unavailable();
}
