import { jsPDF } from 'jspdf';
import { labelSize, labelPositions, type PaperSize, type SheetSize } from './paperSizes.ts';

const ownSize: [number, number] = [labelSize.width, labelSize.height];

/** Builds a PDF from label images: one per page, or two per sheet starting at position `first`. */
export async function labelsPdf(pictures: Blob[], paper: PaperSize, first: number): Promise<Blob> {
  const images = await Promise.all(pictures.map(async (one) => new Uint8Array(await one.arrayBuffer())));
  const pdf = new jsPDF({ unit: 'mm', format: paper === 'label' ? ownSize : paper, compress: true });
  pdf.setProperties({ title: 'Labels' });
  if (paper === 'label') {
    images.forEach((image, index) => {
      if (index > 0) pdf.addPage(ownSize);
      pdf.addImage(image, 'PNG', 0, 0, labelSize.width, labelSize.height, `label${index}`, 'FAST');
    });
  } else {
    onSheets(pdf, images, paper, first);
  }
  return pdf.output('blob');
}

function onSheets(pdf: jsPDF, images: Uint8Array[], paper: SheetSize, first: number) {
  const positions = labelPositions(images.length, paper, first);
  images.forEach((image, index) => {
    const { page, left, top } = positions[index]!;
    while (pdf.getNumberOfPages() <= page) pdf.addPage(paper);
    // Rotates around the bottom left corner, which becomes the bottom right.
    const corner = { x: left + labelSize.height, y: top + labelSize.width };
    pdf.addImage(
      image,
      'PNG',
      corner.x,
      corner.y - labelSize.height,
      labelSize.width,
      labelSize.height,
      `label${index}`,
      'FAST',
      90,
    );
  });
}
