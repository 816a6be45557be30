import { jsPDF } from 'jspdf';
import { labelPositions, type LabelPosition, type LabelSheet } from './labelSheet.ts';

/** Creates a document with the sheet's pages, measured in points. */
export function createLabelsFile({ page: { width, height } }: LabelSheet): jsPDF {
  const pdf = new jsPDF({ unit: 'pt', format: [width, height], compress: true });
  return pdf.setProperties({ title: 'Labels' });
}

/** Draws labels one after the other, starting at position `first` of the first page, and returns the file. */
export function drawLabels<T>(
  pdf: jsPDF,
  labels: T[],
  sheet: LabelSheet,
  first: number,
  draw: (label: T, position: LabelPosition, index: number) => void,
): Blob {
  for (const [index, position] of labelPositions(labels.length, sheet, first).entries()) {
    while (pdf.getNumberOfPages() <= position.page) pdf.addPage([sheet.page.width, sheet.page.height]);
    draw(labels[index]!, position, index);
  }
  return pdf.output('blob');
}
