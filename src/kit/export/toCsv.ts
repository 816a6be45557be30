import papaparse from 'papaparse';
import type { Cell } from './cells.ts';

/** Text that a spreadsheet would run as a formula: an apostrophe is put before it. A phone number is none. */
const formula = /^(?!\+\d[\d ]*(?: x\d+)?$)[=+\-@\t\r]/;

/** Begins with a byte order mark, by which Excel knows UTF-8. */
export const toCsv = (rows: Cell[][]): Blob =>
  new Blob(['\uFEFF', papaparse.unparse(rows, { escapeFormulae: formula })], {
    type: 'text/csv;charset=utf-8',
  });
