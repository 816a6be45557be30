import type { Domain } from '../core/domain.ts';
import { customerContributions } from '../customers/contributions.ts';
import { stockClaims } from '../inventory/stockClaims.ts';
import { repairRemovals } from '../repairs/removals.ts';
import { appointmentsOfCustomer } from './customer/customer.ts';
import { releaseNewest } from './parts/releaseNewest.ts';
import { serveWaiting } from './parts/serveWaiting.ts';
import { waitedFor } from './parts/waitedFor.ts';
import { keepSelectedRepairs } from './selectedRepairs.ts';

export const appointmentsDomain: Domain = {
  extend: () => {
    customerContributions.add(appointmentsOfCustomer);
    repairRemovals.add(keepSelectedRepairs);
    stockClaims.add({ reserveFreed: serveWaiting, releaseNewest, waitedFor });
  },
};
