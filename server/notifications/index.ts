import { eq } from 'drizzle-orm';
import { ownRows, type Domain } from '../core/domain.ts';
import { notificationRoutes } from './routes.ts';
import * as tables from './tables.ts';

export { aboutAppointment, aboutCustomer, type Customer } from './aboutAppointment.ts';
export { addCopies, markCopies, ownCopies, type Mark } from './copies.ts';
export { type NotifiableEvent, type Notify, notifier } from './notify.ts';
export { recipientsAt } from './recipients.ts';
export { messages, notificationRecipients, notifications } from './tables.ts';

export const notificationsDomain: Domain = {
  tables: [tables],
  routes: (app) => notificationRoutes(app),
  expires: () => {
    const { notifications, messages } = tables;
    const days = 365;
    return [
      {
        table: notifications,
        id: notifications.id,
        date: notifications.created_date,
        days,
        // A request is read as its notification is.
        unless: () => eq(notifications.resource_type, 'CUSTOMER_CONTACT_REQUEST'),
      },
      {
        table: messages,
        id: messages.id,
        date: messages.created_date,
        days,
        unless: (own) => own.exists(notifications, eq(notifications.message_id, messages.id)),
      },
    ];
  },
  exported: ownRows('messages', 'notification_recipients'),
};
