import { ownRows, type Domain } from '../core/domain.ts';
import { customerContributions } from '../customers/index.ts';
import { inventoryOf, stockClaims } from '../inventory/index.ts';
import { repairRemovals } from '../repairs/index.ts';
import { appointmentsOfCustomer } from './customer/customer.ts';
import { appointmentHooks } from './hooks.ts';
import { releaseNewest } from './parts/releaseNewest.ts';
import { partsRoutes } from './parts/routes.ts';
import { serveWaiting } from './parts/serveWaiting.ts';
import * as partTables from './parts/tables.ts';
import { waitedFor } from './parts/waitedFor.ts';
import { reminderJob } from './reminder.ts';
import { keepSelectedRepairs } from './selectedRepairs.ts';
import * as tables from './tables.ts';
import { noticeJob } from './scheduleNotice.ts';

export { acceptQuote, showAnswer } from './conversion.ts';
export { appointmentNews, type AppointmentNews } from './appointmentNews.ts';
export { followWork } from './follow.ts';
export { calendarFile, locationOf, queueCustomerMail, timesOf } from './confirmation.ts';
export { isAppointmentOf } from './customer/isAppointmentOf.ts';
export { ownedBy } from './customer/ownedBy.ts';
export { notificationData } from './notificationData.ts';
export { appointmentOrders } from './orders.ts';
export { handOverParts } from './parts/handOverParts.ts';
export { lockFree } from './parts/lockFree.ts';
export { appointmentParts } from './parts/tables.ts';
export { addRepairs } from './selectedRepairs.ts';
export { appointmentRepairs, appointments } from './tables.ts';
export { tablesOfAppointments, tablesOfQuotes } from './followers.ts';
export { appointmentTickets, ticketsOf, type BookedTicket } from './tickets.ts';

export const appointmentsDomain: Domain = {
  tables: [tables, partTables],
  extend: () => {
    customerContributions.add(appointmentsOfCustomer);
    repairRemovals.add(keepSelectedRepairs);
    stockClaims.add({ reserveFreed: serveWaiting, releaseNewest, waitedFor });
  },
  hooks: (services) => ({ appointments: appointmentHooks(inventoryOf(services), services.noticeDelay) }),
  routes: (app) => partsRoutes(app),
  jobs: () => ({ 'tell-customer': noticeJob, 'remind-customer': reminderJob }),
  exported: ownRows('appointment_parts', 'appointment_repairs'),
  exportedJobs: ['remind-customer', 'tell-customer'],
};
