import type { Cell } from './cells.ts';
import { isPrintable } from './printable.ts';
import { saveFile } from './saveFile.ts';

export type ExportFormat = 'csv' | 'xlsx' | 'json' | 'pdf';

export interface ExportFile {
  format: ExportFormat;
  /** What the rows are called, in the file itself. */
  title: string;
  /** The file's name without its ending. */
  name: string;
  /** Of JSON: what it holds in place of the rows. */
  records?: Record<string, unknown>[];
  /** Of a PDF: what stands above the table. */
  picture?: HTMLCanvasElement;
}

/** Makes the file and hands it to the browser as a download. Answers whether it holds every letter of the rows. */
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
