const MB = 1024 * 1024;

/** What a file may hold; the largest export that these allow stays below all of them. */
export const limits = {
  fileBytes: 32 * MB,
  inflatedBytes: 192 * MB,
  /** Of what is neither cells nor texts: styles, themes, properties. */
  otherBytes: 4 * MB,
  /** How many times its size a part may become: cells become about ten times as large, texts twenty times. */
  growth: 50,
  products: 5_000,
  services: 500,
  cells: 1_000_000,
};

/** Columns of an .xls file. What lies beyond them is cut off without a word when it is saved. */
export const xlsColumns = 256;
