import { and, eq } from 'drizzle-orm';
import { invite, type OriginOf, staff } from '../../staff/index.ts';
import type { Db } from '../../core/database.ts';
import { Scope, type Store } from '../../core/scope.ts';

/** Invites all staff who have no account or have not accepted their invitation; returns how many. */
export async function inviteStaff(db: Db, originOf: OriginOf, store: Store): Promise<number> {
  const scope = new Scope(db, { id: store.id, timezone: store.timezone });
  const waiting = and(eq(staff.status, 'INVITED'), eq(staff.is_voided, false));
  const people = await scope.select(staff, { id: staff.id }, { where: waiting });
  for (const { id } of people) await invite(originOf, scope, id);
  return people.length;
}
