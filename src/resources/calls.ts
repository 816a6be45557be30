import { appointmentCalls } from '../custom/appointments/calls.ts';
import { customerRecordCalls } from '../custom/customers/recordCalls.ts';
import { requestCalls } from '../custom/customers/requests/calls.ts';
import { timelineCalls } from '../custom/customers/timeline/calls.ts';
import { locationCalls } from '../custom/locations/calls.ts';
import { mailCalls } from '../custom/mail/calls.ts';
import { notificationCalls } from '../custom/notifications/calls.ts';
import { repairCalls } from '../custom/repairs/calls.ts';
import { staffCalls } from '../custom/staff/calls.ts';
import { storeCalls } from '../custom/store/calls.ts';
import { shippingCalls } from '../custom/shipping/calls.ts';
import { storefrontCalls } from '../custom/storefront/calls.ts';
import { workCalls } from '../custom/work/calls.ts';

/** What every domain adds to the data provider. */
export const domainCalls = [
  appointmentCalls,
  customerRecordCalls,
  locationCalls,
  mailCalls,
  notificationCalls,
  repairCalls,
  requestCalls,
  shippingCalls,
  staffCalls,
  storeCalls,
  storefrontCalls,
  timelineCalls,
  workCalls,
];
