import { late } from '../../kit/late.ts';

export { AddressLabel } from './AddressLabel.tsx';
export const OrderShipments = late(() => import('./OrderShipments.tsx'));
export const BookingShipments = late(() => import('./BookingShipments.tsx'));
export const PrintFound = late(() => import('./shipments/PrintFound.tsx'));
