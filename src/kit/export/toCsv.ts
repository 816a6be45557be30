import papaparse from 'papaparse';
import type { Cell } from './cells.ts';

/** Text that a spreadsheet would execute as a formula is prefixed with an apostrophe; phone numbers are exempt. */
const formula = /^(?!\+\d[\d ]*(?: x\d+)?$)[=+\-@\t\r]/;

/** Starts with a byte order mark, so that Excel detects UTF-8. */
export const toCsv = (rows: Cell[][]): Blob =>
  new Blob(['\uFEFF', papaparse.unparse(rows, { escapeFormulae: formula })], {
    type: 'text/csv;charset=utf-8',
  });
