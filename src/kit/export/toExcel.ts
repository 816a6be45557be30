import { utils, write } from 'xlsx';
import type { Cell } from './cells.ts';

/** A day as the spreadsheets count: from the last day of 1899. */
const serialOf = (day: string) => Date.parse(day) / 86_400_000 + 25_569;

/** Days are dates. Other text says that it is text: a spreadsheet neither runs it nor makes a formula of it when edited. */
function toSheetCell(cell: Cell) {
  if (typeof cell === 'number') return cell;
  return /^\d{4}-\d{2}-\d{2}$/.test(cell) && !Number.isNaN(Date.parse(cell))
    ? { t: 'n', v: serialOf(cell), z: 'yyyy-mm-dd' }
    : { t: 's', v: cell, z: '@' };
}

/** A title as Excel lets a sheet be called: 31 letters, some not among them. */
const sheetName = (title: string) =>
  title
    .replaceAll(/[\\/?*[\]:]/g, '')
    .replaceAll(/^'+|'+$/g, '')
    .slice(0, 31);

/** The rows as a sheet, its columns as wide as what they hold. */
export function toExcel(title: string, rows: Cell[][]): Blob {
  const sheet = utils.aoa_to_sheet(rows.map((row) => row.map(toSheetCell)));
  sheet['!cols'] = rows[0]?.map((_, column) => ({
    wch: Math.min(60, Math.max(8, ...rows.slice(0, 200).map((row) => String(row[column] ?? '').length + 2))),
  }));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, sheetName(title));
  return new Blob([write(book, { type: 'array', bookType: 'xlsx', compression: true })], {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
}
