import { lazyWithPreload } from '../../kit/lazyWithPreload.ts';

export { AddressLabel } from './AddressLabel.tsx';
export const OrderShipments = lazyWithPreload(() => import('./OrderShipments.tsx'));
export const BookingShipments = lazyWithPreload(() => import('./BookingShipments.tsx'));
export const PrintFound = lazyWithPreload(() => import('./shipments/PrintFound.tsx'));
