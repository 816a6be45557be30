import { fileLimits } from '../../../../kit/sheet/limits.ts';

/** Limits of a file. The largest export within them stays below all of them. */
export const limits = {
  ...fileLimits,
  products: 5_000,
  services: 500,
  cells: 1_000_000,
};

/** The columns of an .xls file. Spreadsheet programs silently drop further columns when saving. */
export const xlsColumns = 256;
