import { lazyWithPreload } from '../../kit/lazyWithPreload.ts';

export { useToldEvents } from './useToldEvents.ts';
export const AppointmentMessages = lazyWithPreload(() => import('./AppointmentMessages.tsx'));
export const TellDevices = lazyWithPreload(() => import('./TellDevices.tsx'));
export const TellEstimateInput = lazyWithPreload(() => import('./TellEstimateInput.tsx'));
export const TellInput = lazyWithPreload(() => import('./TellInput.tsx'));
