const MB = 1024 * 1024;

/** What a file may hold, whatever its cells are about. */
export const fileLimits = {
  fileBytes: 32 * MB,
  inflatedBytes: 192 * MB,
  /** Of what is neither cells nor texts: styles, themes, properties. */
  otherBytes: 4 * MB,
  /** How many times its size a part may become: cells become about ten times as large, texts twenty times. */
  growth: 50,
};

/** Rows, columns and cells that a sheet may have. */
export interface SheetSize {
  rows: number;
  columns: number;
  cells: number;
}
