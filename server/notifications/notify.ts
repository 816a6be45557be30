import { randomUUID } from 'node:crypto';
import type {
  MessageType,
  Notification,
  ResourceType,
} from '../../src/schemas/notifications/notifications.ts';
import type { Right } from '../../src/schemas/rights.ts';
import type { NotificationData } from '../../src/schemas/notifications/data.ts';
import type { Live } from '../core/live/live.ts';
import type { Scope } from '../core/scope.ts';
import { messages, notificationRecipients, notifications } from './tables.ts';
import { recipientsAt } from './recipients.ts';

declare module '../core/services.ts' {
  interface Services {
    notify: Notify;
  }
}

/** An event that staff are notified of. */
export interface NotifiableEvent {
  type: ResourceType;
  /** How the customer prefers to be contacted, if there is one. */
  contact?: MessageType;
  /** Null: all locations. */
  locationId: number | null;
  /** Only staff with at least one of these rights are notified. */
  rights?: readonly Right[];
  /** Only these of them, such as who does the work. */
  only?: readonly string[];
  /** The staff member who caused it; not notified. */
  by?: string;
  /** HTML. */
  body: string;
  /** Structured content, rendered in each reader's language. */
  data?: NotificationData | null;
}

/** Returns the id of the notification. */
export type Notify = (scope: Scope, event: NotifiableEvent) => Promise<string>;

/**
 * Notifies staff, except the one who caused the event. Message, notification and copies are stored in the caller's
 * transaction; after the commit, connected staff get a live update.
 */
export const notifier =
  (live: Live): Notify =>
  (scope, { type, contact = 'EMAIL', locationId, rights, only, by, body, data = null }) =>
    scope.transaction(async (own) => {
      const notification: Notification = {
        id: randomUUID(),
        message_id: randomUUID(),
        resource_type: type,
        customer_message_type: contact,
        data,
        is_read: false,
        read_date: null,
        created_date: new Date().toISOString(),
      };
      const { id, message_id } = notification;
      const created_date = new Date(notification.created_date);
      const staffIds = (await recipientsAt(own, locationId, rights)).filter(
        (staffId) => staffId !== by && (only === undefined || only.includes(staffId)),
      );
      if (by) own.afterCommit(() => live.touch(own.store.id, by));
      await own.insert(messages, [{ id: message_id, body, created_date }]);
      await own.insert(notifications, [
        {
          id,
          message_id,
          location_id: locationId,
          resource_type: type,
          customer_message_type: contact,
          data,
          created_date,
        },
      ]);
      await own.insert(
        notificationRecipients,
        staffIds.map((staff_id) => ({ notification_id: id, staff_id, resource_type: type, created_date })),
      );
      own.afterCommit(() => live.tell(own.store.id, staffIds, notification));
      return id;
    });
