import { lazyWithPreload } from '../../../kit/lazyWithPreload.ts';

/** Prints labels. */
export const LabelsDialog = lazyWithPreload(() => import('./LabelsDialog.tsx'));

/** Loads all code that prints labels, so that they print without a connection too. */
export const loadLabels = () => Promise.all([LabelsDialog.load(), import('./labelsPdf.ts')]);
