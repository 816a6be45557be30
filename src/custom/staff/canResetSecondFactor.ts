import { currentSession } from '../../authProvider/loadSession.ts';
import { mayResetSecondFactor } from '../../schemas/staff/staffAccess.ts';

/** Has this staff member a second factor, and may the person who is signed in take it away? */
export function canResetSecondFactor(record: Record<string, unknown>): boolean {
  const who = currentSession()?.who;
  return Boolean(who && record.second_factor_date && mayResetSecondFactor(who, record));
}
