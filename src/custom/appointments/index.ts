import { late } from '../../kit/late.ts';

export { useAppointmentCalls } from './calls.ts';
export { useFoundCustomers } from './booking/useCustomerSearch.ts';
export { AmountValue } from './details/AmountValue.tsx';
export { servicesText } from './details/appointmentTexts.ts';
export { CustomerEmail } from './details/CustomerEmail.tsx';
export { CountValue, TimeValue } from './details/TimeValue.tsx';
export { LookupValue } from './details/LookupValue.tsx';

/** Of a record that holds a customer as a booking does. */
export const CustomerInput = late(async () => ({
  default: (await import('./booking/CustomerInput.tsx')).CustomerInput,
}));
export const KnownCustomer = late(async () => ({
  default: (await import('./booking/LinkedCustomer.tsx')).KnownCustomer,
}));

export const AppointmentDialog = late(() => import('./details/AppointmentDialog.tsx'));
export const AffectedBookings = late(() => import('./affected/AffectedBookings.tsx'));
