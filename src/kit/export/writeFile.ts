import type { Cell } from './cells.ts';
import { isPrintable } from './printable.ts';
import { saveFile } from './saveFile.ts';

export type ExportFormat = 'csv' | 'xlsx' | 'json' | 'pdf';

export interface ExportFile {
  format: ExportFormat;
  /** The title inside the file. */
  title: string;
  /** The file name without extension. */
  name: string;
  /** For JSON: the content instead of the rows. */
  records?: Record<string, unknown>[];
  /** For PDF: a picture above the table. */
  picture?: HTMLCanvasElement;
}

/** Creates and downloads the file. Returns whether it contains all characters of the rows. */
export async function writeFile(file: ExportFile, rows: Cell[][]): Promise<boolean> {
  const { format, name } = file;
  saveFile(await writers[format](file, rows), `${name}.${format}`);
  return format !== 'pdf' || rows.flat().every(isPrintable);
}

const writers: Record<ExportFormat, (file: ExportFile, rows: Cell[][]) => Promise<Blob>> = {
  csv: async (_, rows) => (await import('./toCsv.ts')).toCsv(rows),
  xlsx: async ({ title }, rows) => (await import('./toExcel.ts')).toExcel(title, rows),
  json: async ({ records = [] }) => (await import('./toJson.ts')).toJson(records),
  pdf: async ({ title, picture }, rows) => (await import('./toPdf.ts')).toPdf(title, rows, picture),
};
