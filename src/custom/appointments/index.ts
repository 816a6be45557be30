import { lazyWithPreload } from '../../kit/lazyWithPreload.ts';

export { useAppointmentCalls } from './calls.ts';
export { AmountValue } from './details/AmountValue.tsx';
export { servicesText } from './details/appointmentTexts.ts';
export { CustomerEmail } from './details/CustomerEmail.tsx';
export { CountValue, TimeValue } from './details/TimeValue.tsx';
export { LookupValue } from './details/LookupValue.tsx';

/** An input of a record with an appointment's customer fields. */
export const CustomerInput = lazyWithPreload(async () => ({
  default: (await import('./booking/CustomerInput.tsx')).CustomerInput,
}));
export const LinkedCustomer = lazyWithPreload(async () => ({
  default: (await import('./booking/LinkedCustomer.tsx')).LinkedCustomer,
}));

export const AppointmentDialog = lazyWithPreload(() => import('./details/AppointmentDialog.tsx'));
export const AffectedBookings = lazyWithPreload(() => import('./affected/AffectedBookings.tsx'));
export { useOpeningHours } from './details/useOpeningHours.ts';
