import { ownRows, type Domain } from '../core/domain.ts';
import { customerContributions } from '../customers/contributions.ts';
import { inventoryOf } from '../inventory/inventoryOf.ts';
import { stockClaims } from '../inventory/stockClaims.ts';
import { repairRemovals } from '../repairs/removals.ts';
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
  exported: ownRows('appointment_parts', 'appointments', 'appointment_repairs'),
  exportedJobs: ['remind-customer', 'tell-customer'],
};
