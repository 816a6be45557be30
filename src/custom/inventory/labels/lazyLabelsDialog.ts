import { lazyWithPreload } from '../../../kit/lazyWithPreload.ts';

/** Prints labels. */
export const LabelsDialog = lazyWithPreload(() => import('./LabelsDialog.tsx'));

/** Loads what prints labels, so that they print without a connection too. */
export const loadLabels = async () => {
  const [{ loadLabelFonts }] = await Promise.all([import('./labelsPdf.ts'), LabelsDialog.load()]);
  await loadLabelFonts();
};
