import { Type } from 'typebox';
import { answerOptional, call } from '../call.ts';
import { member } from '../can.ts';
import { listSchema } from '../listSchema.ts';
import { recordSchema } from '../recordSchema.ts';
import { Notification, notifications } from './notifications.ts';

const Copy = recordSchema(notifications);

/** Clients may send the whole notification; only `is_read` changes. */
const Mark = Type.Unsafe<Pick<Notification, 'is_read'> & Partial<Notification>>({
  ...Notification,
  required: ['is_read'],
});
const Marks = Type.Array(
  Type.Unsafe<Pick<Notification, 'id' | 'is_read'> & Partial<Notification>>({
    ...Notification,
    required: ['id', 'is_read'],
  }),
  { minItems: 1, maxItems: 1000 },
);

/** Calls of a staff member's own copies of notifications (contract 1 §7, 4 §7). */
export const notificationCalls = {
  /** A page, its total, and the number of all unread ones. */
  listOwnNotifications: call('GET /dc/store/:storeId/notifications/user/:staffId', {
    of: notifications,
    access: 'list',
    query: listSchema(notifications),
    answer: Type.Object({
      data: Type.Array(Copy),
      metadata: Type.Object({
        total: Type.Integer(),
        total_unread: Type.Integer(),
        page: Type.Integer(),
        per_page: Type.Integer(),
      }),
    }),
    summary: 'List the own notifications',
  }),

  markNotification: answerOptional(
    call('PUT /dc/store/:storeId/notifications/:id/user/:staffId', {
      of: notifications,
      access: 'update',
      body: Mark,
      answer: Copy,
      summary: 'Mark as read or unread',
    }),
  ),

  markNotifications: call('PUT /dc/store/:storeId/notifications/batch', {
    of: notifications,
    access: { one: member },
    body: Marks,
    answer: Type.Object({ data: Type.Array(Copy) }),
    summary: 'Mark several as read or unread',
  }),

  markAllRead: call('PUT /dc/store/:storeId/notifications/user/:staffId', {
    of: notifications,
    access: { one: member },
    body: Type.Object({ is_read: Type.Literal(true) }),
    answer: Type.Object({ total_unread: Type.Integer() }),
    summary: 'Mark all own ones as read',
  }),

  /** The body is HTML. */
  getMessage: call('GET /dc/store/:storeId/message/:messageId', {
    of: notifications,
    access: { one: member },
    answer: Type.Object({ id: Type.String(), body: Type.String(), created_date: Type.String() }),
    summary: 'Read the message of a notification',
  }),
};
