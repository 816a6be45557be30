import { lazyWithPreload } from '../../../kit/lazyWithPreload.ts';

/** Prints labels. */
export const LabelsDialog = lazyWithPreload(() => import('./LabelsDialog.tsx'));
