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

/** Something that staff should know of. */
export interface Happening {
  type: ResourceType;
  /** How the customer wants to be reached, where there is one. */
  contact?: MessageType;
  /** Null concerns all locations. */
  locationId: number | null;
  /** Only for those who have one of them. */
  rights?: readonly Right[];
  /** The staff member who did it, and need not be told. */
  by?: string;
  /** HTML. */
  body: string;
  /** What it says, for each reader in their own language. */
  data?: NotificationData | null;
}

/** Answers the id of the notification. */
export type Notify = (scope: Scope, happening: Happening) => Promise<string>;

/**
 * Tells staff of something, but who did it: message, notification and everybody's copy are stored together, also together with what
 * else the transaction around it changes; then those who are connected hear of it.
 */
export const notifier =
  (live: Live): Notify =>
  (scope, { type, contact = 'EMAIL', locationId, rights, by, body, data = null }) =>
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
      const staffIds = (await recipientsAt(own, locationId, rights)).filter((staffId) => staffId !== by);
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
