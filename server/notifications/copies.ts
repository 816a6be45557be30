import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Who } from '../../src/schemas/can.ts';
import type { Scope } from '../core/scope.ts';
import { notificationRecipients as copies, notifications } from './tables.ts';

/** Sets whether a notification is read; `id` is the notification's. */
export interface Mark {
  id: string;
  is_read: boolean;
}

/** The condition for a staff member's own copies: they can read and change no others. */
export const ownCopies = ({ staff_id }: Pick<Who, 'staff_id'>): SQL => eq(copies.staff_id, staff_id);

/** Marks a staff member's copies as read or unread; the date of the first reading is kept. */
export const markCopies = (scope: Scope, who: Who, marks: Mark[]): Promise<void> =>
  scope.transaction(async (transaction) => {
    for (const is_read of [true, false]) {
      const meant = marks.filter((mark) => mark.is_read === is_read).map(({ id }) => id);
      if (meant.length === 0) continue;
      const read_date = is_read ? sql`least(${copies.read_date}, now())` : null;
      const where = sql`${ownCopies(who)} and ${inArray(copies.notification_id, meant)}`;
      await transaction.update(copies, { is_read, read_date }, where);
    }
  });

/** Adds copies of notifications that the staff member did not receive at the time but may see now. */
export async function addCopies(scope: Scope, { staff_id }: Who, ids: string[]): Promise<void> {
  const { id, resource_type, created_date } = notifications;
  const hasCopy = scope.exists(copies, and(eq(copies.notification_id, id), eq(copies.staff_id, staff_id)));
  const missing = await scope.select(
    notifications,
    { notification_id: id, resource_type, created_date },
    { where: sql`${inArray(id, ids)} and not ${hasCopy}` },
  );
  await scope.insert(
    copies,
    missing.map((one) => ({ ...one, staff_id })),
    { ignoreExisting: true },
  );
}
