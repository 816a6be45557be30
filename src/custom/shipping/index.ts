import { late } from '../../kit/late.ts';

export { AddressLabel } from './AddressLabel.tsx';
export const BookingShipments = late(() => import('./BookingShipments.tsx'));
