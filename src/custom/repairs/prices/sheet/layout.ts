/** How a price sheet is laid out (contract 4 §2.5): rows and columns count from 0. */
export const idColumn = 0;
export const productColumn = 1;
export const firstServiceColumn = 2;
export const headerRow = 0;
export const noteRow = 1;
export const firstProductRow = 2;

export const headers = ['Product ID', 'Product'];
export const note =
  'Each device has four rows: price, duration, warranty, display order. Please do not change column A.';

/** What the rows of a device hold, in this order. */
export const rowLabels = ['Price', 'Duration', 'Warranty', 'Display order'];
export const rowsPerProduct = rowLabels.length;

/** Rows and columns of a sheet. */
export const rowsOf = (products: number) => firstProductRow + products * rowsPerProduct;
export const columnsOf = (services: number) => firstServiceColumn + services;

const format = 1;

/** What stands in A2; a sheet of which nobody knows when it was exported carries no stamp. */
export const stampOf = (exportedAt: string | null) =>
  exportedAt === null ? '' : `Exported ${exportedAt}, format ${format}`;

export interface Stamp {
  exportedAt: string | null;
  /** The sheet was made by a later version of the product. */
  isTooNew: boolean;
}

/** Reads A2; null when it is no stamp. */
export function readStamp(text: string): Stamp | null {
  const [, moment, version] = /^Exported (\S+), format (\d+)$/i.exec(text.trim()) ?? [];
  if (!moment) return null;
  const time = Date.parse(moment);
  return {
    exportedAt: Number.isNaN(time) ? null : new Date(time).toISOString(),
    isTooNew: Number(version) > format,
  };
}

const letters: string[] = [];

/** A, B, …, Z, AA, … */
export function columnName(column: number): string {
  return (letters[column] ??=
    (column < 26 ? '' : columnName(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26)));
}

/** As spreadsheets write it: `Sheet!C17`. */
export function addressOf(sheet: string, row: number, column: number): string {
  const name = /^[\p{L}_][\p{L}\d_]*$/u.test(sheet) ? sheet : `'${sheet.replaceAll("'", "''")}'`;
  return `${name}!${columnName(column)}${row + 1}`;
}
