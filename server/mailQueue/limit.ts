import type { Who } from '../../src/schemas/can.ts';
import type { Database } from '../core/database.ts';
import { allowance, perHour } from '../core/rateLimit.ts';

/** Throws 429 if a staff member writes to more addresses an hour than the setting allows. */
export type LimitMails = (who: Pick<Who, 'staff_id'>, addresses: number) => Promise<void>;

export function mailLimit(database: Promise<Database>, addressesAnHour: number): LimitMails {
  const take = allowance(database, perHour('mails written', addressesAnHour));
  return ({ staff_id }, addresses) => take(staff_id, addresses);
}
