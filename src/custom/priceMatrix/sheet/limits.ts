const MB = 1024 * 1024;

/** What a file may hold; the largest export that these allow stays below all of them. */
export const limits = {
  fileBytes: 32 * MB,
  inflatedBytes: 192 * MB,
  products: 5_000,
  services: 500,
  cells: 1_000_000,
};

/** Columns of an .xls file. What lies beyond them is cut off without a word when it is saved. */
export const xlsColumns = 256;

/** What the schema of a repair allows. */
export const bounds = {
  title: 200,
  duration: 100,
  cost: 9_999_999,
  warranty: 10_000,
  displayOrder: 1_000_000,
};

/** What a lifetime warranty is stored as. */
export const LIFETIME = -1;
