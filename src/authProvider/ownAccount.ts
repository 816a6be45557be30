import type { PartOf } from '../schemas/call.ts';
import { normalizePassword } from '../schemas/account/password.ts';
import { accountCalls } from '../schemas/account/calls.ts';
import { callStore } from './callStore.ts';
import { loadIdentity } from './identity.ts';
import { loadStore } from './loadStore.ts';
import { reauthenticate } from './passwords.ts';

/** Changes the password of the signed-in user and ends all other sessions. */
export async function changePassword(present: string, chosen: string): Promise<void> {
  const proof = await reauthenticate(present);
  await continueWithNewToken(
    await callStore(accountCalls.changePassword, { body: { proof, password: normalizePassword(chosen) } }),
  );
}

/** Sends a confirmation code to the new e-mail address. */
export async function requestEmailCode(present: string, email: string): Promise<void> {
  const proof = await reauthenticate(present);
  await callStore(accountCalls.sendEmailCode, { body: { proof, email } });
}

/** Changes the e-mail of the signed-in user with the code sent to it and ends all other sessions. */
export async function changeEmail(present: string, email: string, code: string): Promise<void> {
  const proof = await reauthenticate(present);
  await continueWithNewToken(await callStore(accountCalls.changeEmail, { body: { proof, email, code } }));
}

/** Such a change revokes all refresh tokens; without the new token this session ends within the hour. */
async function continueWithNewToken({
  sign_in,
}: PartOf<typeof accountCalls.changeEmail, 'answer'>): Promise<void> {
  if (!sign_in) return;
  const [{ signInWithToken }, { tenant_id: tenantId }] = await Promise.all([loadIdentity(), loadStore()]);
  await signInWithToken(tenantId, sign_in).catch(() => undefined);
}
