import { appointmentCalls } from './appointments/calls.ts';
import { locationCalls } from './locations/calls.ts';
import { notificationCalls } from './notifications/calls.ts';
import { repairCalls } from './repairs/calls.ts';
import { staffCalls } from './staff/calls.ts';
import { storeCalls } from './store/calls.ts';
import { storefrontCalls } from './storefront/calls.ts';

/** What every domain adds to the data provider. */
export const domainCalls = [
  appointmentCalls,
  locationCalls,
  notificationCalls,
  repairCalls,
  staffCalls,
  storeCalls,
  storefrontCalls,
];
