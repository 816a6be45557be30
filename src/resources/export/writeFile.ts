import type { Cell } from './cells.ts';
import { saveFile } from './saveFile.ts';

export type ExportFormat = 'csv' | 'xlsx' | 'pdf';

export interface ExportFile {
  format: ExportFormat;
  /** What the rows are called, in the file itself. */
  title: string;
  /** The file's name without its ending. */
  name: string;
}

/** Makes the file and hands it to the browser as a download. */
export async function writeFile({ format, title, name }: ExportFile, rows: Cell[][]): Promise<void> {
  saveFile(await writers[format](title, rows), `${name}.${format}`);
}

const writers: Record<ExportFormat, (title: string, rows: Cell[][]) => Promise<Blob>> = {
  csv: (_, rows) => toCsv(rows),
  xlsx: toExcel,
  pdf: async (title, rows) => (await import('./toPdf.ts')).toPdf(title, rows),
};

/** Begins with a byte order mark, by which Excel knows UTF-8. */
async function toCsv(rows: Cell[][]): Promise<Blob> {
  const { default: papaparse } = await import('papaparse');
  return new Blob(['\uFEFF', papaparse.unparse(rows)], { type: 'text/csv;charset=utf-8' });
}

async function toExcel(title: string, rows: Cell[][]): Promise<Blob> {
  const { utils, write } = await import('xlsx');
  const sheet = utils.aoa_to_sheet(rows);
  sheet['!cols'] = rows[0]?.map((_, column) => ({
    wch: Math.min(60, Math.max(8, ...rows.slice(0, 200).map((row) => String(row[column] ?? '').length + 2))),
  }));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, title.slice(0, 31));
  return new Blob([write(book, { type: 'array', bookType: 'xlsx', compression: true })], {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
}
