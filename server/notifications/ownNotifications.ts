import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Who } from '../../src/schemas/can.ts';
import { notifications as model, type Notification } from '../../src/schemas/notifications/notifications.ts';
import { notFound } from '../core/problem.ts';
import { listConditions } from '../core/records/conditions.ts';
import type { Values } from '../core/records/entity.ts';
import { toListQuery } from '../core/records/listQuery.ts';
import { orderOf, toRecord } from '../core/records/read.ts';
import type { Scope } from '../core/scope.ts';
import { markCopies, ownCopies, type Mark } from './copies.ts';
import { messages, notificationRecipients as copies, notifications } from './tables.ts';

const columns = {
  id: copies.notification_id,
  message_id: notifications.message_id,
  resource_type: copies.resource_type,
  customer_message_type: notifications.customer_message_type,
  data: notifications.data,
  is_read: copies.is_read,
  read_date: copies.read_date,
  created_date: copies.created_date,
};
const join = { table: notifications, on: eq(notifications.id, copies.notification_id) };

const toCopy = (row: Values) => toRecord(row) as Notification;

/** One page, its total, and the number of all unread notifications. */
export async function listNotifications(scope: Scope, who: Who, query: Values) {
  const { filter, sorts, limit, offset } = toListQuery(model, query);
  const where = and(ownCopies(who), listConditions(scope, { model, columns, links: [] }, filter, {}));
  const orderBy = sorts.flatMap((sort) => orderOf({ columns, model }, sort));
  const [total, total_unread, rows] = await Promise.all([
    scope.count(copies, where),
    scope.count(copies, and(ownCopies(who), eq(copies.is_read, false))),
    scope.select(copies, columns, { join, where, orderBy, limit, offset }),
  ]);
  return { data: rows.map(toCopy), total, total_unread };
}

/** Marks own copies as read or unread; returns them after the change, in the order of the ids. */
export async function markNotifications(scope: Scope, who: Who, marks: Mark[]): Promise<Notification[]> {
  const ids = marks.map(({ id }) => id);
  await markCopies(scope, who, marks);
  const where = and(ownCopies(who), inArray(copies.notification_id, ids));
  const rows = (await scope.select(copies, columns, { join, where })).map(toCopy);
  return ids.flatMap((id) => rows.filter((row) => row.id === id));
}

/** Marks all own unread copies as read. */
export const markAllRead = (scope: Scope, who: Who): Promise<void> =>
  scope.update(
    copies,
    { is_read: true, read_date: sql`now()` },
    sql`${ownCopies(who)} and ${eq(copies.is_read, false)}`,
  );

/** Returns a message if the staff member has a notification of it. */
export async function readMessage(scope: Scope, who: Who, id: string) {
  const hasCopy = scope.exists(
    notifications,
    and(
      eq(notifications.message_id, messages.id),
      scope.exists(copies, and(ownCopies(who), eq(copies.notification_id, notifications.id))),
    ),
  );
  const fields = { id: messages.id, body: messages.body, created_date: messages.created_date };
  const [message] = await scope.select(messages, fields, { where: and(eq(messages.id, id), hasCopy) });
  if (!message) throw notFound();
  return message;
}
