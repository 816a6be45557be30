import { lazyWithPreload } from '../../../kit/lazyWithPreload.ts';

/** Prints labels. */
export const LabelsDialog = lazyWithPreload(() => import('./LabelsDialog.tsx'));

/** Loads the code that prints labels, so that they print without a connection too, unless they need the font of all European letters. */
export const loadLabels = () => Promise.all([LabelsDialog.load(), import('./labelsPdf.ts')]);
