import { late } from '../../kit/late.ts';

export { useAppointmentCalls } from './calls.ts';
export { CountValue, DayValue, TimeValue } from './details/DayValue.tsx';
export { LookupValue } from './details/LookupValue.tsx';

export const AppointmentDialog = late(() => import('./details/AppointmentDialog.tsx'));
