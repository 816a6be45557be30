import { loadCommonPasswords } from '../../../src/schemas/account/commonPasswords.ts';
import { passwordProblem, type PasswordProblem } from '../../../src/schemas/account/password.ts';
import type { Scope } from '../../core/scope.ts';
import { readStore } from '../../store/index.ts';

/** Returns what is wrong with a new password for the account with this address. */
export async function newPasswordProblem(
  scope: Scope | undefined,
  email: string,
  password: string,
): Promise<PasswordProblem | undefined> {
  const [common, store] = await Promise.all([loadCommonPasswords(), scope && readStore(scope)]);
  return passwordProblem(password, { common, own: [email, store?.name, store?.domain] });
}
