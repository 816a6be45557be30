import { lazyWithPreload } from '../../kit/lazyWithPreload.ts';

export { useToldEvents } from './useToldEvents.ts';
export const TellDevices = lazyWithPreload(() => import('./TellDevices.tsx'));
export const TellInput = lazyWithPreload(() => import('./TellInput.tsx'));
