import type { Cell } from './cells.ts';
import { isPrintable } from './printable.ts';
import { saveFile } from './saveFile.ts';

export type ExportFormat = 'csv' | 'xlsx' | 'pdf';

export interface ExportFile {
  format: ExportFormat;
  /** What the rows are called, in the file itself. */
  title: string;
  /** The file's name without its ending. */
  name: string;
}

/** Makes the file and hands it to the browser as a download. Answers whether it holds every letter of the rows. */
export async function writeFile({ format, title, name }: ExportFile, rows: Cell[][]): Promise<boolean> {
  saveFile(await writers[format](title, rows), `${name}.${format}`);
  return format !== 'pdf' || rows.flat().every(isPrintable);
}

const writers: Record<ExportFormat, (title: string, rows: Cell[][]) => Promise<Blob>> = {
  csv: async (_, rows) => (await import('./toCsv.ts')).toCsv(rows),
  xlsx: async (title, rows) => (await import('./toExcel.ts')).toExcel(title, rows),
  pdf: async (title, rows) => (await import('./toPdf.ts')).toPdf(title, rows),
};
