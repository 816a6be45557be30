import type { JobKind } from '../../core/jobs/kinds.ts';
import { findByEmail } from './choosePassword.ts';
import { sendReset, type OriginOf } from './invite.ts';

declare module '../../core/jobs/kinds.ts' {
  interface JobData {
    'send-reset': { email: string };
  }
}

/** Emails a password reset code to the staff member with this address, if there is one. */
export const resetJob = (originOf: OriginOf): JobKind<{ email: string }> => ({
  run: async ({ scope, data: { email } }) => {
    const person = await findByEmail(scope, email);
    if (person) await sendReset(originOf, scope, person.id);
  },
});
