import { and, eq, isNull, ne } from 'drizzle-orm';
import { unauthorized } from '../../core/problem.ts';
import { updateVersioned } from '../../core/records/version.ts';
import type { Scope } from '../../core/scope.ts';
import type { Live } from '../../core/live/live.ts';
import { staff } from '../tables.ts';
import { isSession } from './session.ts';
import { sessions } from './tables.ts';

/** Device and address are erased when a session ends. */
const ended = () => ({ ended_date: new Date(), browser: null, system: null, address: null });

/** Ends one session of a staff member; does nothing if it has ended already. */
export async function endSession(live: Pick<Live, 'end'>, scope: Scope, staffId: string, authTime: number) {
  const where = and(isSession(staffId, authTime), isNull(sessions.ended_date))!;
  const rows = await scope.updateReturning(sessions, ended(), where);
  if (rows.length > 0) live.end(scope.store.id, staffId, { only: authTime });
}

/** Ends all sessions of a staff member except this one, including those that have made no request yet. */
export function endOtherSessions(live: Pick<Live, 'end'>, scope: Scope, staffId: string, authTime: number) {
  return scope.joined(async (own) => {
    const now = new Date();
    await updateVersioned(own, staff, [staffId], staffId, { sessions_valid_from: now });
    const isOpen = and(isSession(staffId, authTime), isNull(sessions.ended_date))!;
    const kept = await own.updateReturning(sessions, { outlived_date: now }, isOpen);
    // Another session has ended this one in the meantime.
    if (kept.length === 0) throw unauthorized();
    const others = and(
      eq(sessions.staff_id, staffId),
      ne(sessions.auth_time, authTime),
      isNull(sessions.ended_date),
    )!;
    await own.update(sessions, ended(), others);
    own.afterCommit(() => live.end(own.store.id, staffId, { except: authTime }));
  });
}
