import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { isPasswordCode, normalizePassword } from '../../../src/schemas/account/password.ts';
import { staffCalls } from '../../../src/schemas/staff/calls.ts';
import type { Db } from '../../core/database.ts';
import { choosePassword, languageIn, type Choice } from './choosePassword.ts';
import { newPasswordProblem } from './newPassword.ts';
import { textsIn } from './passwordTexts.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import { publicScope, ready } from '../../core/access.ts';
import type { GuardOptions } from '../guard.ts';
import { counter, perHour, rateLimit } from '../../core/rateLimit.ts';
import type { Live } from '../../core/live/live.ts';
import { staff } from '../tables.ts';
import { answers } from '../../core/routes/answers.ts';
import { serve } from '../../core/routes/serve.ts';

const Told = Type.Object({ status: Type.Integer(), message: Type.String() });

const SetPassword = Type.Object({
  email: Type.String({ maxLength: 200 }),
  code: Type.String({ maxLength: 20 }),
  password: Type.String({ maxLength: 1000 }),
  store_id: Type.Optional(
    Type.String({ description: 'Needed where two stores have staff with one address' }),
  ),
});

export interface PasswordOptions extends GuardOptions {
  live: Pick<Live, 'end'>;
}

/** Password codes: requested by email, then used to choose a password (contract 1 §7). */
export async function passwords(app: FastifyInstance, options: PasswordOptions) {
  askForCode(app, options);
  setPassword(app, options);
}

/** The lookup is done in a job, so that neither response nor timing reveals whether the address exists. */
function askForCode(app: FastifyInstance, { database }: PasswordOptions) {
  const limitPerPerson = rateLimit(database, perHour('codes asked for a person', 5));
  const limitPerAddress = rateLimit(database, perHour('codes asked for', 60));
  // Limits emails per address over all sources; beyond it no email is sent, and the newest code stays valid.
  const mailed = counter(database, perHour('codes mailed', 10));

  serve(app, staffCalls.resetPassword, async ({ scope, ip, body: { email } }) => {
    await limitPerAddress(ip);
    const person = `${scope.store.id} ${email.toLowerCase()}`;
    await limitPerPerson(`${ip} ${person}`);
    if ((await mailed(person)) > 0) return { status: 200, is_limited: true };
    await enqueue(scope, { kind: 'send-reset', data: { email } });
    return { status: 200 };
  });
}

function setPassword(app: FastifyInstance, { database, identity, live }: PasswordOptions) {
  const limitPerAddress = rateLimit(database, perHour('codes tried', 120));
  const limitPerPerson = rateLimit(database, perHour('codes tried for a person', 10));
  const getAccounts = async () => (await ready(identity)).accounts;

  app.post<{ Body: Choice & { store_id?: string } }>(
    '/bdpwr/v1/set-password',
    {
      config: { access: 'unauthenticated' },
      bodyLimit: 10_000,
      schema: {
        tags: ['passwords'],
        summary: 'Choose a password with the code that was sent',
        security: [],
        body: SetPassword,
        response: { ...answers(200, Told), 422: Told },
      },
    },
    async (request, reply) => {
      const { ip, log, headers } = request;
      const { store_id, ...given } = request.body;
      const choice = { ...given, password: normalizePassword(given.password) };
      await limitPerAddress(ip);
      await limitPerPerson(`${ip} ${choice.email.toLowerCase()}`);
      const texts = textsIn(headers['accept-language']);
      if (!isPasswordCode(choice.code)) return respond(reply, 422, texts.incomplete);
      const { db } = await ready(database);
      const storeId = store_id ?? (await onlyStoreOf(db, choice.email));
      const scope = storeId === undefined ? undefined : await publicScope(db, storeId);
      const problem = await newPasswordProblem(scope, choice.email, choice.password);
      if (problem) return respond(reply, 422, texts.weak[problem]);
      const { verdict, person } = await choosePassword(
        getAccounts,
        scope,
        choice,
        languageIn(headers['accept-language']),
      );
      request.about = person?.id;
      if (verdict === 'right' && person) live.end(person.store_id, person.id);
      else log.warn({ about: person?.id, from: ip, what: verdict }, 'A password code was refused');
      return respond(reply, verdict === 'right' ? 200 : 422, texts[verdict]);
    },
  );
}

const respond = (reply: FastifyReply, status: number, message: string) =>
  reply.code(status).send({ status, message });

/** Returns the store of the address if it belongs to staff of exactly one store. */
async function onlyStoreOf(db: Db, email: string): Promise<string | undefined> {
  const rows = await db
    .select({ store_id: staff.store_id })
    .from(staff)
    .where(and(eq(sql`lower(${staff.email})`, email.toLowerCase()), eq(staff.is_voided, false)))
    .limit(2);
  return rows.length === 1 ? rows[0]?.store_id : undefined;
}
