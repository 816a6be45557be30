/** How a price sheet is laid out (contract 4 §2.5): rows and columns count from 0. */
export const idColumn = 0;
export const productColumn = 1;
export const firstServiceColumn = 2;
export const headerRow = 0;
export const noteRow = 1;
export const firstProductRow = 2;

export const headers = ['Product ID', 'Product'];
export const note =
  'Each device has four rows: price, duration, warranty, display order. Rows can be sorted and filtered; delete all four to remove the services of a device. Please do not change columns A and B.';

/** What the rows of a device hold, in the order in which they are written. */
export const rowLabels = ['Price', 'Duration', 'Warranty', 'Display order'];
export const rowsPerProduct = rowLabels.length;

const labels = rowLabels.map((label) => label.toLowerCase());
const separator = ' · ';

/** What stands in column B: a row names its device and what it holds, wherever it is sorted to. */
export const rowNameOf = (product: string, label: string) => `${product}${separator}${label}`;

export interface RowName {
  product: string;
  /** The place of what the row holds among the labels. */
  line: number;
}

/** Reads column B; null when it does not say what the row holds. */
export function readRowName(text: string): RowName | null {
  const end = text.lastIndexOf(separator.trim());
  const line = end < 0 ? -1 : labelIndexOf(text.slice(end + 1));
  return line < 0 ? null : { product: text.slice(0, end).trim(), line };
}

/** The place of a label among the labels, or -1. */
export const labelIndexOf = (label: string) => labels.indexOf(label.trim().toLowerCase());

/** Rows and columns of a sheet. */
export const rowCount = (products: number) => firstProductRow + products * rowsPerProduct;
export const columnCount = (services: number) => firstServiceColumn + services;

/** Since format 2 every row names its device and what it holds; before, only the order of the rows said so. */
const format = 2;
const firstFormatByName = 2;

/** What stands in A2; a sheet of which nobody knows when it was exported carries no stamp. */
export const stampOf = (exportedAt: string | null) =>
  exportedAt === null ? '' : `Exported ${exportedAt}, format ${format}`;

export interface Stamp {
  exportedAt: string | null;
  /** The sheet was made by a later version of the product. */
  isTooNew: boolean;
  isByName: boolean;
}

/** Reads A2; null when it is no stamp. */
export function readStamp(text: string): Stamp | null {
  const [, moment, version] = /^Exported (\S+), format (\d+)$/i.exec(text.trim()) ?? [];
  if (!moment) return null;
  const time = Date.parse(moment);
  return {
    exportedAt: Number.isNaN(time) ? null : new Date(time).toISOString(),
    isTooNew: Number(version) > format,
    isByName: Number(version) >= firstFormatByName,
  };
}
