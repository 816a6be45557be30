import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accountCalls } from '../../../src/schemas/account/calls.ts';
import { normalizePassword } from '../../../src/schemas/account/password.ts';
import { ready } from '../../core/access.ts';
import type { GuardOptions } from '../guard.ts';
import { invalid } from '../../core/problem.ts';
import { perHour, rateLimit } from '../../core/rateLimit.ts';
import { serve } from '../../core/routes/serve.ts';
import type { Live } from '../../core/live/live.ts';
import { issueCode, redeemCode } from './codes.ts';
import { mailAccount } from './mails.ts';
import { newPasswordProblem } from './newPassword.ts';
import { changeEmail, changePassword, readOneself, refuseTaken, type OwnAccount } from './ownAccount.ts';
import { checkProof } from './proof.ts';

const hour = 3_600_000;

interface AccountOptions extends GuardOptions {
  live: Pick<Live, 'end'>;
}

/** Changing one's own password and email (contract 1 §7). */
export async function accountRoutes(app: FastifyInstance, { database, identity, live }: AccountOptions) {
  const limit = rateLimit(database, perHour('own account', 30));

  /** Returns the account if the password was entered just now. */
  const proven = async (request: FastifyRequest, proof: string): Promise<OwnAccount> => {
    const { scope, who, claims } = request;
    await limit(who.staff_id);
    await checkProof({ identity }, claims, proof);
    return { accounts: (await ready(identity)).accounts, live, scope, who, claims };
  };

  serve(app, accountCalls.changePassword, async (request) => {
    const own = await proven(request, request.body.proof);
    const password = normalizePassword(request.body.password);
    const { email } = await readOneself(own.scope, own.who);
    const code = await newPasswordProblem(own.scope, email, password);
    if (code) throw invalid([{ path: '/password', code }]);
    return { sign_in: await changePassword(own, password) };
  });

  serve(app, accountCalls.sendEmailCode, async (request) => {
    const { scope, who } = await proven(request, request.body.proof);
    const email = request.body.email.toLowerCase();
    await refuseTaken(scope, who, email);
    const person = await readOneself(scope, who);
    if (person.email.toLowerCase() === email) throw invalid([{ path: '/email', code: 'same' }]);
    await scope.transaction(async (own) => {
      const code = await issueCode(own, who.staff_id, 'email', hour, email);
      await mailAccount(own, { kind: 'email_code', to: email, person, code });
    });
    return { status: 200 };
  });

  serve(app, accountCalls.changeEmail, async (request) => {
    const own = await proven(request, request.body.proof);
    const email = request.body.email.toLowerCase();
    const redeemed = await redeemCode(own.scope, own.who.staff_id, request.body.code, { email });
    if (redeemed.verdict !== 'right') throw invalid([{ path: '/code', code: redeemed.verdict }]);
    try {
      return { sign_in: await changeEmail(own, email) };
    } catch (error) {
      await redeemed.restore();
      throw error;
    }
  });
}
