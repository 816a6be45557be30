import { fileLimits } from '../../../../kit/sheet/limits.ts';

/** What a file may hold; the largest export that these allow stays below all of them. */
export const limits = {
  ...fileLimits,
  products: 5_000,
  services: 500,
  cells: 1_000_000,
};

/** Columns of an .xls file. What lies beyond them is cut off without a word when it is saved. */
export const xlsColumns = 256;
