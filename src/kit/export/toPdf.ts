import { jsPDF } from 'jspdf';
import { autoTable } from 'jspdf-autotable';
import type { Cell } from './cells.ts';
import { printable } from './printable.ts';

const margin = { top: 56, right: 36, bottom: 40, left: 36 };
const fontSize = 8;
const cellPadding = 4;
const ink = { text: [26, 29, 35], muted: [86, 94, 108], line: [227, 230, 235] } satisfies Record<
  string,
  [number, number, number]
>;

/** A number, amount, day or phone number, which must not wrap. */
const isFigure = (text: string) => /^[-+(]?\$?\d[\d\s().,-]{0,24}\$?$/.test(text);

/** Returns the rows as a table on landscape pages, below an optional picture; title and page number on each page. */
export function toPdf(title: string, [header = [], ...rows]: Cell[][], picture?: HTMLCanvasElement): Blob {
  const pdf = new jsPDF({ orientation: 'landscape', unit: 'pt', format: 'letter', compress: true });
  const { width, height } = pdf.internal.pageSize;
  pdf.setProperties({ title });
  const drawn = picture && (picture.height / picture.width) * (width - margin.left - margin.right);
  if (drawn) pdf.addImage(picture, 'PNG', margin.left, margin.top, width - margin.left - margin.right, drawn);
  autoTable(pdf, {
    ...(drawn && { startY: margin.top + drawn + 16 }),
    head: [header.map(printable)],
    body: rows.map((row) => row.map(printable)),
    margin,
    theme: 'plain',
    styles: { fontSize, cellPadding, textColor: ink.text, overflow: 'linebreak' },
    headStyles: { fontStyle: 'bold', textColor: ink.muted },
    bodyStyles: { lineColor: ink.line, lineWidth: { top: 0.5, right: 0, bottom: 0, left: 0 } },
    rowPageBreak: 'avoid',
    didParseCell: ({ cell }) => {
      const text = cell.text.join(' ');
      if (isFigure(text))
        cell.styles.minCellWidth = Math.ceil(pdf.getStringUnitWidth(text) * fontSize) + 2 * cellPadding;
    },
  });
  const pages = pdf.getNumberOfPages();
  for (let page = 1; page <= pages; page += 1) {
    pdf.setPage(page);
    pdf.setFontSize(14).setTextColor(...ink.text);
    pdf.text(printable(title), margin.left, 36);
    pdf.setFontSize(fontSize).setTextColor(...ink.muted);
    pdf.text(`${page} / ${pages}`, width - margin.right, height - 18, { align: 'right' });
  }
  return pdf.output('blob');
}
