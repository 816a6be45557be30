import { late } from '../../kit/late.ts';

export { useAppointmentCalls } from './calls.ts';
export { AmountValue } from './details/AmountValue.tsx';
export { servicesText } from './details/appointmentTexts.ts';
export { CountValue, TimeValue } from './details/TimeValue.tsx';
export { LookupValue } from './details/LookupValue.tsx';

export const AppointmentDialog = late(() => import('./details/AppointmentDialog.tsx'));
