import { and, desc, eq, getTableColumns, isNull } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accountCalls } from '../../../src/schemas/account/calls.ts';
import { secondFactorNeeded } from '../../core/problem.ts';
import { serve } from '../../core/routes/serve.ts';
import type { Live } from '../../core/live/live.ts';
import type { SessionTimes } from '../../settings.ts';
import { staff } from '../tables.ts';
import { endOtherSessions, endSession } from './endSessions.ts';
import { endReasonOf } from './session.ts';
import { sessions } from './tables.ts';

/** Lists and ends one's own sessions (contract 1 §7). */
export async function sessionRoutes(
  app: FastifyInstance,
  { live, times }: { live: Pick<Live, 'end'>; times: SessionTimes },
) {
  serve(app, accountCalls.listSessions, (request) => listSessions(request, times));

  serve(app, accountCalls.revokeOtherSessions, async (request) => {
    const { scope, who, claims } = request;
    await endOtherSessions(live, scope, who.staff_id, claims.auth_time);
    return listSessions(request, times);
  });

  serve(app, accountCalls.getMissingFactor, ({ missingFactor = null }) => ({ lack: missingFactor }));

  serve(app, accountCalls.revokeSession, async (request) => {
    const { scope, who, claims, missingFactor, params } = request;
    // A session that lacks its second factor can end only itself.
    if (missingFactor && params.id !== claims.auth_time) throw secondFactorNeeded(missingFactor);
    await endSession(live, scope, who.staff_id, params.id);
    return missingFactor ? [] : listSessions(request, times);
  });
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
