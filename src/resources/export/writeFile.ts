import type { Cell } from './cells.ts';

export type ExportFormat = 'csv' | 'xlsx';

/** Makes the file and hands it to the browser as a download: `Brands 2026-01-31.csv`. */
export async function writeFile(format: ExportFormat, title: string, rows: Cell[][]): Promise<void> {
  const blob = format === 'csv' ? await toCsv(rows) : await toExcel(title, rows);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `${title} ${new Date().toISOString().slice(0, 10)}.${format}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

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
