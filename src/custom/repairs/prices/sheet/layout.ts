/** The layout of a price sheet (contract 4 §2.5). Rows and columns are zero-based. */
export const idColumn = 0;
export const productColumn = 1;
export const firstServiceColumn = 2;
export const headerRow = 0;
export const noteRow = 1;
export const firstProductRow = 2;

export const headers = ['Product ID', 'Product'];
export const note =
  'Each device has four rows: price, duration, warranty, display order. Rows can be sorted and filtered; delete all four to remove the services of a device. Please do not change columns A and B.';

/** The content of a device's rows, in writing order. */
export const rowLabels = ['Price', 'Duration', 'Warranty', 'Display order'];
export const rowsPerProduct = rowLabels.length;

const labels = rowLabels.map((label) => label.toLowerCase());
const separator = ' · ';

/** The text of column B. Each row names its device and its content, so that rows can be sorted. */
export const rowNameOf = (product: string, label: string) => `${product}${separator}${label}`;

export interface RowName {
  product: string;
  /** The index of the row's label. */
  line: number;
}

/** Parses column B; null if it does not state the row's content. */
export function readRowName(text: string): RowName | null {
  const end = text.lastIndexOf(separator.trim());
  const line = end < 0 ? -1 : labelIndexOf(text.slice(end + 1));
  return line < 0 ? null : { product: text.slice(0, end).trim(), line };
}

/** Returns the index of a label, or -1. */
export const labelIndexOf = (label: string) => labels.indexOf(label.trim().toLowerCase());

/** The number of rows and columns of a sheet. */
export const rowCount = (products: number) => firstProductRow + products * rowsPerProduct;
export const columnCount = (services: number) => firstServiceColumn + services;

/** Since format 2 every row names its device and content. Before, only the order of the rows did. */
const format = 2;
const firstFormatByName = 2;

/** The text of A2: the export time. Empty if the time is unknown. */
export const stampOf = (exportedAt: string | null) =>
  exportedAt === null ? '' : `Exported ${exportedAt}, format ${format}`;

export interface Stamp {
  exportedAt: string | null;
  /** A later version of the product wrote the sheet. */
  isTooNew: boolean;
  isByName: boolean;
}

/** Parses A2; null if it is no stamp. */
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
