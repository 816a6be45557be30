import { late } from './late.ts';

/** The inputs that declarations name; they come with the first dialog. */
export const ActiveInput = late(() => import('./form/inputs/ActiveInput.tsx'));
export const CodeInput = late(() => import('./form/inputs/CodeInput.tsx'));
export const DependentInput = late(() => import('./form/inputs/DependentInput.tsx'));
export const ImageUpload = late(() => import('./form/inputs/ImageUpload.tsx'));
export const NameInput = late(() => import('./form/inputs/NameInput.tsx'));
export const SlugInput = late(() => import('./form/inputs/SlugInput.tsx'));
