import { late } from '../../kit/late.ts';

export type { LabelUse, RateBrowserStart } from './rateBrowser/start.ts';

export { AddressLabel } from './AddressLabel.tsx';
export const BookingShipments = late(() => import('./BookingShipments.tsx'));
export const RateBrowser = late(() => import('./rateBrowser/RateBrowser.tsx'));
