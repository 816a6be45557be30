import { lazyWithPreload } from './lazyWithPreload.ts';

/** Inputs for declarations, loaded with the first dialog. */
export const ActiveInput = lazyWithPreload(() => import('./form/inputs/ActiveInput.tsx'));
export const CodeInput = lazyWithPreload(() => import('./form/inputs/CodeInput.tsx'));
export const DependentInput = lazyWithPreload(() => import('./form/inputs/DependentInput.tsx'));
export const ImageUpload = lazyWithPreload(() => import('./form/inputs/ImageUpload.tsx'));
export const NameInput = lazyWithPreload(() => import('./form/inputs/NameInput.tsx'));
export const SlugInput = lazyWithPreload(() => import('./form/inputs/SlugInput.tsx'));
