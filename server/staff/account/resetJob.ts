import type { JobKind } from '../../core/jobs/kinds.ts';
import { findByEmail } from './choosePassword.ts';
import { sendReset, type OriginOf } from './invite.ts';

declare module '../../core/jobs/kinds.ts' {
  interface JobData {
    'send-reset': { email: string };
  }
}

/** Sends a code to choose a new password with to whoever has this address, if anybody has. */
export const resetJob = (originOf: OriginOf): JobKind<{ email: string }> => ({
  run: async ({ scope, data: { email } }) => {
    const person = await findByEmail(scope, email);
    if (person) await sendReset(originOf, scope, person.id);
  },
});
