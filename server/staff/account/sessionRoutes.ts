import { and, desc, eq, getTableColumns, isNull } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { SessionRecord } from '../../../src/schemas/account/session.ts';
import { signedIn } from '../../core/access.ts';
import { secondFactorNeeded } from '../../core/problem.ts';
import { answers } from '../../core/routes/answers.ts';
import type { Live } from '../../core/live/live.ts';
import type { SessionTimes } from '../../settings.ts';
import { staff } from '../tables.ts';
import { endOtherSessions, endSession } from './endSessions.ts';
import { endReasonOf } from './session.ts';
import { sessions } from './tables.ts';

const config = { access: signedIn };

/** The factor that the session still needs; until then it may do nothing else. */
const State = Type.Object({
  lack: Type.Union([Type.Literal('code'), Type.Literal('enrolment'), Type.Null()]),
});
const path = '/dc/store/:storeId/account/sessions';

/** Lists and ends one's own sessions (contract 1 §7). */
export async function sessionRoutes(
  app: FastifyInstance,
  { live, times }: { live: Pick<Live, 'end'>; times: SessionTimes },
) {
  const response = answers(200, Type.Array(SessionRecord));

  app.get(
    path,
    { config, schema: { tags: ['account'], summary: 'List one’s own sessions', response } },
    async (request) => listSessions(request, times),
  );

  app.delete(
    path,
    { config, schema: { tags: ['account'], summary: 'End all of one’s other sessions', response } },
    async (request) => {
      const { scope, who, claims } = request;
      await endOtherSessions(live, scope, who.staff_id, claims.auth_time);
      return listSessions(request, times);
    },
  );

  app.get(
    '/dc/store/:storeId/account/session',
    {
      config: { access: { ...signedIn, without: 'anything' } },
      schema: {
        tags: ['account'],
        summary: 'Read what this session still needs',
        response: answers(200, State),
      },
    },
    async ({ missingFactor = null }) => ({ lack: missingFactor }),
  );

  const params = Type.Object({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) });

  app.delete<{ Params: { id: number } }>(
    `${path}/:id`,
    {
      config: { access: { ...signedIn, without: 'anything' } },
      schema: { tags: ['account'], summary: 'End one of one’s own sessions', params, response },
    },
    async (request) => {
      const { scope, who, claims, missingFactor } = request;
      const { id } = request.params;
      // A session that lacks its second factor can end only itself.
      if (missingFactor && id !== claims.auth_time) throw secondFactorNeeded(missingFactor);
      await endSession(live, scope, who.staff_id, id);
      return missingFactor ? [] : listSessions(request, times);
    },
  );
}

/** Maximum number of listed sessions; ending all others includes those not listed. */
const maxListed = 100;

/** The caller's valid sessions, the current one first. */
async function listSessions({ scope, who, claims }: FastifyRequest, times: SessionTimes) {
  const { staff_id: staffId } = who;
  const { auth_time: authTime } = claims;
  const [person] = await scope.select(
    staff,
    { validFrom: staff.sessions_valid_from },
    { where: eq(staff.id, staffId) },
  );
  const rows = await scope.select(sessions, getTableColumns(sessions), {
    where: and(eq(sessions.staff_id, staffId), isNull(sessions.ended_date)),
    orderBy: [desc(eq(sessions.auth_time, authTime)), desc(sessions.last_seen_date)],
    limit: maxListed,
  });
  return rows
    .filter(
      (row) =>
        !endReasonOf({ authTime: row.auth_time, session: row, validFrom: person?.validFrom ?? null }, times),
    )
    .map(({ auth_time, browser, system, address, last_seen_date }) => ({
      id: auth_time,
      browser,
      system,
      address,
      signed_in_date: new Date(auth_time * 1000).toISOString(),
      last_seen_date: last_seen_date.toISOString(),
      is_current: auth_time === authTime,
    }));
}
