import { lazy } from 'react';

export { useAppointmentCalls } from './calls.ts';
export { CountValue, DayValue, TimeValue } from './details/DayValue.tsx';
export { LookupValue } from './details/LookupValue.tsx';

export const AppointmentDialog = lazy(() => import('./details/AppointmentDialog.tsx'));
