import { readWorkbook } from '../../../../../kit/sheet/read/readWorkbook.ts';
import { columnCount, rowCount } from '../layout.ts';
import { limits } from '../limits.ts';

const most = {
  rows: rowCount(limits.products),
  columns: columnCount(limits.services),
  cells: limits.cells,
};

/** Reads the cells of a price sheet within its limits. Throws SheetError. */
export const readSheet = (file: Blob) => readWorkbook(file, most);
