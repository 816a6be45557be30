import { and, eq, type SQL } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { SessionEndReason } from '../../../src/schemas/account/sessionEnd.ts';
import type { SessionTimes } from '../../settings.ts';
import { deviceOf } from './device.ts';
import { sessions } from './tables.ts';

/** The stored part of a session. */
export type Session = Pick<
  typeof sessions.$inferSelect,
  'last_seen_date' | 'address' | 'ended_date' | 'outlived_date'
>;

type Caller = Pick<FastifyRequest, 'who' | 'claims' | 'scope' | 'ip' | 'headers'>;

/** Minimum interval between updates of `last_seen_date`, in ms: a fraction of the idle timeout. */
const noticedEvery = ({ idle }: SessionTimes) => (idle > 0 ? Math.min(300_000, idle / 5) : 300_000);

interface SignIn {
  authTime: number;
  session: Session | null;
  /** Sign-ins before this are revoked. */
  validFrom: Date | null;
}

/** Returns why a session has ended; undefined while it is valid. `auth_time` has a precision of one second. */
export function endReasonOf(
  { authTime, session, validFrom }: SignIn,
  times: SessionTimes,
): SessionEndReason | undefined {
  if (session?.ended_date) return 'ended';
  if (isTooOld(authTime, session, times)) return 'expired';
  if (!validFrom || authTime >= Math.floor(validFrom.getTime() / 1000)) return undefined;
  return !session?.outlived_date || session.outlived_date < validFrom ? 'ended' : undefined;
}

/** Idle for too long, or the password was entered too long ago. */
function isTooOld(authTime: number, session: Session | null, times: SessionTimes): boolean {
  const begun = authTime * 1000;
  const used = session?.last_seen_date.getTime() ?? begun;
  const isIdle = times.idle > 0 && Date.now() - used > times.idle + noticedEvery(times);
  return isIdle || (times.longest > 0 && Date.now() - begun > times.longest);
}

/** Stores when and from where a session was last seen: on its first request, and every few minutes. */
export async function recordSession(
  request: Caller,
  known: Session | null,
  times: SessionTimes,
): Promise<void> {
  const { scope, claims, who, ip, headers } = request;
  const isRecent = known && Date.now() - known.last_seen_date.getTime() < noticedEvery(times);
  if (isRecent && known.address === ip) return;
  const seen = { address: ip, last_seen_date: new Date() };
  if (known) await scope.update(sessions, seen, isSession(who.staff_id, claims.auth_time));
  else
    await scope.insert(
      sessions,
      [{ staff_id: who.staff_id, auth_time: claims.auth_time, ...deviceOf(headers['user-agent']), ...seen }],
      { ignoreExisting: true },
    );
}

export const isSession = (staffId: string, authTime: number): SQL =>
  and(eq(sessions.staff_id, staffId), eq(sessions.auth_time, authTime))!;
