import { lazy } from 'react';

/** They come with the first dialog; a declaration only names them. */
export const CountryInput = lazy(() => import('./CountryInput.tsx'));
export const HoursInput = lazy(() => import('./HoursInput.tsx'));
export const MainInput = lazy(() => import('./MainInput.tsx'));
export const StateInput = lazy(() => import('./StateInput.tsx'));
export const TimezoneInput = lazy(() => import('./TimezoneInput.tsx'));
