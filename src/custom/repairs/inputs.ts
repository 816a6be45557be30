import { lazy } from 'react';

/** They come with the first dialog; a declaration only names them. */
export const CostInput = lazy(() => import('./CostInput.tsx'));
export const DevicesInput = lazy(() => import('./DevicesInput.tsx'));
export const WarrantyInput = lazy(() => import('./WarrantyInput.tsx'));
export const WarrantyUnitInput = lazy(() => import('./WarrantyUnitInput.tsx'));
