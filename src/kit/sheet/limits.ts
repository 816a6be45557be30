const MB = 1024 * 1024;

/** Limits of a file, independent of its content. */
export const fileLimits = {
  fileBytes: 32 * MB,
  inflatedBytes: 192 * MB,
  /** Total of parts without cells and strings: styles, themes, properties. */
  otherBytes: 4 * MB,
  /** Maximum compression ratio; cells reach about 10, strings 20. */
  growth: 50,
};

/** Maximum dimensions of a sheet. */
export interface SheetSize {
  rows: number;
  columns: number;
  cells: number;
}
