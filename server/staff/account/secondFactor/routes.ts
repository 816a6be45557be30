import type { FastifyInstance, FastifyRequest } from 'fastify';
import { eq } from 'drizzle-orm';
import { accountCalls } from '../../../../src/schemas/account/calls.ts';
import type { SecondFactorState } from '../../../../src/schemas/account/secondFactorState.ts';
import { ready } from '../../../core/access.ts';
import type { GuardOptions } from '../../guard.ts';
import { notFound, Problem } from '../../../core/problem.ts';
import { qrCode } from '../../../core/qrCode.ts';
import { rateLimit } from '../../../core/rateLimit.ts';
import { serve } from '../../../core/routes/serve.ts';
import type { Secrets } from '../../../core/secrets.ts';
import { factorClaim } from '../../staffMember.ts';
import { roles, staff } from '../../tables.ts';
import { readStore } from '../../../store/index.ts';
import { addressOf } from './authenticator.ts';
import {
  begin,
  confirm,
  countRecoveryCodes,
  pass,
  renewRecoveryCodes,
  turnOff,
  type Owner,
} from './factors.ts';
import { checkPassword } from './passwordProof.ts';

const minute = 60_000;

interface Options extends GuardOptions {
  secrets: Secrets;
}

/** The caller's second factor: codes of an authenticator (contract 1 §7). */
export async function secondFactorRoutes(app: FastifyInstance, { database, identity, secrets }: Options) {
  const limits = [
    rateLimit(database, { name: 'second factor', times: 10, milliseconds: 5 * minute }),
    rateLimit(database, { name: 'second factor a day', times: 100, milliseconds: 24 * 60 * minute }),
  ];

  const ownerOf = ({ scope, who }: FastifyRequest): Owner => ({ scope, secrets, staffId: who.staff_id });

  /** Counts before the code is compared, so that concurrent guesses get no extra attempts. */
  const tried = async <T>({ who, ip, log }: FastifyRequest, act: () => Promise<T>): Promise<T> => {
    for (const limit of limits) await limit(who.staff_id);
    try {
      return await act();
    } catch (error) {
      if (error instanceof Problem)
        log.warn({ about: who.staff_id, from: ip }, 'A code of a second factor was refused');
      throw error;
    }
  };

  /** Returns a custom token for a session that has passed the second factor, as old as its password. */
  const signIn = async ({ scope, uid, claims }: FastifyRequest, date: Date): Promise<string> => {
    const { accounts } = await ready(identity);
    const { tenant_id } = await readStore(scope);
    return accounts.createSignIn(tenant_id, uid, {
      second_factor: factorClaim(date),
      password_time: claims.auth_time,
    });
  };

  serve(app, accountCalls.getSecondFactor, readState);

  serve(app, accountCalls.beginSecondFactor, async (request) => {
    const { scope, claims, body } = request;
    await checkPassword(await ready(identity), claims, body.password_token);
    const [{ email }, { name }] = await Promise.all([readPerson(request), readStore(scope)]);
    const key = await begin(ownerOf(request));
    const address = addressOf(key, name, email);
    return { key, address, picture: await qrCode(address) };
  });

  serve(app, accountCalls.confirmSecondFactor, (request) =>
    tried(request, async () => {
      const turnedOn = await confirm(ownerOf(request), request.body.code);
      return { token: await signIn(request, turnedOn.date), recovery_codes: turnedOn.codes };
    }),
  );

  serve(app, accountCalls.passSecondFactor, (request) =>
    tried(request, async () => {
      const { date } = await readPerson(request);
      if (!date) throw new Problem(409, 'There is no second factor.');
      await pass(ownerOf(request), request.body.code);
      return { token: await signIn(request, date) };
    }),
  );

  serve(app, accountCalls.renewRecoveryCodes, (request) =>
    tried(request, async () => ({
      recovery_codes: await renewRecoveryCodes(ownerOf(request), request.body.code),
    })),
  );

  serve(app, accountCalls.turnOffSecondFactor, (request) =>
    tried(request, async () => {
      const { isDemanded } = await readPerson(request);
      if (isDemanded) throw new Problem(409, 'The role demands a second factor.');
      await turnOff(ownerOf(request), request.body.code);
      return readState(request);
    }),
  );
}

async function readState(request: FastifyRequest): Promise<SecondFactorState> {
  const { date, isDemanded } = await readPerson(request);
  const left = await countRecoveryCodes(request.scope, request.who.staff_id);
  return { date: date?.toISOString() ?? null, is_demanded: isDemanded, recovery_codes: left };
}

async function readPerson({ scope, who }: FastifyRequest) {
  const [row] = await scope.select(
    staff,
    { date: staff.second_factor_date, email: staff.email, isDemanded: roles.demands_second_factor },
    { join: { table: roles, on: eq(roles.code, staff.role) }, where: eq(staff.id, who.staff_id) },
  );
  if (!row) throw notFound();
  return row;
}
