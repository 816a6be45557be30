import { createLabelsFile, drawLabels } from '../../../../kit/print/labelsFile.ts';
import { labelSheets, labelSize, type PaperSize } from './paperSizes.ts';

/** Builds a PDF from label images: one per page, or two per sheet starting at position `first`. */
export async function labelsPdf(pictures: Blob[], paper: PaperSize, first: number): Promise<Blob> {
  const images = await Promise.all(pictures.map(async (one) => new Uint8Array(await one.arrayBuffer())));
  const sheet = labelSheets[paper];
  const pdf = createLabelsFile(sheet);
  const { width, height } = labelSize;
  return drawLabels(pdf, images, sheet, first, (image, { left, top }, index) => {
    // A turned label rotates around its bottom left corner, which becomes the bottom right.
    const [x, y, angle] =
      paper === 'label' ? [left, top, 0] : [left + sheet.label.width, top + sheet.label.height - height, 90];
    pdf.addImage(image, 'PNG', x, y, width, height, `label${index}`, 'FAST', angle);
  });
}
