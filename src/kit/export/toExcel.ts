import { utils, write } from 'xlsx';
import type { Cell } from './cells.ts';

/** The serial number of a day in spreadsheets, counted from 1899-12-30. */
const serialOf = (day: string) => Date.parse(day) / 86_400_000 + 25_569;

/** Days become dates. Other text gets the text format, so that editing it does not turn it into a formula. */
function toSheetCell(cell: Cell) {
  if (typeof cell === 'number') return cell;
  return /^\d{4}-\d{2}-\d{2}$/.test(cell) && !Number.isNaN(Date.parse(cell))
    ? { t: 'n', v: serialOf(cell), z: 'yyyy-mm-dd' }
    : { t: 's', v: cell, z: '@' };
}

/** A valid sheet name: 31 characters, without those Excel forbids. */
const sheetName = (title: string) =>
  title
    .replaceAll(/[\\/?*[\]:]/g, '')
    .replaceAll(/^'+|'+$/g, '')
    .slice(0, 31);

/** Returns the rows as a workbook with fitted column widths. */
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
