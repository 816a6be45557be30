import { currentSession } from '../../authProvider/loadSession.ts';
import { mayResetSecondFactor } from '../../schemas/staff/staffAccess.ts';

/** Whether the staff member has a second factor that the signed-in staff member may remove. */
export function canResetSecondFactor(record: Record<string, unknown>): boolean {
  const who = currentSession()?.who;
  return Boolean(who && record.second_factor_date && mayResetSecondFactor(who, record));
}
