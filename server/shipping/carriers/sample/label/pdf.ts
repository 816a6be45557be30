import type { jsPDF } from 'jspdf';
import { interFonts } from '../../../../core/pdf/fonts.ts';
import { size, type Mark, type TextMark } from './layout.ts';

/** Helvetica, built into every PDF reader, or Inter if a character is missing. */
async function chooseFont(pdf: jsPDF, marks: Mark[]): Promise<string> {
  if (marks.every((mark) => !('text' in mark) || /^[ -~\u00a0-\u00ff…]*$/.test(mark.text)))
    return 'helvetica';
  const fonts = await interFonts();
  for (const [index, style] of (['normal', 'bold'] as const).entries()) {
    pdf.addFileToVFS(`${style}.ttf`, fonts[index]?.toString('base64') ?? '');
    pdf.addFont(`${style}.ttf`, 'Inter', style);
  }
  return 'Inter';
}

function write(pdf: jsPDF, { text, x, y, angle }: TextMark) {
  if (angle === undefined) return pdf.text(text, x, y);
  const half = pdf.getTextWidth(text) / 2;
  const radians = (angle * Math.PI) / 180;
  return pdf.text(text, x - half * Math.cos(radians), y + half * Math.sin(radians), { angle });
}

/** Renders the marks as a one-page PDF with searchable text. */
export async function drawPdf(title: string, marks: Mark[]): Promise<Uint8Array> {
  const { jsPDF: Pdf } = await import('jspdf');
  const pdf = new Pdf({ unit: 'pt', format: [size.width, size.height], compress: true });
  const font = await chooseFont(pdf, marks);
  pdf.setProperties({ title });
  for (const mark of marks) {
    if ('text' in mark) {
      pdf.setFont(font, mark.bold ? 'bold' : 'normal').setFontSize(mark.size);
      pdf.setTextColor(Math.round((mark.gray ?? 0) * 255));
      write(pdf, mark);
    } else pdf.rect(mark.x, mark.y, mark.width, mark.height, 'F');
  }
  return new Uint8Array(pdf.output('arraybuffer'));
}
