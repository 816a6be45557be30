import { ownRows, type Domain } from '../core/domain.ts';
import { notificationRoutes } from './routes.ts';
import * as tables from './tables.ts';

export { aboutAppointment, aboutCustomer, type Customer } from './aboutAppointment.ts';
export { addCopies, markCopies, ownCopies, type Mark } from './copies.ts';
export { type NotifiableEvent, type Notify, notifier } from './notify.ts';
export { messages, notificationRecipients, notifications } from './tables.ts';

export const notificationsDomain: Domain = {
  tables: [tables],
  routes: (app) => notificationRoutes(app),
  exported: ownRows('messages', 'notification_recipients'),
};
