import { lazy } from 'react';

/** Inputs for the form slots of a declaration; loaded with the first dialog that opens. */
export const ActiveInput = lazy(() => import('./form/inputs/ActiveInput.tsx'));
export const ImageUpload = lazy(() => import('./form/inputs/ImageUpload.tsx'));
export const NameInput = lazy(() => import('./form/inputs/NameInput.tsx'));
